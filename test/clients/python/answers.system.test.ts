import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { python, pythonEnvironment } from '../../support/python.ts';

const program = join(import.meta.dirname, 'answers.py');

type Answer = object | Buffer | ((response: ServerResponse) => void);

interface Case {
  call?: 'list' | 'get' | 'verify';
  query?: unknown;
  answers: Answer[];
}

const write = (response: ServerResponse, answer: Answer): void => {
  if (typeof answer === 'function') answer(response);
  else response.setHeader('Content-Type', 'application/json').end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer));
};

/** What each case comes to, and the queries that it asked with. The first part of a path names the case. */
const comesTo = async (cases: Record<string, Case>) => {
  const asked: Record<string, string[]> = {};
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url!, 'http://stub');
    const name = pathname.split('/')[1]!;
    asked[name] = [...(asked[name] ?? []), search.slice(1)];
    write(response, cases[name]!.answers[asked[name]!.length - 1]!);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const calls = Object.entries(cases).map(([name, { call = 'list', query = {} }]) => [name, [call, query]]);
  const running = promisify(execFile)(python!, [program], { env: pythonEnvironment });
  running.child.stdin!.end(JSON.stringify({ url, calls: Object.fromEntries(calls) }));
  const { stdout } = await running;
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  return { outcomes: JSON.parse(stdout) as Record<string, unknown>, asked };
};

/** The same outcome for all cases. */
const all = (cases: Record<string, unknown>, outcome: unknown) => Object.fromEntries(Object.keys(cases).map((name) => [name, outcome]));

const unreadable = ['TesseraError', 'unreadable_answer'];
const [first, last] = [[{ id: 'res_1' }], [{ id: 'res_2' }]];
const end = { data: last, meta: { has_more: false, next_cursor: null }, links: { next: null } };
const more = { has_more: true, next_cursor: 'c1' };

