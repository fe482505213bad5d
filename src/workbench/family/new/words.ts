import { pascalCase } from '../../../core/client-names.ts';

/** Words whose first sound is a vowel: `hour`, and what has no vowel and is read letter by letter, as `rfc`. */
const vowelSound = /^(?:[aeio]|u(?!s[aeiu]|ni|t[aei]|bi|ra|re|ro)|hour|heir|hono|honest|[fhlmnrsx][^aeiouy]*$)/;

/** Words with a vowel first whose first sound is none: `euro`, `one`. */
const consonantSound = /^(?:e[uw]|on(?:e|ce)(?:$|[ _]))/;

/** `an invoice`, `a euro`. */
export const article = (noun: string): string =>
  `${vowelSound.test(noun) && !consonantSound.test(noun) ? 'an' : 'a'} ${noun.replaceAll('_', ' ')}`;

/** Names that are no nouns: `placed_by`, `is_paid`. */
const isPhrase = (name: string): boolean =>
  /_(?:by|at|on|as|to|for|from|in|into|of|with|until|since|before|after)$/.test(name) ||
  /^(?:is|has|can|was|were|will|should|must|needs|allows|accepts|requires|uses|does|did)_/.test(name);

/** What a field is of a record: `the total`, or the `` `placed_by` `` where its name is no noun. @param spelt the name as the reader writes it */
export const nounOf = (name: string, spelt = name): string => (isPhrase(name) ? `\`${spelt}\`` : name.replaceAll('_', ' '));

/** An import of those names that a text uses; nothing where it uses none. */
export const importing = (names: readonly string[], from: string, text: string): string => {
  const used = names.filter((name) => new RegExp(`\\b${name.replace('type ', '')}\\b`).test(text));
  if (used.length === 0) return '';
  return used.every((name) => name.startsWith('type '))
    ? `import type { ${used.map((name) => name.replace('type ', '')).join(', ')} } from '${from}';\n`
    : `import { ${used.join(', ')} } from '${from}';\n`;
};

/** Those of the texts that there are, each on lines of its own. */
export const lines = (texts: readonly (string | false | undefined)[]): string =>
  texts.filter((text) => typeof text === 'string').join('\n');

/** Imports of the types of services that a text names, in the folder of a family. */
export const serviceTypes = (
  families: readonly { family: string; kind: string; builtIn: boolean }[],
  text: string,
  others: readonly string[] = [],
) => {
  const typeOf = ({ kind }: { kind: string }) => `type ${pascalCase(kind)}Service`;
  const builtIn = families.filter((one) => one.builtIn).map(typeOf);
  const own = families.filter((one) => !one.builtIn);
  return [
    importing([...others, ...builtIn], '@tessera/platform/built-in', text),
    ...own.map((one) => importing([typeOf(one)], `../${one.family}/service.ts`, text)),
  ].join('');
};

/** What the folders of families import from the platform. */
const platform = [
  'allFields',
  'byCodePoints',
  'changeEventsOf',
  'changedFields',
  'changeOf',
  'type Clock',
  'created',
  'defineHandlers',
  'eventOf',
  'expectVersion',
  'exported',
  'type Family',
  'type FamilyResolvers',
  'type FamilySeed',
  'type Given',
  'type IfMatch',
  'type InAccount',
  'type ListQuery',
  'listed',
  'listedUnder',
  'lockedRow',
  'named',
  'noContent',
  'notFound',
  'ok',
  'type OnDelete',
  'orNull',
  'parent',
  'type Principal',
  'type Queries',
  'recordColumns',
  'recordEffects',
  'recordEvent',
  'referringBy',
  'related',
  'type SceneKind',
  'type Schemas',
  'ServiceError',
  'serviceKit',
  'tableOf',
  'transaction',
  'type Tx',
  'type WindowQuery',
  'withoutVersions',
  'withVersion',
  'written',
];

/** A file in the folder of a family, with what it imports of the platform. @param others further imports */
export const inFamily = (text: string, others = ''): string => {
  const code = text.replaceAll(/\/\*\*.*\*\//g, '').replaceAll(/'[^'\n]*'/g, "''");
  return `${importing(platform, '@tessera/platform', code)}${others}${text}`;
};
