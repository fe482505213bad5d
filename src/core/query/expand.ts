/** A related record that `expand` can add: the property with its id, in the record that it is added to, and the kind of the record. */
export interface Expansion {
  readonly by: string;
  readonly of: string;
}

/** The expansions that `expand` asks for, each once: `project.owner` asks for `project`, too, which then precedes it. */
export const expansionsIn = (expand: readonly string[]): string[] => {
  const paths = expand.map((name) => name.split('.'));
  return [...new Set(paths.flatMap((path) => path.map((_, at) => path.slice(0, at + 1).join('.'))))];
};

/** What is added to records, and how it is loaded. */
interface Wanted {
  names: readonly string[];
  expansions: Readonly<Record<string, Expansion>>;
  /** Loads records of a kind by id: those that exist and that the caller sees. */
  load: (kind: string, ids: readonly string[]) => Promise<ReadonlyMap<string, object>>;
}

type Fields = Readonly<Record<string, unknown>>;

const idsIn = (records: readonly object[], by: string): string[] => [
  ...new Set(records.map((record) => (record as Fields)[by]).filter((id) => typeof id === 'string')),
];

/** The related records of one expansion by id, with what is added to them. */
const relatedBy = async (records: readonly object[], name: string, wanted: Wanted) => {
  const { by, of } = wanted.expansions[name]!;
  const loaded = await wanted.load(of, idsIn(records, by));
  const whole = await withRelated([...loaded.values()], `${name}.`, wanted);
  const related = new Map([...loaded.keys()].map((id, at) => [id, whole[at]]));
  return (record: object) => related.get((record as Fields)[by] as string);
};

/** @param above the expansion that the records are of, with a dot after it; empty for the first records */
const withRelated = async <R extends object>(records: readonly R[], above: string, wanted: Wanted): Promise<R[]> => {
  const names = wanted.names.filter((name) => name.startsWith(above) && !name.includes('.', above.length));
  const relations = await Promise.all(names.map((name) => relatedBy(records, name, wanted)));
  return records.map((record) => {
    const related = relations.map((relatedTo, at) => [names[at]!.slice(above.length), relatedTo(record)] as const);
    return { ...record, ...Object.fromEntries(related.filter(([, one]) => one !== undefined)) };
  });
};

/**
 * Adds related records to records, and others to these, with one load per expansion, whatever the number of records. A record whose
 * related record does not exist stays unchanged.
 * @param names the expansions as `expansionsIn` lists them
 */
export const expandRecords = <R extends object>(
  records: readonly R[],
  names: readonly string[],
  expanding: Omit<Wanted, 'names'>,
): Promise<R[]> => withRelated(records, '', { ...expanding, names });
