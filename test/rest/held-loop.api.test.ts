import { bootTessera, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../src/contract/frames.ts';
import { bodyLimits } from '../../src/contract/plans.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
  await Promise.all(Array.from({ length: 40 }, (_, at) => tessera.admin.call('POST', '/v1/resources', { name: `Resource ${at}` })));
});
afterAll(() => tessera?.close());

/** As many characters as the largest body may have, but for a few. */
const most = 1024 * 1024 - 2000;

const filled = (one: (at: number) => string, sign = ','): string => {
  const parts: string[] = [];
  for (let at = 0, size = 0; size < most; at += 1) size += parts[parts.push(one(at)) - 1]!.length + 1;
  return parts.slice(0, -1).join(sign);
};

type Sent = readonly [path: string, type: string, body: string];

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** Milliseconds that the processor is at work for an answer, whatever else the machine does: the loop is held for no longer than that. */
const workFor = async (answer: () => Promise<unknown>): Promise<number> => {
  const before = process.threadCpuUsage();
  await answer();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

const held = ([path, type, body]: Sent): Promise<number> =>
  workFor(async () => {
    const headers = { 'X-API-Key': tessera.admin.key, 'Content-Type': type };
    await (await fetch(`${tessera.url}${path}`, { method: 'POST', headers, body })).text();
  });

/** Nearly as many values as a body may have. */
const deepest = bodyLimits.values - 100;

/** A body of the same size with which all is well: much of it is read, and nothing refused. */
const right: Sent = [
  '/v1/resources',
  json,
  `{"name":"x","metadata":{"a":[${'1,'.repeat(deepest)}1]}${' '.repeat(most - 2 * deepest - 100)}}`,
];

const unknown = filled((at) => `"a${at}":0`);

/** As many as a body may have, but for a few. */
const many = (one: (at: number) => string): string => Array.from({ length: bodyLimits.values - 10 }, (_, at) => one(at)).join();
const create = 'mutation ($input: CreateResourceInput!) { createResource(input: $input) { resource { id } } }';
const asked = (query: string, variables: string): Sent => ['/graphql', json, `{"query":${JSON.stringify(query)},"variables":${variables}}`];

const queried = (query: string) => asked(query, '{}');
const times = (count: number, one: (at: number) => string): string => Array.from({ length: count }, (_, at) => one(at)).join(' ');

/** As long as a document may be, with something wrong at its end. */
const late = (sign: string): string => `{ me ${sign.repeat(Math.floor(99_000 / sign.length))} { ${times(30, (at) => `a${at}`)} } }`;

/** One thing wrong in each record, which nobody knows before they are read. */
const lateInRecords = `query ($no: String) { resources(first: 100) { edges { node { ${'\n'.repeat(90_000)} ${times(9, (at) => `a${at}: events(first: 1, after: $no) { pageInfo { totalCount } }`)} } } } }`;

const ill: [what: string, sent: Sent][] = [
  ['a body of too many values', ['/v1/resources', json, `{"name":"x",${unknown}}`]],
  ['a body of unknown fields', ['/v1/resources', json, `{"name":"x",${many((at) => `"a${at}":0`)}}`]],
  ['a list of wrong entries', ['/v1/account/api-keys', json, `{"name":"x","scopes":[${many(() => '0')}]}`]],
  ['a list of wrong objects', ['/v1/account/api-keys', json, `{"name":"x","scopes":[${many(() => '{}')}]}`]],
  ['metadata of many values', ['/v1/resources', json, `{"name":"x","metadata":{"a":[${many(() => '1')}]}}`]],
  ['metadata of long numbers', ['/v1/resources', json, `{"name":"x","metadata":{"a":[${many(() => '1234567890123456789')}]}}`]],
  ['a body of keys that are numbers', ['/v1/resources', json, `{"name":"x","metadata":{${many((at) => `"${at}":0`)}}}`]],
  [
    'metadata as deep as a body allows',
    ['/v1/resources', json, `{"name":"x","metadata":${'{"a":'.repeat(deepest)}1${'}'.repeat(deepest)}}`],
  ],
  ['lists as deep as a body allows', ['/v1/account/api-keys', json, `{"name":"x","scopes":${'['.repeat(deepest)}${']'.repeat(deepest)}}`]],
  ['unknown fields for a token', ['/api/token', json, `{"email":"a@maps.example",${unknown}}`]],
  ['a form of many fields', ['/oauth/token', form, filled((at) => `a${at}=1`, '&')]],
  ['a form of one field, again and again', ['/oauth/token', form, filled(() => 'a=1', '&')]],
  ['an input of unknown fields', asked(create, `{"input":{${many((at) => `"a${at}":0`)}}}`)],
  ['an input of another kind', asked(create, `{"input":[${many(() => '0')}]}`)],
  [
    'a list of wrong scalars',
    asked('query ($f: EventFilter) { events(filter: $f) { edges { node { id } } } }', `{"f":{"types":[${many(() => '0')}]}}`),
  ],
  ['a document of line breaks and unknown fields', queried(`{ ${'\n'.repeat(500_000)} ${times(300, (at) => `a${at}`)} }`)],
  ['a document of comments', queried(`{ me { ${'#\n'.repeat(300_000)} id } }`)],
  ['the longest document of line breaks', queried(late('\n'))],
  ['the longest document of comments', queried(late('#\n'))],
  ['errors of many records behind many line breaks', asked(lateInRecords, '{"no":"nothing"}')],
  ['a document as deep as its tokens allow', queried(`${'{ me '.repeat(330)} { id } ${'}'.repeat(330)}`)],
  ['a field as often as tokens allow', queried(`{ ${times(240, () => 'me { id }')} }`)],
  ['fragments in fragments', queried(`{ me ${'{ ... '.repeat(330)} { id } ${'}'.repeat(330)} }`)],
  ['a document of unknown directives', queried(`{ me ${'@a '.repeat(450)} { id } }`)],
  ['a document of unknown arguments', queried(`{ users(${times(320, (at) => `a${at}: 1`)}) { id } }`)],
  ['a document of one long name', queried(`{ ${'x'.repeat(1_000_000)} }`)],
  ['the longest name', queried(`{ ${'x'.repeat(99_000)} }`)],
  ['a document of one long text', queried(`{ users(pagination: "${'\\\\'.repeat(200_000)}") { id } }`)],
  ['the longest text', queried(`{ users(pagination: "${'\\\\'.repeat(49_000)}") { id } }`)],
  ['the longest block', queried(`{ users(pagination: """${'\n x'.repeat(32_000)}""") { id } }`)],
  ['the longest text in lists', queried(`{ users(pagination: ${'['.repeat(480)}"${'x'.repeat(98_000)}"${']'.repeat(480)}) { id } }`)],
];

/**
 * Expects that an answer takes no more work than is fair. Something else of this process, such as a collection of garbage, may come upon
 * either: the least of several tries is what the request itself costs.
 */
const expectShort = async (wrongly: () => Promise<number>): Promise<void> => {
  let [wrong, well] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tries = 0; tries < 12 && wrong > Math.max(50, 4 * well); tries += 1) {
    well = Math.min(well, await held(right));
    wrong = Math.min(wrong, await wrongly());
  }
  expect(wrong).toBeLessThanOrEqual(Math.max(50, 4 * well));
};

