import { type Answered, bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawGraphql } from './subscribing.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

type Body = Answered['body'];
type Sent = { text: string; variables?: string };

const operation = ({ text, variables = '{}' }: Sent) => `{"query": ${JSON.stringify(text)}, "variables": ${variables}}`;

const overHttp = async (sent: Sent): Promise<Body> => {
  const headers = { 'X-API-Key': tessera.admin.key, 'Content-Type': 'application/json' };
  const answer = await fetch(`${tessera.url}/graphql`, { method: 'POST', headers, body: operation(sent) });
  return (await answer.json()) as Body;
};

const overSocket = async (sent: Sent): Promise<Body> => {
  const { socket, messages, send, closed } = await rawGraphql(tessera.url, { search: `?token=${tessera.admin.key}` });
  send({ type: 'connection_init' });
  await expect.poll(() => messages).toMatchObject([{ type: 'connection_ack' }]);
  socket.send(`{"id": "1", "type": "subscribe", "payload": ${operation(sent)}}`);
  await expect.poll(() => messages.length).toBeGreaterThan(1);
  socket.close();
  await closed;
  return messages[1].type === 'error' ? { errors: messages[1].payload } : messages[1].payload;
};

const create = (data: string, head = 'mutation') => `${head} { createResource(input: { name: "a", data: ${data} }) { resource { data } } }`;

/** The ways that a JSON value can be written into an operation. */
const ways: [what: string, sent: (value: string) => Sent][] = [
  ['in a variable', (value) => ({ text: create('$data', 'mutation ($data: JSONObject)'), variables: `{"data": {"deep": [${value}]}}` })],
  [
    'in the variable of an input',
    (value) => ({
      text: 'mutation ($input: CreateResourceInput!) { createResource(input: $input) { resource { data } } }',
      variables: `{"input": {"name": "a", "data": {"deep": [${value}]}}}`,
    }),
  ],
  ['in the text', (value) => ({ text: create(`{ deep: [${value}] }`) })],
  ['in the default of a variable', (value) => ({ text: create('$data', `mutation ($data: JSONObject = { deep: [${value}] })`) })],
];

describe.each([
  ['HTTP', overHttp],
  ['the socket', overSocket],
])('over %s', (_door, ask) => {
  describe.each(ways)('a number %s', (_way, sent) => {
    it.each(['1e400', '-1e400', '12345678901234567890', '-9007199254740993'])(
      '%s is refused, for no reader of JSON keeps it',
      async (value) => {
        const { data, errors } = await ask(sent(value));
        expect(data).toEqual({ createResource: null });
        expect(errors).toMatchObject([
          {
            path: ['createResource'],
            extensions: {
              code: 'BAD_USER_INPUT',
              reason: 'unprocessable',
              details: { 'input.data.deep[0]': { code: 'not_allowed', message: expect.stringContaining('a double represents exactly') } },
            },
          },
        ]);
      },
    );

    it.each(['9007199254740992', '1e300', '1.5e10', '"12345678901234567890"', '-7', '0.1'])('%s is kept', async (value) => {
      expect(await ask(sent(value))).toMatchObject({ data: { createResource: { resource: { data: { deep: [JSON.parse(value)] } } } } });
    });

    it.each([
      ['0.12345678901234567890123', 0.12345678901234568],
      ['0.30000000000000000001', 0.3],
      ['12345678901234567890e0', 12345678901234567000],
      ['1e-400', 0],
      ['-0', 0],
    ])('%s becomes the nearest double, %s', async (value, double) => {
      expect(await ask(sent(value))).toMatchObject({ data: { createResource: { resource: { data: { deep: [double] } } } } });
    });
  });

  it('variables within the JSON of the text are kept, and held to the same', async () => {
    const text =
      'mutation ($n: Int, $o: JSONObject) { createResource(input: { name: "a", data: { deep: [$n, $o, true, null, "x"] } }) { resource { data } } }';
    expect(await ask({ text, variables: '{"n": 1, "o": {"p": 1.5}}' })).toMatchObject({
      data: { createResource: { resource: { data: { deep: [1, { p: 1.5 }, true, null, 'x'] } } } },
    });
    expect(await ask({ text, variables: '{"n": 1, "o": {"p": 12345678901234567890}}' })).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', details: { 'input.data.deep[1].p': { code: 'not_allowed' } } } }],
    });
  });

  it('where a type has bounds of its own they are told', async () => {
    const text = 'query ($first: Int) { resources(first: $first) { pageInfo { totalCount } } }';
    const { errors } = await ask({ text, variables: '{"first": 12345678901234567890}' });
    expect(errors).toMatchObject([{ message: expect.stringContaining('2147483647'), extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('JSON that is no object is refused in the text as in a variable', async () => {
    for (const value of ['7', '"text"', '[1]'])
      for (const sent of [
        { text: create(value) },
        { text: create('$data', 'mutation ($data: JSONObject)'), variables: `{"data": ${value}}` },
      ])
        expect(await ask(sent)).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });
});