describe.skipIf(!python)(`what the Python client takes for an answer${python ? '' : ' (needs Python 3.11)'}`, () => {
  it('a list goes on while more follow: by its address, and else by its cursor', async () => {
    const { outcomes, asked } = await comesTo({
      'no-links': { query: { name: { in: ['a', 'b'] }, limit: 1 }, answers: [{ data: first, meta: more }, end] },
      null: { answers: [{ data: first, meta: more, links: { next: null } }, end] },
      page: { query: { page: 1000 }, answers: [{ data: first, meta: { ...more, page: 1000 } }, end] },
      address: { answers: [{ data: first, meta: more, links: { next: '/v1/resources?limit=1&after=c2' } }, end] },
    });
    expect(outcomes).toEqual(all(outcomes, ['res_1', 'res_2']));
    expect(asked).toEqual({
      'no-links': ['name_in=a,b&limit=1&after=', 'name_in=a,b&limit=1&after=c1'],
      null: ['after=', 'after=c1'],
      page: ['page=1000', 'after=c1'],
      address: ['after=', 'limit=1&after=c2'],
    });
  });

  it('a list ends where its page says so, and nowhere else', async () => {
    const { outcomes } = await comesTo({
      cursor: { answers: [{ data: first, meta: { has_more: false, next_cursor: null } }] },
      events: { answers: [{ data: first, meta: { has_more: false, next_cursor: 'c1' } }] },
      page: { query: { page: 1 }, answers: [{ data: first, meta: { page: 1, total: 1, has_more: false } }] },
      offset: { query: { offset: 0 }, answers: [{ data: first, meta: { pagination: { total: 1, next: null } } }] },
    });
    expect(outcomes).toEqual(all(outcomes, ['res_1']));
    const wrong = await comesTo({
      'no-meta': { answers: [{ data: first }] },
      'empty-meta': { answers: [{ data: first, meta: {} }] },
      'null-meta': { answers: [{ data: first, meta: null }] },
      'no-word': { answers: [{ data: first, meta: {}, links: { next: null } }] },
      'null-cursor': { answers: [{ data: first, meta: { ...more, next_cursor: null }, links: { next: null } }] },
      'no-cursor': { answers: [{ data: first, meta: { has_more: true } }] },
      number: { answers: [{ data: first, meta: { ...more, next_cursor: 1 } }] },
      'no-place': { answers: [{ data: first, meta: more, links: { next: '/v1/resources' } }] },
      'same-cursor': { query: { after: 'c1' }, answers: [{ data: first, meta: more }, end] },
      'same-address': { query: { after: 'c1' }, answers: [{ data: first, meta: more, links: { next: '/v1/resources?after=c1' } }, end] },
      'same-page': {
        query: { page: 2 },
        answers: [{ data: first, meta: { has_more: true }, links: { next: '/v1/resources?page=2' } }, end],
      },
      'same-offset': { query: { offset: 2 }, answers: [{ data: first, meta: { pagination: { total: 9, next: '/?offset=2' } } }, end] },
    });
    expect(wrong.outcomes).toEqual(all(wrong.outcomes, unreadable));
  });

  it('a record is an object, in JSON of UTF-8', async () => {
    const get = (...answers: Answer[]) => ({ call: 'get' as const, query: 'res_1', answers });
    const { outcomes } = await comesTo({
      list: get({ data: first }),
      text: get({ data: 'res_1' }),
      bytes: get(Buffer.from('{"data":{"id":"res_\xff"}}', 'latin1')),
      utf16: get(Buffer.from('{"data":{"id":"res_1"}}', 'utf16le')),
      nan: get(Buffer.from('{"data":{"id":NaN}}')),
      deep: get(Buffer.from('['.repeat(100_000))),
    });
    expect(outcomes).toEqual(all(outcomes, unreadable));
  });

  it('an interim answer is none', async () => {
    const hinted = (response: ServerResponse) => {
      response.writeProcessing();
      response.writeEarlyHints({ link: '</style.css>; rel=preload' });
      write(response, { data: { id: 'res_1' } });
    };
    const refused = (response: ServerResponse) => {
      response.writeEarlyHints({ link: '</style.css>; rel=preload' });
      response.statusCode = 404;
      write(response, { error: { code: 'not_found', message: 'No.', details: [] } });
    };
    const { outcomes } = await comesTo({
      hinted: { call: 'get', query: 'res_1', answers: [hinted] },
      refused: { call: 'get', query: 'res_1', answers: [refused] },
    });
    expect(outcomes).toEqual({ hinted: 'res_1', refused: ['TesseraError', 'not_found'] });
  });

  it('an event is an object of JSON in UTF-8, signed with a secret that has a key', async () => {
    const key = Buffer.from('a secret of twenty-four b');
    const time = String(Math.floor(Date.now() / 1000));
    const verify = (body: Buffer, by = key, secret = `whsec_${key.toString('base64')}`, further = {}) => {
      const signature = createHmac('sha256', by)
        .update(Buffer.concat([Buffer.from(`evt_1.${time}.`), body]))
        .digest('base64');
      const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` };
      return { call: 'verify' as const, query: { body: body.toString('base64'), headers, secret, ...further }, answers: [] };
    };
    const event = Buffer.from('{"id":"evt_1"}');
    const { outcomes } = await comesTo({ plain: verify(event), marked: verify(Buffer.from(`\ufeff${event}`)) });
    expect(outcomes).toEqual(all(outcomes, 'evt_1'));

    const texts = { empty: '', text: 'hello', null: 'null', list: '[]', number: '1', nan: '{"id":NaN}', deep: '['.repeat(100_000) };
    const wrong = await comesTo({
      ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, verify(Buffer.from(text))])),
      latin1: verify(Buffer.from('{"id":"\xff"}', 'latin1')),
      utf16: verify(Buffer.from('{}', 'utf16le')),
    });
    expect(wrong.outcomes).toEqual(
      all(wrong.outcomes, ['UnverifiedWebhook', 'The body is no event: it has to be an object of JSON in UTF-8.']),
    );
    expect((await comesTo({ half: verify(event, key, undefined, { text: '\ud83d' }) })).outcomes).toEqual({
      half: ['UnverifiedWebhook', 'No signature fits the secret.'],
    });

    const nothing = Buffer.alloc(0);
    const secrets = { prefix: verify(event, nothing, 'whsec_'), none: verify(event, nothing, ''), letters: verify(event, key, 'whsec_ü') };
    const keyless = await comesTo(secrets);
    expect(keyless.outcomes).toEqual(all(secrets, ['TypeError', 'A secret of a webhook is `whsec_` and bytes in base64.']));
  });

  it('half of a surrogate pair is sent in no address', async () => {
    const { outcomes, asked } = await comesTo({
      path: { call: 'get', query: 'res_\ud83d', answers: [] },
      query: { query: { name: '\ud83d' }, answers: [] },
      list: { query: { name: { in: ['Atlas', '\ud83d'] } }, answers: [] },
    });
    const told = (name: string, text = '') => ['TypeError', `'${text}\\ud83d' cannot be sent as ${name}: it has half of a surrogate pair.`];
    expect([outcomes, asked]).toEqual([{ path: told('an id', 'res_'), query: told('name'), list: told('name_in') }, {}]);
  });
});
