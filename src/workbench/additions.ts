import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { operationAt } from './compatibility.ts';
import { pointerOf } from './places.ts';
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
  const emitted = ((now['x-emits'] ?? []) as string[]).filter((kind) => !((before['x-emits'] ?? []) as string[]).includes(kind));
  return [
    ...deprecated(name, before, now),
    ...(Number(costs) < Number(cost) ? [`\`${name}\` counts as ${costs} requests instead of ${cost}.`] : []),
    ...(emitted.length > 0 ? [`\`${name}\` records ${quoted(emitted)}.`] : []),
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
    const values =
      Array.isArray(now.enum) && Array.isArray(before.enum) ? now.enum.filter((one) => !(before.enum as unknown[]).includes(one)) : [];
    const ended = entriesAt(now, 'properties').flatMap(([property, part]) =>
      deprecated(`${name}.${property}`, (valueIn(before, ['properties', property]) ?? {}) as Json, part),
    );
    return [
      ...(properties.length > 0 ? [`\`${name}\` has ${quoted(properties)}.`] : []),
      ...(values.length > 0 ? [`\`${name}\` has the values ${quoted(values.map(String))}.`] : []),
      ...ended,
    ];
  });

/** The parameters that came to a document: of lists of a record those with the shortest names, which the others are made from. */
const parameters = (base: Json, next: Json): string[] => {
  const added = newKeys(valueIn(base, ['components', 'parameters']), valueIn(next, ['components', 'parameters']));
  const roots = added.filter((name) => !added.some((one) => one !== name && (name.startsWith(`${one}_`) || name.startsWith(`${one}.`))));
  return roots.map((name) => {
    const [record, ...field] = name.split('.');
    return field.length > 0 ? `Lists of \`${record}\` take \`${field.join('.')}\`.` : `There is the parameter \`${name}\`.`;
  });
};

/** Figures that are other ones now, such as the limits of a plan. */
const figures = (before: unknown, now: unknown, words: string[] = []): string[] => {
  if (!isJson(now))
    return typeof now === 'number' && before !== now
      ? [`\`${words.join('.')}\` is ${now}${typeof before === 'number' ? ` instead of ${before}` : ''}.`]
      : [];
  return Object.entries(now).flatMap(([name, inside]) => figures(isJson(before) ? before[name] : undefined, inside, [...words, name]));
};

const inSdl = async (base: string, next: string): Promise<string[]> => {
  const changes = await diff(makeExecutableSchema({ typeDefs: base }), makeExecutableSchema({ typeDefs: next }));
  return changes
    .filter(({ type, criticality }) => criticality.level !== CriticalityLevel.Breaking && !/^DIRECTIVE|DESCRIPTION|REMOVED$/.test(type))
    .map(({ message }) => `${message.replaceAll("'", '`').replace(/\.?$/, '.')}`);
};

/** What came to a contract between two promises, in sentences for its readers. */
export const additionsTo = async (contract: string, base: string, next: string): Promise<string[]> => {
  if (contract === 'graphql') return inSdl(base, next);
  const [before, now] = [JSON.parse(base) as Json, JSON.parse(next) as Json];
  if (contract === 'plans') return figures(before, now);
  return [...operations(before, now), ...parameters(before, now), ...schemas(before, now), ...figures(before['x-limits'], now['x-limits'])];
};
