import { readFileSync } from 'node:fs';
import { versionFiles } from '../../src/codegen/version-files.ts';
import type { Document } from '../../src/documents/document.ts';
import { expand, wholeContract } from '../../src/documents/expand.ts';
import type { Overlay } from '../../src/documents/overlay.ts';
import { sharedParts } from '../../src/documents/shared.ts';

const generated = (file: string) => JSON.parse(readFileSync(new URL(`../../generated/${file}`, import.meta.url), 'utf8'));

const contract: Document = generated('platform/contract.json');
// The platform, and in it an expansion that leads through another record.
const { webhook_id } = contract.components.schemas.Delivery!.properties!;
Object.assign(contract.components.schemas.Delivery!.properties!, {
  webhook_id: { ...webhook_id, 'x-expand': 'webhook' },
  webhook: { $ref: '#/components/schemas/Webhook' },
});
const parts = sharedParts(generated('shared.json'));

const make = async (actions: Overlay['actions']): Promise<Map<string, string>> => {
  const overlay = { overlay: '1.0.0', info: { title: '', version: '' }, extends: '', actions };
  return new Map(await versionFiles('', contract, [{ name: 'v9', overlay }], (one) => expand(one, parts, wholeContract)));
};
const made = new Map<string, Promise<Map<string, string>>>();

/** What codegen makes of a version with these changes, by the names of the files; it is made once, which takes a second. */
export const filesFor = (...actions: Overlay['actions']): Promise<Map<string, string>> => {
  const key = JSON.stringify(actions);
  if (!made.has(key)) made.set(key, make(actions));
  return made.get(key)!;
};

/** What the expansions of a version are called in the latest one, by their record, of those that differ. */
export const expandsIn = (files: ReadonlyMap<string, string>): Record<string, object> => {
  const found = files.get('v9/operations.ts')!.matchAll(/"(\w+)": \{ "filters": \{\}, "sorts": \{\}, "expands": (\{[^}]*\})/g);
  return Object.fromEntries([...found].map(([, name, words]) => [name, JSON.parse(words!)]));
};
