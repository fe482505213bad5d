import { makeExecutableSchema } from '@graphql-tools/schema';
import { expect } from 'vitest';
import { sdlSources } from '../../src/codegen/graphql.ts';
import { documentFromSources, readSharedFiles } from '../../src/codegen/sources.ts';
import { nodeDifferences } from '../../src/codegen/surfaces/nodes.ts';
import { completedMap, fieldMapFiles, joinFieldMap } from '../../src/codegen/surfaces/read-field-map.ts';
import { recordDifferences } from '../../src/codegen/surfaces/records.ts';
import { rootDifferences } from '../../src/codegen/surfaces/roots.ts';
import type { Document } from '../../src/documents/document.ts';
import { sharedParts } from '../../src/documents/shared.ts';

const { catalogue } = sharedParts(readSharedFiles());
export const platform = await documentFromSources('v1');
export const sdl = sdlSources(catalogue, platform).join('\n');
const maps = fieldMapFiles();

/** A change of the SDL, of the one map that has a text, or of the document. */
export interface Planted {
  sdl?: [string, string];
  map?: [string, string];
  rest?: (document: Document) => void;
}

const replaced = (text: string, [from, to]: [string, string] = ['', '']): string => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

/** The map, with this change to the one file that has such a text. */
const replacedMap = (change?: [string, string]) => {
  const changed = maps.map(([file, text]): [string, string] => [file, change && text.includes(change[0]) ? replaced(text, change) : text]);
  expect(changed.filter(([, text], index) => text !== maps[index]![1])).toHaveLength(change ? 1 : 0);
  return joinFieldMap(changed);
};

/** How the contracts of REST and GraphQL differ with a change. */
export const differences = (planted: Planted = {}): string[] => {
  const document = structuredClone(platform);
  planted.rest?.(document);
  const surfaces = {
    schema: makeExecutableSchema({ typeDefs: replaced(sdl, planted.sdl) }),
    map: completedMap(replacedMap(planted.map), document),
    platform: document,
    catalogue,
  };
  return [...recordDifferences(surfaces), ...rootDifferences(surfaces), ...nodeDifferences(surfaces)];
};

/** Changes a property of a schema. */
export const property = (schema: string, name: string, changed: object) => (document: Document) => {
  const { properties } = document.components.schemas[schema]!;
  properties![name] = { ...properties![name], ...changed };
};
