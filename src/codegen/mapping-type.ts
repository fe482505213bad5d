import type { ListFacts } from '../documents/list-language.ts';
import { type Differences, factsOfRecord, isSameProperty, valuesOf } from './differences.ts';
import { packageModule } from './package-module.ts';

/** The list words of a record that codegen can map from the version's to the latest, where they differ. */
interface Words {
  filters: Record<string, string>;
  sorts: Record<string, string>;
  expands: Record<string, string>;
}

/** The types of what a version has to map by hand, as source text: by group and name. */
export type Demands = Record<'answers' | 'bodies' | 'filters' | 'sorts' | 'fields' | 'words', Record<string, string>>;

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' | ');
const fieldsType = (entries: readonly (readonly [string, string])[]): string =>
  entries.length === 0 ? 'unknown' : `{ ${entries.map(([name, type]) => `${name}: ${type}`).join('; ')} }`;

/** A property that may have been renamed: its latest name, then the version's. */
const namesOf = ({ records }: Differences, name: string, own: string): [latest: string, own: string] => {
  // A list may differ even if its record is the same.
  const { names = {} } = records.get(name) ?? {};
  return [Object.keys(names).find((before) => names[before] === own) ?? own, own];
};

/** The type of what enum values stand for; undefined for any other field. */
const enumType = (differences: Differences, name: string, field: string, latestFields: readonly string[]): string | undefined => {
  const { latest } = factsOfRecord(differences, name);
  const own = valuesOf(differences.own, name, field);
  const enums = latestFields.filter((one) => latest.filters[one]?.kind === 'enum');
  if (own.length === 0) return undefined;
  return `EnumValues<${quoted(own)}, ${fieldsType(enums.map((one) => [one, quoted(valuesOf(differences.latest, name, one))]))}>`;
};

/** A filter by an enum lists the values; any other is a function. */
const filterType = (differences: Differences, name: string, field: string): string =>
  enumType(differences, name, field, Object.keys(factsOfRecord(differences, name).latest.filters)) ?? 'FilterFunction';

/** A sort names the field; for an enum also the values, because several of them may be equal. */
const sortType = (differences: Differences, name: string, field: string): string => {
  const { sorts, filters } = factsOfRecord(differences, name).latest;
  const byValues = enumType(differences, name, field, sorts);
  return byValues ? `${quoted(sorts.filter((one) => filters[one]?.kind !== 'enum'))} | ${byValues}` : quoted(sorts);
};

type Typed = [word: string, type: string][];

/** The filters of a record's lists: those that codegen maps, and the types of the others. */
const filtersOf = (differences: Differences, name: string): [mapped: Words['filters'], demanded: Typed] => {
  const { latest, own } = factsOfRecord(differences, name);
  const [mapped, demanded]: [Words['filters'], Typed] = [{}, []];
  for (const [field, { kind, nullable }] of Object.entries(own.filters)) {
    const names = namesOf(differences, name, field);
    const before = latest.filters[names[0]];
    const isSame = before?.kind === kind && before.nullable === nullable && isSameProperty(differences, name, names);
    if (!isSame) demanded.push([field, filterType(differences, name, field)]);
    else if (names[0] !== field) mapped[field] = names[0];
  }
  return [mapped, demanded];
};

/** The fields that a record's lists are sorted by: those that codegen maps, and the types of the others. */
const sortsOf = (differences: Differences, name: string): [mapped: Words['sorts'], demanded: Typed] => {
  const { latest, own } = factsOfRecord(differences, name);
  const [mapped, demanded]: [Words['sorts'], Typed] = [{}, []];
  for (const field of own.sorts) {
    const names = namesOf(differences, name, field);
    const isSame = latest.sorts.includes(names[0]) && isSameProperty(differences, name, names);
    if (!isSame) demanded.push([field, sortType(differences, name, field)]);
    else if (names[0] !== field) mapped[field] = names[0];
  }
  return [mapped, demanded];
};

/** The latest name of an expansion, and the version's. In `project.owner`, `owner` is a name of the record that `project` adds. */
const expansionNames = (differences: Differences, name: string, { expands }: ListFacts, word: string): [latest: string, own: string] => {
  const steps = word.split('.');
  const recordAt = (at: number): string => (at === 0 ? name : expands[steps.slice(0, at).join('.')]!.of);
  return [steps.map((step, at) => namesOf(differences, recordAt(at), step)[0]).join('.'), word];
};

const expandsOf = (differences: Differences, name: string): Words['expands'] => {
  const { latest, own } = factsOfRecord(differences, name);
  const words = Object.keys(own.expands).map((word) => expansionNames(differences, name, own, word));
  const [unknown] = words.find(([before]) => !latest.expands[before]) ?? [];
  if (unknown) throw new Error(`${name} has the expansion ${unknown}, which the latest version does not have`);
  return Object.fromEntries(words.filter(([before, word]) => before !== word).map(([before, word]) => [word, before]));
};

