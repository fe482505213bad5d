import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { graphqlFilesWith } from '../read-yaml.ts';
import type { FieldMap } from './field-map.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds what a file says to what the files before it say. @throws Error for a place that is in both */
const add = (map: Node, part: Node, file: string, path: readonly string[] = []): void => {
  for (const [key, value] of Object.entries(part)) {
    const before = map[key];
    if (before === undefined) map[key] = value;
    else if (isNode(before) && isNode(value)) add(before, value, file, [...path, key]);
    else throw new Error(`${file}: ${[...path, key].join('.')} is in another file of graphql/, too.`);
  }
};

/** The files `graphql/*.map.yaml`, and their texts. */
export const fieldMapFiles = (): [file: string, text: string][] =>
  graphqlFilesWith('.map.yaml').map((file) => [file, readFileSync(file, 'utf8')]);

/**
 * What these files say together. A family has one of its own; it adds to types of others the fields that lead to its records, as its SDL
 * extends these types.
 */
export const joinFieldMap = (files: readonly [file: string, text: string][]): FieldMap => {
  const map: Node = {};
  for (const [file, text] of files) add(map, parse(text), file);
  return map as unknown as FieldMap;
};

export const readFieldMap = (): FieldMap => joinFieldMap(fieldMapFiles());
