import { contractFromSources, readOverlay, readRegistry, readSharedFiles } from '../codegen/sources.ts';
import { compactJson } from '../core/compact-json.ts';
import { documentOfVersion } from '../documents/document-of-version.ts';
import { type Overlay, withOverlay } from '../documents/overlay.ts';
import type { Renames } from '../documents/renamed-examples.ts';
import { sharedParts } from '../documents/shared.ts';
import { essentialsOf } from './promised.ts';

/** The same overlay, with the original names. */
const undone = (overlay: Overlay, renames: Renames): Overlay => {
  const actions = Object.entries(renames).flatMap(([schema, names]) =>
    Object.entries(names).map(([from, to]) => ({ target: `$.components.schemas['${schema}'].properties['${to}']`, 'x-rename': from })),
  );
  return { ...overlay, actions: [...overlay.actions, ...actions] };
};

/** What programs rely on in a version, with the names of the latest one: a comparison cannot recognize a renaming. */
export const promiseWithLatestNames = async (name: string): Promise<{ promise: string; renames: Renames }> => {
  const { versions, stages } = readRegistry();
  const version = versions[name]!;
  const contract = await contractFromSources(name);
  const overlay = readOverlay(version);
  const { renames } = overlay ? withOverlay(contract, overlay) : { renames: {} };
  const parts = sharedParts(readSharedFiles());
  const document = documentOfVersion(contract, parts, name, version, stages, overlay && undone(overlay, renames));
  return { promise: compactJson(essentialsOf(document)), renames };
};
