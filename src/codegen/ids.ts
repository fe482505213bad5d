import { uncapital } from '../core/client-names.ts';
import type { Document } from '../documents/document.ts';
import { prefixesIn } from '../documents/id-patterns.ts';
import { constant } from './constant.ts';

const kindOf = (schema: string): string => uncapital(schema.slice(0, -'Id'.length));

/** The prefix of each kind of id: a schema `TaskId` with the pattern `^tsk_…` gives `task: 'tsk'`. @throws when two kinds share a prefix */
export const prefixesOf = ({ components }: Document): Record<string, string> => {
  const kinds = new Map<string, string>();
  for (const [name, { pattern }] of Object.entries(components.schemas)) {
    const [prefix, ...others] = prefixesIn(pattern);
    if (!prefix || others.length > 0 || !name.endsWith('Id')) continue;
    const other = kinds.get(prefix);
    if (other) throw new Error(`Ids of ${other} and of ${kindOf(name)} both start with ${prefix}.`);
    kinds.set(prefix, kindOf(name));
  }
  return Object.fromEntries([...kinds].map(([prefix, kind]) => [kind, prefix]));
};

/** The module with the prefixes of the platform's ids. */
export const idPrefixTable = (document: Document): string =>
  constant('recordPrefixes', 'The prefix of an id, by the kind of record.', prefixesOf(document));
