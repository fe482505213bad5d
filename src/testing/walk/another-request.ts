import { isDeepStrictEqual } from 'node:util';
import { invalidity } from '../contract/answer-check.ts';
import { nowhere, type PublishedOperation, resolve, type Schema } from '../contract/published.ts';
import type { ValidRequest } from '../requests/fill.ts';

/** Another digit or letter, such that the first day of a month does not become the zeroth. */
const another = (character: string): string => {
  if (!/\d/.test(character)) return character === 'a' ? 'b' : 'a';
  return { 0: '1', 1: '2' }[character] ?? String(Number(character) - 1);
};

/** A text with another last digit or letter: what was an id, a date or a time mostly is one again. */
const respelt = (text: string): string => text.replace(/[a-z\d](?=[^a-z\d]*$)/, another);

/** Other values of a property, of which not all need to be valid. */
const others = (declared: Schema, value: unknown): unknown[] => {
  const schema = resolve(declared);
  if (schema.anyOf) return schema.anyOf.flatMap((one) => others(one, value));
  const listed = (schema.enum ?? schema.examples ?? []).filter((one) => !isDeepStrictEqual(one, value));
  if (schema.enum) return listed;
  if (typeof value === 'string') return [`${value}x`, respelt(value), ...listed];
  if (typeof value === 'number') return [value + 1, value - 1, ...listed];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) return [value.slice(1), ...listed];
  const changed = Object.entries(value ?? {}).flatMap(([name, entry]) =>
    others(schema.properties?.[name] ?? {}, entry).map((other) => ({ ...(value as object), [name]: other })),
  );
  return [...changed, ...listed];
};

/** The body with one property changed, or without one, such that it is valid still. */
const anotherBody = (declared: Schema, body: Record<string, unknown>): object | undefined => {
  const shortened = Object.keys(body).map((name) => Object.fromEntries(Object.entries(body).filter(([one]) => one !== name)));
  const isOther = (one: unknown): one is object => !isDeepStrictEqual(one, body) && invalidity(declared, one).length === 0;
  return [...others(declared, body), ...shortened].find(isOther);
};

const lackingOther = ({ operationId, body }: PublishedOperation): Error =>
  new Error(
    `Tests need a second valid body of ${operationId}, to send it under the Idempotency-Key of the first. No property of its example ${JSON.stringify(body?.example)} can be left out or have another value that fits its schema. Add a second value to the \`examples\` of one of these properties in its schema.`,
  );

/**
 * Another valid request of the same operation: of another body or about another record; undefined when there is only one request.
 * @throws Error where the contract has no second body for a path that names no record
 */
export const anotherRequest = (operation: PublishedOperation, request: ValidRequest): ValidRequest | undefined => {
  const isJson = operation.body !== undefined && typeof request.body === 'string';
  const body = isJson ? anotherBody(operation.body!.schema, JSON.parse(request.body as string)) : undefined;
  if (body) return { ...request, body: JSON.stringify(body) };
  if (operation.path.includes('{')) return { ...request, path: nowhere(operation) };
  if (isJson) throw lackingOther(operation);
  return undefined;
};
