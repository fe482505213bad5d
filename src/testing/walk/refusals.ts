import { expect } from 'vitest';
import { anAddress } from '../addresses.ts';
import { cameBack, errorIn, undocumented } from '../contract/answer-check.ts';
import { breaksOf, isRepeated, textBreaksOf } from '../contract/broken-input.ts';
import { isForSignedIn, nowhere, type PublishedOperation, resolve, type Schema } from '../contract/published.ts';
import type { Answered, Caller } from '../tessera.ts';
import type { Visit } from './visit.ts';

/** Holds an answer, with its headers, against what is documented of it. */
const fits = (operation: PublishedOperation, { status, headers, body }: Answered) => {
  const type = headers.get('content-type')?.split(';')[0];
  expect(undocumented(operation, { status, headers, type, body })).toEqual([]);
};

/** The request about records that nobody has. */
const ask = ({ operation }: Visit, caller: Caller, body?: unknown, headers?: Record<string, string>) =>
  caller.call(operation.method, nowhere(operation), body, headers);

const expectRefusal = (operation: PublishedOperation, answer: Answered, status: number, code: string) => {
  expect([answer.status, errorIn(answer.body).code]).toEqual([status, code]);
  fits(operation, answer);
};

export const withoutCredentials = async ({ operation, tessera }: Visit): Promise<void> => {
  // Nobody uses up the requests that an address has without credentials.
  const from = { 'X-Forwarded-For': anAddress(), 'X-Forwarded-Proto': 'https' };
  for (const bad of [{}, { Authorization: 'Bearer nonsense' }, { 'X-Session-Token': 'nonsense' }]) {
    const answer = await fetch(`${tessera.url}${nowhere(operation)}`, { method: operation.method, headers: { ...bad, ...from } });
    expect(answer.status).toBe(401);
    fits(operation, { status: answer.status, headers: answer.headers, body: await answer.json() });
  }
};

export const toViewers = async (visit: Visit): Promise<void> =>
  expectRefusal(visit.operation, await ask(visit, visit.viewer), 403, 'insufficient_permissions');

/** An id that nobody has, and one that is none. */
export const ofNothing = async ({ operation, admin }: Visit): Promise<void> => {
  for (const path of [nowhere(operation), nowhere(operation, 'nothing')]) {
    const answer = await admin.call(operation.method, path, operation.body?.example);
    expect([path, answer.status]).toEqual([path, 404]);
    fits(operation, answer);
  }
};

/** The valid request, but for a version that the record does not have. */
export const ofAnotherVersion = async (visit: Visit): Promise<void> => {
  const { key, call } = await visit.owner();
  const request = await visit.request();
  const events = async () => (await call('GET', '/v1/events?limit=100')).body.data.map(({ id }: { id: string }) => id);
  const before = await events();
  const answer = await cameBack(visit.tessera.url, key, { ...request, headers: { ...request.headers, 'If-Match': '"999"' } });
  expect([answer.status, errorIn(answer.body).code]).toEqual([412, 'version_mismatch']);
  expect(undocumented(visit.operation, answer)).toEqual([]);
  expect(await events()).toEqual(before);
};

/** In form A, whatever was asked. */
export const ofUnfilled = async (visit: Visit): Promise<void> =>
  expectRefusal(visit.operation, await ask(visit, visit.admin, visit.operation.body?.example), 501, 'not_implemented');

export const withoutCoding = async (visit: Visit): Promise<void> =>
  expectRefusal(visit.operation, await ask(visit, visit.admin, undefined, { 'Accept-Encoding': '*;q=0' }), 406, 'not_acceptable');

/** A field, and the rule that its value breaks; undefined where it is left out. */
interface Broken {
  name: string;
  rule: string;
  value: unknown;
}

/** What one request may break: an address has an end, and an answer tells at most a hundred details. */
const room = 6000;
const detailsOf = (value: unknown): number => (Array.isArray(value) ? Math.max(1, value.length) : 1);
const sizeOf = ({ name, value }: Broken): number => 100 * detailsOf(value) + name.length + encodeURIComponent(String(value)).length;

