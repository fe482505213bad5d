import { compactJson } from '../core/compact-json.ts';
import { type Document, operationsOf, type Place } from '../documents/document.ts';
import { type Overlay, withOverlay } from '../documents/overlay.ts';
import { constant } from './constant.ts';
import { type Differences, differencesOf } from './differences.ts';
import { isSame, parametersOf } from './essence.ts';
import { demandsOf, isDemanding, mappingType, wordsOf } from './mapping-type.ts';
import { factsOf, recordsOf } from './operation-table.ts';
import { typesOfSchemas } from './types.ts';

/** The facts of an operation in which a version may differ; everything else is decided before the version of a request is known. */
const mayDiffer = new Set(['words', 'texts', 'declared', 'defaultSort', 'deprecations', 'counted']);

type Facts = ReadonlyMap<string, ReturnType<typeof factsOf>>;

const factsIn = (document: Document): Facts =>
  new Map(operationsOf(document).map((place) => [place.operation.operationId, factsOf(document, 'platform', place)]));

/** The facts in `after` that differ from those in `before`. */
const difference = (before: object, after: object): [key: string, value: unknown][] =>
  Object.entries(after).filter(([key, value]) => !isSame(value, before[key as keyof typeof before]));

/** The facts of a version, and those of the latest one. */
interface Compared {
  before: Facts;
  after: Facts;
}

/** The operations that differ, with only those of their facts that differ. */
const differingFacts = ({ operations }: Differences, { before, after }: Compared): Record<string, object> => {
  const facts = [...after].map(([id, own]) => [id, Object.fromEntries(difference(before.get(id)!, own))] as const);
  return Object.fromEntries(facts.filter(([id, own]) => operations.has(id) || Object.keys(own).length > 0));
};

/** Checks that a version has the policy of the latest one. */
const expectSamePolicy = ({ before, after }: Compared): void => {
  for (const [id, facts] of after) {
    const [other] = difference(before.get(id)!, facts).filter(([key]) => !mayDiffer.has(key));
    if (other) throw new Error(`${other[0]} of ${id} differs: a version may differ only in records, bodies, parameters and prose`);
  }
};

const differingRecords = ({ latest, own }: Differences): Record<string, ReturnType<typeof recordsOf>[string]> => {
  const before = recordsOf(latest);
  return Object.fromEntries(Object.entries(recordsOf(own)).filter(([name, facts]) => !isSame(facts, before[name])));
};

const listLanguage = new Set(['sort', 'fields', 'expand']);

/** The names of the required parameters. */
const requiredIn = (document: Document, place: Place): string[] =>
  parametersOf(document, place).flatMap(({ name, required }) => (required ? [name] : []));

/** Refuses differences that no function could map: parameters that are new or no longer required, and a default sort that lists lack. */
const expectMappable = ({ latest, own, operations }: Differences, facts: Compared): void => {
  const records = recordsOf(own);
  const before = new Map(operationsOf(latest).map((place) => [place.operation.operationId, place]));
  for (const place of operationsOf(own).filter(({ operation }) => operations.has(operation.operationId))) {
    const { operationId: id } = place.operation;
    const [was, is] = [facts.before.get(id)!, facts.after.get(id)!];
    const added = is.declared.filter((name) => !listLanguage.has(name) && !was.declared.includes(name));
    if (added.length > 0) throw new Error(`${id} has the parameter ${added[0]}, which the latest version does not have`);
    const lost = requiredIn(latest, before.get(id)!).filter((name) => !requiredIn(own, place).includes(name));
    if (lost.length > 0) throw new Error(`${id} does not require the parameter ${lost[0]}, but the latest version does`);
    const [sort] = is.defaultSort?.split(':') ?? [];
    const { sorts = [] } = (is.record && records[is.record]) || {};
    if (sort && sorts.length > 0 && !sorts.includes(sort)) throw new Error(`x-default-sort of ${id} is ${sort}, by which no list sorts`);
  }
};

const formsOf = (differences: Differences): Record<string, unknown> => {
  const { operations, records, lists } = differences;
  const words = lists.map((name) => [name, wordsOf(differences, name)] as const);
  return {
    operations: Object.fromEntries([...operations].map(([id, { answer, body, parts }]) => [id, { parts: [...parts], answer, body }])),
    records: Object.fromEntries([...records].map(([name, { names, inside }]) => [name, { names, inside }])),
    words: Object.fromEntries(words),
  };
};

/** The files of a version with an overlay. They contain only its differences from the latest version. */
const filesOf = async (
  banner: string,
  name: string,
  differences: Differences,
  differing: Record<string, object>,
): Promise<[string, string][]> => {
  const { own, schemas, same } = differences;
  const demands = demandsOf(differences);
  const latestTypes = "import type { components as Latest } from '../platform/types.ts';\n\n";
  return [
    [`${name}/types.ts`, banner + latestTypes + (await typesOfSchemas(own, schemas, same))],
    [
      `${name}/operations.ts`,
      [
        banner + constant('operations', 'The facts of operations that differ from the latest ones.', differing),
        constant('records', 'The records whose lists differ.', differingRecords(differences)),
        constant('forms', 'What differs in each operation, and how names differ in records and in lists.', formsOf(differences)),
      ].join('\n'),
    ],
    ...(isDemanding(demands) ? [[`${name}/mapping.ts`, banner + mappingType(name, demands)] as [string, string]] : []),
  ];
};

const variable = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The list of the versions with an overlay. */
const versionList = (banner: string, names: readonly string[], demanding: readonly string[]): string => {
  const imports = names.flatMap((name) => [
    `import * as ${variable(name)} from './${name}/operations.ts';`,
    ...(demanding.includes(name) ? [`import type { Mapping as ${variable(name)}_Mapping } from './${name}/mapping.ts';`] : []),
  ]);
  const types = demanding.map((name) => `  readonly '${name}': ${variable(name)}_Mapping;`);
  return [
    banner + imports.join('\n'),
    '\n/** The versions that differ from the latest one, with their differences. */\nexport const differing = {',
    ...names.map((name) => `  '${name}': ${variable(name)},`),
    '} as const;\n',
    '/** The mappings that versions need. */\nexport interface Mappings {',
    ...types,
    '}\n',
  ].join('\n');
};

/** A version with its overlay, and the contract that the overlay applies to. */
export interface Overlaid {
  name: string;
  overlay: Overlay;
}

/**
 * The files of all versions with an overlay.
 * @param expanded makes a contract's document in the dialect of the latest version; it mutates the contract
 */
export const versionFiles = async (
  banner: string,
  contract: Document,
  versions: readonly Overlaid[],
  expanded: (contract: Document) => Document,
): Promise<[string, string][]> => {
  const latest = expanded(structuredClone(contract));
  const before = factsIn(latest);
  const files: [string, string][] = [];
  const [differing, demanding]: [string[], string[]] = [[], []];
  for (const { name, overlay } of versions) {
    const { document, renames } = withOverlay(contract, overlay);
    const differences = differencesOf(latest, expanded(document), renames);
    const compared = { before, after: factsIn(differences.own) };
    expectSamePolicy(compared);
    expectMappable(differences, compared);
    files.push([`${name}/overlay.json`, `${compactJson(overlay)}\n`]);
    // A version that differs only in prose needs no files.
    const facts = differingFacts(differences, compared);
    if (Object.keys(facts).length === 0) continue;
    files.push(...(await filesOf(banner, name, differences, facts)));
    differing.push(name);
    if (isDemanding(demandsOf(differences))) demanding.push(name);
  }
  return [...files, ['differing.ts', versionList(banner, differing, demanding)]];
};
