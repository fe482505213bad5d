import { exec } from 'jsonpath-rfc9535';
import type { Document, Json } from './document.ts';
import { inRenamedExamples, type Renames } from './renamed-examples.ts';

/** A change of a contract, in the form of OpenAPI Overlay 1.0, with our own `x-rename`. */
interface Action {
  /** A JSONPath (RFC 9535). */
  target: string;
  description?: string;
  update?: Json;
  remove?: boolean;
  /** The new name of a schema's property, applied to the schema, its required list and its examples. */
  'x-rename'?: string;
}

/** How a version differs from the contract that it extends, from a file of `openapi/versions`. */
export interface Overlay {
  overlay: string;
  info: { title: string; version: string };
  extends: string;
  actions: readonly Action[];
}

type Node = Record<string | number, Json>;
type Place = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, Json> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects are merged, list entries are appended, and everything else is replaced. */
const merged = (target: Json | undefined, update: Json): Json => {
  if (Array.isArray(target)) return [...target, ...[update].flat()];
  if (!isObject(target) || !isObject(update)) return update;
  const changes = Object.entries(update).map(([key, value]) => [key, merged(target[key], value)]);
  return { ...target, ...Object.fromEntries(changes) };
};

const placesOf = (document: Document, target: string, title: string): Place[] => {
  const found: Place[] = [];
  exec(document as Json, target, (_value, path) => found.push([...path]));
  if (found.length === 0) throw new Error(`${title}: the overlay target ${target} matches nothing in the contract`);
  // From last to first, so that removing a list entry does not shift those still to be changed.
  return found.reverse();
};

const parentOf = (document: Document, place: Place): Node =>
  place.slice(0, -1).reduce<unknown>((node, key) => (node as Node)[key], document) as Node;

const remove = (document: Document, place: Place): void => {
  const parent = parentOf(document, place);
  const key = place.at(-1)!;
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
};

const update = (document: Document, place: Place, value: Json): void => {
  const parent = parentOf(document, place);
  parent[place.at(-1)!] = merged(parent[place.at(-1)!], value);
};

/** Renames a property of a schema, keeping its position. @returns the schema and the two names */
const rename = ({ components: { schemas } }: Document, place: Place, to: string): [schema: string, from: string] => {
  const [, section, name, properties, from, ...inside] = place.map(String) as [string, string, string, string, string];
  const schema = section === 'schemas' && properties === 'properties' && inside.length === 0 ? schemas[name] : undefined;
  if (!schema?.properties || !from) throw new Error(`x-rename only applies to properties of schemas, not to ${place.join('/')}`);
  if (to in schema.properties) throw new Error(`${name} already has a property ${to}`);
  const named = (key: string) => (key === from ? to : key);
  schema.properties = Object.fromEntries(Object.entries(schema.properties).map(([key, value]) => [named(key), value]));
  if (schema.required) schema.required = schema.required.map(named);
  for (const property of Object.values(schema.properties)) if (property['x-expand'] === from) property['x-expand'] = to;
  return [name, from];
};

/**
 * Applies an overlay to a contract.
 * @returns the places that each action has changed, too
 * @throws Error for a target that matches nothing, and for a change that the contract does not allow
 */
export const withOverlay = (
  contract: Document,
  { info, actions }: Overlay,
): { document: Document; renames: Renames; places: { at: number; place: Place }[] } => {
  const document = structuredClone(contract);
  const renames: Record<string, Record<string, string>> = {};
  const places: { at: number; place: Place }[] = [];
  for (const [at, action] of actions.entries())
    for (const place of placesOf(document, action.target, info.title)) {
      places.push({ at, place });
      if (action.remove) remove(document, place);
      else if (action['x-rename']) {
        const [schema, from] = rename(document, place, action['x-rename']);
        renames[schema] = { ...renames[schema], [from]: action['x-rename'] };
      } else update(document, place, action.update ?? {});
    }
  return { document: inRenamedExamples(document, renames), renames, places };
};
