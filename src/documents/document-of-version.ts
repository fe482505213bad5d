import type { Document } from './document.ts';
import { type Dialect, expand } from './expand.ts';
import { type Lifecycle, type Stages, withLifecycle } from './lifecycle.ts';
import type { SharedParts } from './shared.ts';

/** A version of the platform API, as the registry of versions has it. */
export interface Version extends Dialect, Lifecycle {
  root: string;
  title: string;
  description?: string;
}

/** Where the contract of a root stands in `generated/`; versions of one root share it. */
export const folderOf = (root: string): string => root.replace(/\.yaml$/, '');

/** The same document under another version's prefix: its paths, and the addresses that its prose and examples name. */
const underPrefix = (document: Document, from: string, to: string): Document =>
  from === to
    ? document
    : JSON.parse(JSON.stringify(document).replaceAll(new RegExp(`(["\`]|tessera\\.example)/${from}/(?!auth/)`, 'g'), `$1/${to}/`));

/** A bundled contract as the document of one version: in its manner, under its prefix, with its life. Changes the contract in place. */
export const documentOfVersion = (contract: Document, shared: SharedParts, name: string, version: Version, stages: Stages): Document => {
  const { root: _root, title, description, ...rest } = version;
  const document = underPrefix(expand(contract, shared, rest), 'v1', name);
  const info = { ...document.info, title, ...(description ? { description, version: name } : {}) };
  return withLifecycle({ ...document, info }, name, rest, stages);
};
