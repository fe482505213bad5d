/** `an invoice`. */
export const article = (noun: string): string => `${/^[aeio]|^u(?!se|ni)/.test(noun) ? 'an' : 'a'} ${noun}`;

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

/** Where the service of a family is imported from, in the folder of another one. */
export const serviceOf = ({ family, builtIn }: { family: string; builtIn: boolean }): string =>
  builtIn ? '@tessera/platform/built-in' : `../${family}/service.ts`;

/** What the folders of families import from the platform. */
const platform = [
  'byCodePoints',
  'changeEventsOf',
  'changeOf',
  'type Clock',
  'created',
  'defineHandlers',
  'expectVersion',
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
  'orNull',
  'parent',
  'type Principal',
  'type Queries',
  'recordColumns',
  'recordEffects',
  'referringBy',
  'related',
  'type SceneKind',
  'type Schemas',
  'ServiceError',
  'serviceKit',
  'storedInstant',
  'tableOf',
  'transaction',
  'type Tx',
  'type WindowQuery',
  'withVersion',
  'written',
];

/** A file in the folder of a family, with what it imports of the platform. @param others further imports */
export const inFamily = (text: string, others = ''): string => {
  const code = text.replaceAll(/\/\*\*.*\*\//g, '').replaceAll(/'[^'\n]*'/g, "''");
  return `${importing(platform, '@tessera/platform', code)}${others}${text}`;
};