/** The words of a record's lists that codegen maps. */
export const wordsOf = (differences: Differences, name: string): Words => ({
  filters: filtersOf(differences, name)[0],
  sorts: sortsOf(differences, name)[0],
  expands: expandsOf(differences, name),
});

/** The type between a latest record and the version's: with the version's names and nested records. */
const betweenType = ({ records }: Differences, name: string): string => {
  const { names, inside } = records.get(name)!;
  const own = Object.entries(inside).map(([key, record]): [string, string] => [key, `Own['schemas']['${record}']`]);
  const renamed = Object.entries(names).map(([before, now]): [string, string] => [before, `'${now}'`]);
  return `Renamed<Latest['schemas']['${name}'], ${fieldsType(renamed)}, ${fieldsType(own)}>`;
};

/** The properties of a latest body that the version lacks. */
const nameless = ({ latest, own, records }: Differences, name: string): string[] => {
  const properties = (document: typeof own) => Object.keys(document.components.schemas[name]?.properties ?? {});
  const { names } = records.get(name)!;
  return properties(latest).filter((property) => !names[property] && !properties(own).includes(property));
};

/** The enum values in a latest record that the version no longer has. */
const lostValues = (differences: Differences, name: string): string[] => {
  const { latest, own } = differences;
  const properties = Object.keys(latest.components.schemas[name]?.properties ?? {});
  const { names } = differences.records.get(name)!;
  return [
    ...new Set(
      properties.flatMap((property) => {
        const kept = valuesOf(own, name, names[property] ?? property);
        return kept.length === 0 ? [] : valuesOf(latest, name, property).filter((value) => !kept.includes(value));
      }),
    ),
  ];
};

/** What the compiler requires of a version's mapping. */
export const demandsOf = (differences: Differences): Demands => {
  const { records, answers, bodies, lists } = differences;
  const demands: Demands = { answers: {}, bodies: {}, filters: {}, sorts: {}, fields: {}, words: {} };
  const isMapped = (name: string) => records.get(name)!.mapped;
  const ownType = (name: string) => `Own['schemas']['${name}']`;
  for (const name of answers.filter(isMapped)) {
    demands.answers[name] = `(latest: ${betweenType(differences, name)}) => ${ownType(name)}`;
    const lost = lostValues(differences, name);
    if (lost.length > 0) demands.words[name] = fieldsType(lost.map((value) => [`'${value}'`, 'string']));
  }
  for (const name of bodies.filter(isMapped)) {
    demands.bodies[name] = `(own: ${ownType(name)}) => ${betweenType(differences, name)}`;
    const lost = nameless(differences, name);
    if (lost.length > 0) demands.fields[name] = fieldsType(lost.map((field) => [field, `keyof ${ownType(name)} | null`]));
  }
  for (const name of lists) {
    const [[, filters], [, sorts]] = [filtersOf(differences, name), sortsOf(differences, name)];
    if (filters.length > 0) demands.filters[name] = fieldsType(filters);
    if (sorts.length > 0) demands.sorts[name] = fieldsType(sorts);
  }
  return demands;
};

/** Whether a version has to map anything by hand. */
export const isDemanding = (demands: Demands): boolean => Object.values(demands).some((group) => Object.keys(group).length > 0);

const comments: Record<keyof Demands, string> = {
  answers: 'Makes a response record from the latest one, which already has the names of this version.',
  bodies: 'Makes the latest body from a request body with the names of this version; codegen renames those.',
  filters: 'What a filter of this version finds, in filters of the latest version.',
  sorts: 'The field of the latest version that a list is sorted by; for an enum, also its values, sorted like those of this version.',
  fields: 'The field that errors name in place of one that this version does not have; null for none.',
  words: 'The words in error messages for values that this version does not have.',
};

/** The source text of the type of a version's mapping. */
export const mappingType = (version: string, demands: Demands): string => {
  const groups = Object.entries(demands).filter(([, entries]) => Object.keys(entries).length > 0);
  const text = groups.map(([group, entries]) => {
    const lines = Object.entries(entries).map(([name, type]) => `    readonly ${name}: ${type};\n`);
    return `  /** ${comments[group as keyof Demands]} */\n  readonly ${group}: {\n${lines.join('')}  };\n`;
  });
  const used = ['EnumValues', 'FilterFunction', 'Renamed'].filter((name) => text.some((group) => group.includes(name)));
  return [
    used.length > 0 ? `import type { ${used.join(', ')} } from '${packageModule('core/version-mapping', 1)}';\n` : '',
    `import type { components as Latest } from '../platform/types.ts';\n`,
    `import type { components as Own } from './types.ts';\n\n`,
    `/** How ${version} is mapped to the latest version and from it, where codegen cannot know it. */\nexport interface Mapping {\n${text.join('')}}\n`,
  ].join('');
};
