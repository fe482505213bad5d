import { gzipSync } from 'node:zlib';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type RawAnswered, type RawRequest } from '../rest/raw-http.ts';
import { publishedDocument } from '../support/documents.ts';
import { basic, inForm, password, signedIn } from '../support/oauth.ts';

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { $ref?: string; headers?: object }>;
}

const contract = publishedDocument('identity');
const operations = Object.entries<Record<string, Operation>>(contract.paths).flatMap(([path, item]) =>
  (['get', 'post'] as const).flatMap((method) => (item[method] ? [{ method: method.toUpperCase(), path, operation: item[method] }] : [])),
);

let tessera: Tessera;
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  tessera = await bootTessera();
  person = await signedIn(tessera);
});
afterAll(() => tessera?.close());

/** What a good request would hold, for what is odd to stand beside it. */
const goodFields = (operationId: string): Record<string, string> => {
  const fields: Record<string, Record<string, string>> = {
    token: { grant_type: 'client_credentials', ...inForm(person.application) },
    revoke: { token: 'x'.repeat(43), ...inForm(person.application) },
    introspect: { token: 'x'.repeat(43), ...inForm(person.application) },
    postUserinfo: { access_token: 'x'.repeat(43) },
    issueClientToken: { grant_type: 'client_credentials', audience: tessera.publicUrl, ...inForm(person.application) },
    issuePasswordToken: { email: person.email, password },
    login: { email: person.email, password },
    setPassword: { token: 'x'.repeat(43), password },
    requestPasswordReset: { email: person.email },
  };
  return fields[operationId] ?? {};
};

const form = 'application/x-www-form-urlencoded';

const written = (type: string, fields: Record<string, unknown>): string =>
  type === form ? new URLSearchParams(fields as Record<string, string>).toString() : JSON.stringify(fields);

/** Texts that are wrong in a way of their own. */
const oddTexts = ['', '\0', '\uFFFD', '"\\', '__proto__', 'x'.repeat(9000)];

const oddBodies = (type: string, good: Record<string, string>): (string | Uint8Array)[] => [
  ...oddTexts,
  '{',
  '[]',
  'null',
  '1e999',
  '{"a": 1',
  '['.repeat(2000),
  `${written(type, good)}&`,
  written(type, { ...good, more: '\0' }),
  written(type, { ...good, token_type_hint: '\0' }),
  written(type, { ...good, more: 'x'.repeat(20_000) }),
  ...(type === form ? [`${written(type, good)}&${written(type, good)}`] : ['{"email": "\\ud800", "password": "\\ud800"}']),
  ...Object.keys(good).flatMap((name) => oddTexts.map((text) => written(type, { ...good, [name]: text }))),
  Buffer.from([0xff, 0xfe, 0x00]),
  'x'.repeat(1024 * 1024 + 1),
];

const oddHeaders: Record<string, string | readonly string[]>[] = [
  { Accept: 'image/png' },
  { Accept: 'application/problem+json' },
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { 'Content-Type': [form, form] },
  { 'Content-Encoding': 'gzip' },
  { 'Content-Encoding': 'compress' },
  { Authorization: 'Basic' },
  { Authorization: 'Basic !!!' },
  { Authorization: 'Bearer' },
  { Authorization: ['Bearer x', 'Bearer y'] },
  { 'X-Session-Token': 'x' },
  { 'X-API-Key': 'x' },
  { 'X-API-Version': 'v0' },
  { 'If-Match': '*' },
  { 'If-None-Match': '*' },
  { Range: 'bytes=0-0' },
  { 'Idempotency-Key': 'x' },
  { Origin: 'null' },
  { 'X-HTTP-Method-Override': 'DELETE' },
];

const oddQueries = ['?', '?x=1', '?%00=%00', '?%FF', '?%', '?toString=x', '?api_key=x', '?access_token=x', `?${'x=1&'.repeat(500)}`];

/** The status, where the operation does not document it by its number. */
const undocumented = ({ responses }: Operation, { status, body }: RawAnswered): string[] =>
  responses[status] ? [] : [`${status} ${JSON.stringify(body)?.slice(0, 200)}`];

describe('every operation of identity answers odd requests with a status that it documents', () => {
  it.each(operations.map((one) => [one.operation.operationId, one] as const))('%s', async (operationId, { method, path, operation }) => {
    const [type = ''] = Object.keys(operation.requestBody?.content ?? {});
    const good = goodFields(operationId);
    const told = async (request: Partial<RawRequest>): Promise<void> => {
      const body = request.body ?? (type ? written(type, good) : '');
      const headers = { Connection: 'close', ...(type ? { 'Content-Type': type } : {}), ...request.headers };
      const answer = await ask(tessera.port, { method, target: path, ...request, headers, ...(method === 'GET' ? {} : { body }) });
      found.push(...undocumented(operation, answer).map((one) => `${JSON.stringify(request).slice(0, 120)}: ${one}`));
      if (answer.status >= 400) expect([request, answer.headers.get('cache-control')]).toEqual([request, 'no-store']);
    };
    const found: string[] = [];
    if (type) for (const body of oddBodies(type, good)) await told({ body });
    if (type) await told({ body: gzipSync('x'.repeat(2_000_000)), headers: { 'Content-Encoding': 'gzip' } });
    for (const headers of oddHeaders) await told({ headers });
    for (const query of oddQueries) await told({ target: `${path}${query}` });
    expect(found).toEqual([]);
  });
});

describe('a form', () => {
  it('may hold anything under names that OAuth does not know, also the zero character', async () => {
    const send = (fields: Record<string, string>) =>
      ask(tessera.port, {
        method: 'POST',
        target: '/oauth/introspect',
        body: written(form, { token: 'x', ...fields }),
        headers: { 'Content-Type': form, ...basic(person.application) },
      });
    for (const fields of [{ more: '\0' }, { token_type_hint: '\0' }, { '\0': 'x' }]) {
      const { status, body } = await send(fields as unknown as Record<string, string>);
      expect([status, body]).toEqual([200, { active: false }]);
    }
  });
});

describe('a page', () => {
  const pages = ['/oauth/authorize', '/oauth/sign-in', '/oauth/consent', '/oauth/end-session', '/oauth/sign-out', '/oauth/device'];

  it.each(pages)('takes a form alone, and loses no fields of another body: %s', async (target) => {
    const send = (type: string, body: string) => ask(tessera.port, { method: 'POST', target, headers: { 'Content-Type': type }, body });
    expect((await send('application/json', '{"state": "x"}')).status).toBe(415);
    expect((await send(form, 'state=x')).status).not.toBe(415);
  });
});

describe('what the token endpoint refuses', () => {
  it('is kept by nobody, whatever the reason', async () => {
    const good = { grant_type: 'client_credentials', ...inForm(person.application) };
    for (const fields of [{ ...good, grant_type: 'password' }, { ...good, client_secret: 'x' }, { ...good, scope: 'read:payroll' }, {}]) {
      const body = written(form, fields as Record<string, string>);
      const answer = await ask(tessera.port, { method: 'POST', target: '/oauth/token', body, headers: { 'Content-Type': form } });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect([answer.headers.get('cache-control'), answer.headers.get('pragma')]).toEqual(['no-store', 'no-cache']);
    }
  });
});
