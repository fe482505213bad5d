import { expect } from 'vitest';
import { cameBack, undocumented } from '../contract/answer-check.ts';
import { type PublishedOperation, resolve, type Schema } from '../contract/published.ts';
import type { ValidRequest } from '../requests/fill.ts';
import type { Visit } from './visit.ts';

const typesOf = ({ type }: Schema) => [type ?? []].flat();
const isWhole = (schema: Schema) => typesOf(schema).some((type) => type === 'array' || type === 'object');

/** The lists and objects of a body by their names; what may not be empty in a record, and what has parts that it needs, cannot be emptied. */
const emptiable = ({ body }: PublishedOperation, neverEmpty: readonly string[]): [name: string, schema: Schema][] =>
  Object.entries(resolve(body!.schema).properties ?? {})
    .map(([name, schema]): [string, Schema] => [name, resolve(schema)])
    .filter(([name, schema]) => isWhole(schema) && !schema.minItems && !schema.required && !neverEmpty.includes(name));

/** The valid request without its key, and how its owner sends one. */
const again = async ({ tessera, owner, request }: Visit) => {
  const { key, call } = await owner();
  const send = (one: ValidRequest) => cameBack(tessera.url, key, one);
  return { request: await request(), send, call };
};

export const changesNothingTwice = async (visit: Visit): Promise<void> => {
  await visit.observation();
  const { request, send, call } = await again(visit);
  const events = async () => (await call('GET', '/v1/events?limit=100')).body.data.map(({ id }: { id: string }) => id);
  const first = await send(request);
  const told = await events();
  const second = await send(request);
  const { meta: _one, ...record } = first.body as { meta: object };
  const { meta: _other, ...same } = second.body as { meta: object };
  expect([first.status, second.status, same]).toEqual([200, 200, record]);
  expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
  expect(await events()).toEqual(told);
};

export const emptiesByNull = async (visit: Visit): Promise<void> => {
  const { operation, requests } = visit;
  const { request, send } = await again(visit);
  for (const [name, schema] of emptiable(operation, requests.neverEmpty)) {
    expect([name, typesOf(schema)]).toEqual([name, expect.arrayContaining(['null'])]);
    await send(request);
    const { status, body } = await send({ ...request, body: JSON.stringify({ [name]: null }) });
    const { data } = body as { data: Record<string, unknown> };
    const empty = requests.emptied[name] ?? (typesOf(schema).includes('array') ? [] : {});
    expect([status, data?.[name]]).toEqual([200, empty]);
  }
};

export const saysWhatPatchesItTakes = async (visit: Visit): Promise<void> => {
  const { request, send } = await again(visit);
  const as = (type: string): ValidRequest => ({ ...request, headers: { ...request.headers, 'Content-Type': type } });
  const json = 'application/json';
  for (const other of ['application/merge-patch+json', 'application/json-patch+json']) {
    const refused = await send(as(other));
    expect([refused.status, refused.headers.get('Accept-Patch')]).toEqual([415, json]);
    expect(undocumented(visit.operation, refused)).toEqual([]);
  }
  const options = await fetch(`${visit.tessera.url}${request.path}`, { method: 'OPTIONS' });
  expect(options.headers.get('Accept-Patch')).toBe(json);
};