describe('one request of whatever kind does not hold up the others', () => {
  it.each(ill)('%s', (_what, sent) => expectShort(() => held(sent)));
});

describe('one frame of whatever kind does not hold up the others', () => {
  /** As large as a frame may be, but for a few. */
  const frame = (start: string, one: (at: number) => string, end: string): string => {
    const parts: string[] = [];
    for (let at = 0, size = start.length + end.length + 100; size < limits.frame_bytes; at += 1)
      size += parts[parts.push(one(at)) - 1]!.length + 1;
    return `${start}${parts.join(',')}${end}`;
  };
  const call = '{"id":"1","type":"call","operation":"createResource","body":{"name":"x"';

  it.each([
    ['unknown fields', frame('{"id":"1","type":"authenticate",', (at) => `"a${at}":0`, '}')],
    ['a call with unknown fields', frame(`${call},`, (at) => `"a${at}":0`, '}}')],
    ['a call with metadata of many values', frame(`${call},"metadata":{"a":[`, () => '1', ']}}}')],
    ['a call with keys that are numbers', frame(`${call},"metadata":{`, (at) => `"${at}":0`, '}}}')],
    ['kinds of events that do not exist', frame('{"id":"1","type":"subscribe","events":[', () => '"NOTHING"', ']}')],
  ])('%s', async (_what, text) => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limits.frame_bytes);
    await expectShort(async () => {
      const client = await signedInChannel(tessera.url, tessera.admin.key);
      const time = await workFor(() => {
        client.socket.send(text);
        return client.next(({ id }) => id === '1');
      });
      client.socket.close();
      return time;
    });
  });
});
