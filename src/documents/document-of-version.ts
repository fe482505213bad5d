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

/** The folder in `generated/` with the contract of a root; versions of one root share it. */
export const folderOf = (root: string): string => root.replace(/\.yaml$/, '');

/** The document with the prefix of another version in its paths, and in the URLs of its descriptions and examples. */
const underPrefix = (document: Document, from: string, to: string): Document =>
  from === to
    ? document
    : JSON.parse(JSON.stringify(document).replaceAll(new RegExp(`(["\`]|tessera\\.example)/${from}/(?!auth/)`, 'g'), `$1/${to}/`));

/** Makes a version's document from a bundled contract, with its dialect, prefix and lifecycle. Changes the contract in place. */
export const documentOfVersion = (contract: Document, shared: SharedParts, name: string, version: Version, stages: Stages): Document => {
  const { root: _root, title, description, ...rest } = version;
  const document = underPrefix(expand(contract, shared, rest), 'v1', name);
  const info = { ...document.info, title, ...(description ? { description, version: name } : {}) };
  return withLifecycle({ ...document, info }, name, rest, stages);
};
