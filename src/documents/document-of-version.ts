import type { Document } from './document.ts';
import { eventSchemas } from './events.ts';
import { type Dialect, expand } from './expand.ts';
import { changedSchemas, withLatestEvents } from './latest-events.ts';
import { type Lifecycle, type Stages, withLifecycle } from './lifecycle.ts';
import { type Overlay, withOverlay } from './overlay.ts';
import type { SharedParts } from './shared.ts';

/** A version of the platform API in the registry of versions. */
export interface Version extends Dialect, Lifecycle {
  root: string;
  /** The file of its overlay on the root; the latest version has none. */
  overlay?: string;
  title: string;
  description?: string;
}

/** The folder in `generated/` with the root's contract; versions of one root share it. */
export const folderOf = (root: string): string => root.replace(/\.yaml$/, '');

/** Replaces the version prefix in the paths, descriptions and examples of a document. */
const underPrefix = (document: Document, from: string, to: string): Document =>
  from === to
    ? document
    : JSON.parse(JSON.stringify(document).replaceAll(new RegExp(`(["\`]|tessera\\.example)/${from}/(?!auth/)`, 'g'), `$1/${to}/`));

/** The expanded contract of a version, under the paths of the latest one. */
const expanded = (contract: Document, shared: SharedParts, dialect: Dialect, overlay: Overlay | undefined): Document => {
  if (!overlay) return expand(contract, shared, dialect);
  const latest = contract.components.schemas;
  const { document: own } = withOverlay(contract, overlay);
  const changed = changedSchemas(latest, own.components.schemas);
  const document = expand(own, shared, dialect);
  withLatestEvents(document, latest, changed, Object.keys(eventSchemas(shared.catalogue)));
  return document;
};

/** Makes a version's document from a bundled contract and the version's overlay, with its dialect, prefix and lifecycle. Mutates the contract. */
export const documentOfVersion = (
  contract: Document,
  shared: SharedParts,
  name: string,
  version: Version,
  stages: Stages,
  overlay?: Overlay,
): Document => {
  const { root: _root, overlay: _overlay, title, description, ...rest } = version;
  const document = underPrefix(expanded(contract, shared, rest, overlay), 'v1', name);
  const info = { ...document.info, title, ...(description ? { description, version: name } : {}) };
  return withLifecycle({ ...document, info }, name, rest, stages);
};
