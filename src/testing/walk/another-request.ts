import { invalidity } from '../contract/answer-check.ts';
import { nowhere, type PublishedOperation, resolve, type Schema } from '../contract/published.ts';
import type { ValidRequest } from '../requests/fill.ts';

/** Other values of a property. */
const others = (schema: Schema, value: unknown): unknown[] => {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => others(resolve(one), value));
  if (schema.enum) return schema.enum.filter((one) => one !== value);
  if (typeof value === 'string') return [`${value}x`];
  if (typeof value === 'number') return [value + 1, value - 1];
  return typeof value === 'boolean' ? [!value] : [];
};

/** The body with one property changed, or without one, such that it is valid still. */
const anotherBody = (declared: Schema, body: Record<string, unknown>): object | undefined => {
  const { properties = {} } = resolve(declared);
  const changed = Object.entries(body).flatMap(([name, value]) =>
    others(resolve(properties[name] ?? {}), value).map((other) => ({ ...body, [name]: other })),
  );
  const shortened = Object.keys(body).map((name) => Object.fromEntries(Object.entries(body).filter(([one]) => one !== name)));
  return [...changed, ...shortened].find((one) => invalidity(declared, one).length === 0);
};

/** Another valid request of the same operation: of another body or about another record; undefined when there is only one request. */
export const anotherRequest = (operation: PublishedOperation, request: ValidRequest): ValidRequest | undefined => {
  const body = operation.body && typeof request.body === 'string' && anotherBody(operation.body.schema, JSON.parse(request.body));
  if (body) return { ...request, body: JSON.stringify(body) };
  return operation.path.includes('{') ? { ...request, path: nowhere(operation) } : undefined;
};