const inRequests = (all: readonly Broken[]): Broken[][] => {
  const requests: Broken[][] = [];
  let left = 0;
  for (const one of all) {
    if (sizeOf(one) > left) {
      requests.push([]);
      left = room;
    }
    requests.at(-1)!.push(one);
    left -= sizeOf(one);
  }
  return requests;
};

/** Every break in one of a few requests, each of which breaks many fields by one rule each: the answer names all of them. */
const inTurn = (breaksOfEach: readonly Broken[][]): Broken[][] => {
  const turns = Math.max(0, ...breaksOfEach.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) => breaksOfEach.flatMap((own) => own[turn] ?? [])).flatMap(inRequests);
};

/** Whether a detail is about the field or a part of it. */
const isAbout = (field: string, name: string): boolean => field.startsWith(name) && /^($|\.|\[\d)/.test(field.slice(name.length));

const expectNamed = (operation: PublishedOperation, answer: Answered, broken: readonly Broken[]) => {
  expect({ broken, status: answer.status }).toEqual({ broken, status: 400 });
  const { details } = errorIn(answer.body);
  expect(broken.filter(({ name }) => !details.some(({ field }) => isAbout(field, name)))).toEqual([]);
  fits(operation, answer);
};

const valuesIn = (broken: readonly Broken[]) => Object.fromEntries(broken.map(({ name, value }) => [name, value]));

export const ofBrokenBodies = async (visit: Visit): Promise<void> => {
  const { schema, example } = visit.operation.body!;
  const { properties = {}, required = [], additionalProperties } = resolve(schema);
  const send = async (broken: readonly Broken[]) =>
    expectNamed(visit.operation, await ask(visit, visit.admin, { ...example, ...valuesIn(broken) }), broken);
  const of = ([name, property]: [string, Schema]): Broken[] => breaksOf(property).map((one) => ({ name, ...one }));
  for (const broken of inTurn(Object.entries(properties).map(of))) await send(broken);
  const leftOut = required.map((name) => ({ name, rule: 'required', value: undefined }));
  const surplus = { name: 'surplus_property', rule: 'additionalProperties', value: 1 };
  await send(additionalProperties === false ? [...leftOut, surplus] : leftOut);
};

export const ofBrokenParameters = async (visit: Visit): Promise<void> => {
  const of = (parameter: PublishedOperation['parameters'][number]): Broken[] => {
    const { name, schema } = parameter;
    const breaks = isRepeated(parameter) ? breaksOf(schema).filter(({ rule }) => rule === 'maxItems') : textBreaksOf(schema);
    return breaks.map((one) => ({ name, ...one }));
  };
  const surplus = [{ name: 'surplus_parameter', rule: 'unknown', value: '1' }];
  const parameters = visit.operation.parameters.filter((one) => one.in === 'query');
  for (const broken of inTurn([...parameters.map(of), surplus])) {
    const search = new URLSearchParams(
      broken.flatMap(({ name, value }) => [value].flat().map((one): [string, string] => [name, String(one)])),
    );
    const { method, body } = visit.operation;
    const answer = await visit.admin.call(method, `${nowhere(visit.operation)}?${search}`, body?.example);
    expectNamed(visit.operation, answer, broken);
  }
};

export const ofKeysGivenTwice = async ({ operation, tessera, admin, signedIn }: Visit): Promise<void> => {
  const { example } = operation.body!;
  const [name, value] = Object.entries(example)[0]!;
  const credentials = isForSignedIn(operation) ? await signedIn('session') : { 'X-API-Key': admin.key };
  const response = await fetch(`${tessera.url}${nowhere(operation)}`, {
    method: operation.method,
    headers: { ...credentials, 'Content-Type': 'application/json' },
    body: `{${JSON.stringify(name)}: ${JSON.stringify(value)}, ${JSON.stringify(example).slice(1)}`,
  });
  const { code, details } = errorIn(await response.json());
  expect([response.status, code, details]).toEqual([
    400,
    'malformed_json',
    [{ field: name, message: 'Must not be given more than once.', code: 'duplicate_items' }],
  ]);
};
