import { views } from 'virtual:views';
import type { Collection, Group } from './collection.ts';
import { contract, prefixOf, type Schema } from './contract.ts';
import { collectionsOf } from './derived.ts';

const { pages, parts } = collectionsOf(contract, views);

/** The collections with a page, in the order of the navigation. */
export const pageCollections: readonly Collection[] = pages;

/** The same by address. */
export const collections: Readonly<Record<string, Collection>> = Object.fromEntries(pages.map((one) => [one.id, one]));

/** Every collection, by its name. */
export const described: Readonly<Record<string, Collection>> = Object.fromEntries([...pages, ...parts].map((one) => [one.id, one]));

const platformFamilies = new Set(contract.families.flatMap(({ name, contract: of }) => (of === 'platform' ? name : [])));

/** Those of the platform, without those of the account. */
export const platformCollections: readonly Collection[] = pages.filter((one) => platformFamilies.has(one.family));

/** The collections of the platform in a group of the navigation. */
export const collectionsIn = (group: Group): readonly Collection[] => platformCollections.filter((one) => one.group === group);

/** The collection of a record, by id prefix; undefined when its kind has none. */
export const collectionOfId = (id: string): Collection | undefined => pages.find(({ prefix }) => prefix && id.startsWith(`${prefix}_`));

/** The collection whose ids a string may be, if forms offer its records. */
export const offeredFor = (schema: Schema): Collection | undefined => {
  const wanted = prefixOf(schema);
  return wanted ? pages.find(({ prefix, isOffered }) => isOffered && prefix === wanted) : undefined;
};

/** The collection that an event is about: `USER_CREATED` begins with the kind `user`. */
export const collectionOfEvent = (type: string): Collection | undefined =>
  pages
    .filter(({ kind }) => type.startsWith(`${kind.toUpperCase()}_`))
    .sort((one, other) => other.kind.length - one.kind.length)
    .at(0);

/** The page of a record, by id; undefined when its kind has none. */
export const pageOfId = (id: string): string | undefined => {
  const found = collectionOfId(id);
  return found?.get && `/${found.id}/${id}`;
};
