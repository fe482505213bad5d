import { type Examples, readExamples } from '../../contract/examples.ts';
import { bodyOfAnswerViolations } from '../../contract/own-answers.ts';
import { idAt, newId } from '../../core/ids.ts';
import { isObject } from '../../core/is-object.ts';
import { type Context, type Problem, pathOf, type Reference, type SceneKind, type SceneRecord, unknownField } from '../../kit/scene.ts';
import { createSeededRandom } from '../../seed/seeded-random.ts';
import { readEmptyValues } from './empty-values.ts';

/** The completed records of a scene, by list. */
export type Scene = Readonly<Record<string, readonly SceneRecord[]>>;

/** The properties that a record of a scene can have. */
const knownOf = ({ operationId, besides = [] }: SceneKind, example: Examples): string[] => [
  ...Object.keys(example(operationId)),
  ...besides,
];

/** How a record violates its contract. */
const violationsOf = ({ besides = [], operationId, check }: SceneKind, record: SceneRecord, known: readonly string[]): Problem[] => {
  const surplus = Object.keys(record).filter((field) => !known.includes(field));
  const shown = Object.fromEntries(Object.entries(record).filter(([field]) => known.includes(field) && !besides.includes(field)));
  const found = bodyOfAnswerViolations(operationId, 200, { data: shown, meta: { request_id: newId('request') } }) ?? [];
  return [
    ...surplus.map((field) => unknownField([field], known)),
    ...found.map(({ field, ...others }) => ({ path: pathOf(field).slice(1), ...others })),
    ...(check?.(record) ?? []),
  ];
};

const idsOf = (records: readonly SceneRecord[]) => new Set(records.map(({ id }) => id));

/** Every id that a record refers to, with the list that has it. */
const referencesOf = ({ references = {}, refersTo }: SceneKind, record: SceneRecord): Reference[] => [
  ...Object.entries(references).map(([field, kind]) => ({ path: [field], kind, id: record[field] })),
  ...(refersTo?.(record) ?? []),
];

const danglingIn = (kinds: readonly SceneKind[], scene: Scene): Problem[] => {
  const ids = new Map(kinds.map(({ name }) => [name as string, idsOf(scene[name]!)]));
  return kinds.flatMap((of) =>
    scene[of.name]!.flatMap((record, at) =>
      referencesOf(of, record)
        .filter(({ kind, id }) => typeof id === 'string' && !ids.get(kind)!.has(id))
        .map(({ path, kind, id }) => ({
          path: [of.name, at, ...path],
          message: `The scene has no ${id} among its ${kind}.`,
          code: 'unknown_reference',
        })),
    ),
  );
};

const repeatedIn = (name: string, records: readonly SceneRecord[], field: string, read: (record: SceneRecord) => unknown): Problem[] => {
  const first = new Map<unknown, number>();
  return records.flatMap((record, at) => {
    const value = read(record);
    const before = first.get(value);
    if (before === undefined) first.set(value, at);
    return before === undefined ? [] : [{ path: [name, at, field], message: `Duplicates ${name}[${before}].`, code: 'duplicate_items' }];
  });
};

const repeated = (kinds: readonly SceneKind[], scene: Scene): Problem[] => [
  ...kinds.flatMap(({ name }) => repeatedIn(name, scene[name]!, 'id', ({ id }) => id)),
  ...repeatedIn('users', scene.users!, 'email', ({ email }) => String(email).toLowerCase()),
];

/** Every scene has the mock's administrator. */
const withAdmin = (users: readonly SceneRecord[], admin: SceneRecord): SceneRecord[] =>
  users.some(({ id }) => id === admin.id) ? [...users] : [...users, admin];

interface Surroundings extends Context {
  kinds: readonly SceneKind[];
  /** The owner of records that name nobody. */
  admin: SceneRecord;
  /** The generator of ids that a scene omits. */
  seed: number;
}

/** Completes the records of a scene with the contract's defaults, and validates them. */
export const checkScene = (given: unknown, { kinds, admin, seed, ...context }: Surroundings): { scene: Scene; problems: Problem[] } => {
  const random = createSeededRandom(seed);
  const example = readExamples();
  const emptyValues = readEmptyValues();
  const problems: Problem[] = [];
  const names: readonly string[] = kinds.map(({ name }) => name);
  const lists: SceneRecord = isObject(given) ? given : {};
  if (!isObject(given)) problems.push({ path: [], message: `Must be an object with lists: ${names.join(', ')}.`, code: 'invalid_type' });
  for (const name of Object.keys(lists)) if (!names.includes(name)) problems.push(unknownField([name], names));

  const completed = (
    { id: kind, defaults = () => ({}), complete = (record) => record }: SceneKind,
    record: SceneRecord,
    known: readonly string[],
    empty: SceneRecord,
  ): SceneRecord => {
    const created_at = record.created_at ?? context.at;
    const time = Date.parse(String(created_at));
    // Ids cannot contain a time before 1970.
    const id = idAt(kind, Number.isNaN(time) ? 0 : Math.max(0, time), random.bytes());
    const times = known.includes('updated_at') ? { created_at, updated_at: created_at } : { created_at };
    const otherwise = { ...empty, ...defaults(record, { ...context, at: String(created_at) }) };
    return complete({ id, ...times, ...otherwise, ...record });
  };

  const recordsOf = (kind: SceneKind): SceneRecord[] => {
    const { name } = kind;
    const list = lists[name] ?? [];
    if (!Array.isArray(list)) {
      problems.push({ path: [name], message: 'Must be a list of records.', code: 'invalid_type' });
      return [];
    }
    const known = knownOf(kind, example);
    const empty = emptyValues(kind.operationId);
    return list.flatMap((one: unknown, at): SceneRecord[] => {
      if (!isObject(one)) {
        problems.push({ path: [name, at], message: 'Must be a record.', code: 'invalid_type' });
        return [];
      }
      const record = completed(kind, one, known, empty);
      problems.push(...violationsOf(kind, record, known).map(({ path, ...others }) => ({ path: [name, at, ...path], ...others })));
      return [record];
    });
  };
  const own = Object.fromEntries(kinds.map((kind) => [kind.name, recordsOf(kind)]));
  const scene = { ...own, users: withAdmin(own.users!, admin) };
  return { scene, problems: [...problems, ...danglingIn(kinds, scene), ...repeated(kinds, scene)] };
};
