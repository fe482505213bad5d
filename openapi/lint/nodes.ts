// Moving about in a contract: following references, and what a schema is.
import type { UserContext } from '@redocly/openapi-core';

export type Dict = Record<string, unknown>;

export type Schema = Dict & {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  examples?: unknown[];
};

export type Location = UserContext['location'];

/** A node as it is written, with the place it is written at. */
export interface Place<T = Dict> {
  node: T;
  location: Location;
}

export const isDict = (value: unknown): value is Dict => typeof value === 'object' && value !== null && !Array.isArray(value);

export const isReference = (value: unknown): value is Dict & { $ref: string } => isDict(value) && typeof value.$ref === 'string';

/** The last word of a reference: the name of what it leads to. */
export const nameOfReference = (node: unknown): string => (isReference(node) ? node.$ref.slice(node.$ref.lastIndexOf('/') + 1) : '');

/** The node that a reference leads to, or the node itself; undefined when the reference leads nowhere, which another rule reports. */
export function settle(ctx: UserContext, place: Place<unknown>): Place | undefined {
  if (!isReference(place.node)) return isDict(place.node) ? (place as Place) : undefined;
  const target = ctx.resolve<Dict>(place.node, place.location.source.absoluteRef);
  return target.location && isDict(target.node) ? { node: target.node, location: target.location } : undefined;
}

/** Walks down by keys, through references on the way; the last node is settled too. */
export function dig(ctx: UserContext, start: Place<unknown>, keys: string[]): Place | undefined {
  let place = settle(ctx, start);
  for (const key of keys) {
    if (!place) return undefined;
    place = settle(ctx, { node: place.node[key], location: place.location.child([key]) });
  }
  return place;
}

/** The schema of `data` in the envelope that an operation answers one status with. */
export const answeredData = (ctx: UserContext, operation: Place, status: string): Place | undefined =>
  dig(ctx, operation, ['responses', status, 'content', 'application/json', 'schema', 'properties', 'data']);

/** The record that an operation lists: the items of `data` in its 200; undefined when the operation is no list. */
export function listedRecord(ctx: UserContext, operation: Place): Place | undefined {
  const data = answeredData(ctx, operation, '200');
  return data?.node.type === 'array' ? dig(ctx, data, ['items']) : undefined;
}

/** The types that a schema allows, without null. */
export const typesOf = (schema: Dict): string[] =>
  [schema.type].flat().filter((type): type is string => typeof type === 'string' && type !== 'null');

const SCALARS = new Set(['string', 'number', 'integer', 'boolean']);

export const isScalar = (schema: Dict): boolean => typesOf(schema).some((type) => SCALARS.has(type));

/** A media type whose body is bytes that no schema describes. */
export const isBytes = (mediaType: string): boolean => /^(\*\/\*|application\/octet-stream|image\/.*)$/.test(mediaType);

/** The media type of OAuth's requests. RFC 6749 has unknown parameters ignored, so such a body is never closed. */
export const isForm = (mediaType: string): boolean => mediaType === 'application/x-www-form-urlencoded';
