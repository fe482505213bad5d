import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { operationAt, pointerOf, wordsOf } from './places.ts';
import { isJson, type Json, valueIn } from './source-files.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const quoted = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

const entriesAt = (document: Json, ...words: string[]): [string, Json][] => {
  const found = valueIn(document, words);
  return isJson(found) ? Object.entries(found).filter((entry): entry is [string, Json] => isJson(entry[1])) : [];
};

const newKeys = (before: unknown, now: unknown): string[] =>
  isJson(now) ? Object.keys(now).filter((key) => !(isJson(before) && key in before)) : [];

/** What began to be deprecated, by its name. */
const deprecated = (name: string, before: Json, now: Json): string[] => {
  if (!now['x-deprecated'] || before['x-deprecated']) return [];
  const end = now['x-sunset'] ? ` It goes away on ${now['x-sunset']}.` : '';
  return [`\`${name}\` is deprecated since ${now['x-deprecated']}.${end}`];
};

const inOperation = (name: string, before: Json, now: Json): string[] => {
  const [cost, costs] = [before['x-rate-cost'] ?? 1, now['x-rate-cost'] ?? 1];
  const added = (key: string) => ((now[key] ?? []) as string[]).filter((kind) => !((before[key] ?? []) as string[]).includes(kind));
  const [emitted, caused] = [added('x-emits'), added('x-causes')];
  return [
    ...deprecated(name, before, now),
    ...(Number(costs) < Number(cost) ? [`\`${name}\` counts as ${costs} requests instead of ${cost}.`] : []),
    ...(emitted.length > 0 ? [`\`${name}\` records ${quoted(emitted)}.`] : []),
    ...(caused.length > 0 ? [`\`${name}\` records ${quoted(caused)} of what else it changes.`] : []),
  ];
};

const operations = (base: Json, next: Json): string[] =>
  entriesAt(next, 'paths').flatMap(([path, item]) =>
    methods
      .filter((method) => isJson(item[method]))
      .flatMap((method) => {
        const name = operationAt(pointerOf(['paths', path, method]));
        const before = valueIn(base, ['paths', path, method]);
        if (isJson(before)) return inOperation(name, before, item[method] as Json);
        return [name.startsWith('frame ') ? `There is the frame \`${name.slice(6)}\`.` : `There is \`${name}\`.`];
      }),
  );

const schemas = (base: Json, next: Json): string[] =>
  entriesAt(next, 'components', 'schemas').flatMap(([name, now]) => {
    const before = valueIn(base, ['components', 'schemas', name]);
    if (!isJson(before)) return [];
    const properties = newKeys(before.properties, now.properties);
    const former = before.enum;
    const values = Array.isArray(now.enum) && Array.isArray(former) ? now.enum.filter((one) => !former.includes(one)) : [];
    const ended = entriesAt(now, 'properties').flatMap(([property, part]) =>
      deprecated(`${name}.${property}`, (valueIn(before, ['properties', property]) ?? {}) as Json, part),
    );
    return [
      ...(properties.length > 0 ? [`\`${name}\` has ${quoted(properties)}.`] : []),
      ...(values.length > 0 ? [`\`${name}\` has the values ${quoted(values.map(String))}.`] : []),
      ...ended,
    ];
  });

const parameterNames = (document: Json, item: unknown, operation: unknown): string[] =>
  [item, operation].flatMap((owner) =>
    entriesAt(owner as Json, 'parameters').map(([, one]) => {
      const parameter = typeof one.$ref === 'string' ? valueIn(document, wordsOf(one.$ref)) : one;
      return String(isJson(parameter) ? parameter.name : '');
    }),
  );

/** The new parameters of an operation; of those derived from one property only the shortest: `name`, not `name_in`. */
const newParameters = (base: Json, next: Json, path: string, method: string): string[] => {
  const [before, now] = [base, next].map((document) => {
    const item = valueIn(document, ['paths', path]);
    return parameterNames(document, item, isJson(item) ? item[method] : undefined);
  }) as [string[], string[]];
  const added = now.filter((name) => !before.includes(name));
  return added.filter((name) => !added.some((one) => one !== name && (name.startsWith(`${one}_`) || name.startsWith(`${one}[`))));
};

/** Maximum number of names in a sentence. */
const named = 3;

const inFew = (names: readonly string[]): string =>
  quoted(names.slice(0, named)) + (names.length > named ? ` and ${names.length - named} more` : '');

/** Parameters added to existing operations. The same addition to several operations is one sentence. */
const parameters = (base: Json, next: Json): string[] => {
  const added = entriesAt(next, 'paths').flatMap(([path, item]) =>
    methods
      .filter((method) => isJson(item[method]) && isJson(valueIn(base, ['paths', path, method])))
      .map((method) => ({ place: operationAt(pointerOf(['paths', path, method])), names: newParameters(base, next, path, method) })),
  );
  const groups = Map.groupBy(
    added.filter(({ names }) => names.length > 0),
    ({ names }) => quoted(names),
  );
  return [...groups].map(([names, places]) => {
    const who = places.map(({ place }) => place);
    return `${inFew(who)} ${who.length > 1 ? 'take' : 'takes'} ${names}.`;
  });
};

const wordsOfFigure = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) && value.every((one) => typeof one === 'number') ? value.join(', ') : undefined;
};

const inside = (value: unknown, words: readonly string[] = []): [name: string, figure: string][] => {
  const figure = wordsOfFigure(value);
  if (figure !== undefined) return [[words.join('.'), figure]];
  return isJson(value) ? Object.entries(value).flatMap(([name, one]) => inside(one, [...words, name])) : [];
};

/** Changed figures, such as the limits of a plan, one sentence each; new ones in one sentence per group. */
const figures = (before: unknown, now: unknown): string[] => {
  const known = new Map(inside(before));
  const found = inside(now).filter(([name, figure]) => known.get(name) !== figure);
  const changed = found
    .filter(([name]) => known.has(name))
    .map(([name, figure]) => `\`${name}\` is ${figure} instead of ${known.get(name)}.`);
  const groups = Map.groupBy(
    found.filter(([name]) => !known.has(name)),
    ([name]) => name.split('.')[0]!,
  );
  const added = [...groups].map(([group, all]) => {
    const single = all[0]![0] === group;
    return single
      ? `\`${group}\` is ${all[0]![1]}.`
      : `\`${group}\` has ${all.map(([name, figure]) => `\`${name.slice(group.length + 1)}\` (${figure})`).join(', ')}.`;
  });
  return [...changed, ...added];
};

const inSdl = async (base: string, next: string): Promise<string[]> => {
  const changes = await diff(makeExecutableSchema({ typeDefs: base }), makeExecutableSchema({ typeDefs: next }));
  return changes
    .filter(({ type, criticality }) => criticality.level !== CriticalityLevel.Breaking && !/^DIRECTIVE|DESCRIPTION|REMOVED$/.test(type))
    .map(({ message }) => `${message.replaceAll("'", '`').replace(/\.?$/, '.')}`);
};

/** What was added to a contract between two promises, in sentences for its readers. */
export const additionsTo = async (contract: string, base: string, next: string): Promise<string[]> => {
  if (contract === 'graphql') return inSdl(base, next);
  const [before, now] = [JSON.parse(base) as Json, JSON.parse(next) as Json];
  if (contract === 'plans') return figures(before, now);
  return [...operations(before, now), ...parameters(before, now), ...schemas(before, now), ...figures(before['x-limits'], now['x-limits'])];
};
