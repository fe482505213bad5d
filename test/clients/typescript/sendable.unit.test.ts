import { describe, expect, it } from 'vitest';
import { resources } from '../../../clients/typescript/generated/platform/index.ts';
import { createClient } from '../../../clients/typescript/src/index.ts';

/** A client of a server that answers everything with the same, and what it was asked. */
const clientOf = (answer: () => Response = () => Response.json({ data: { id: 'res_1' } })) => {
  const asked: { url: string; body: unknown }[] = [];
  const fetch = async (url: unknown, init?: RequestInit) => {
    asked.push({ url: String(url), body: init?.body });
    return answer();
  };
  return { asked, tessera: createClient({ baseUrl: 'http://tessera.example', families: { resources }, fetch, retries: 0 }) };
};

describe('what cannot be sent is refused before anything is sent', () => {
  it.each<[string, unknown]>([
    ['a function', { name: () => 'Atlas' }],
    ['a symbol', { name: Symbol('Atlas') }],
    ['NaN', { settings: { size: Number.NaN } }],
    ['no time', { due_at: new Date('never') }],
    ['nothing in a list', { tags: ['maps', undefined] }],
    ['a set', { tags: new Set(['maps']) }],
    ['a map', { metadata: new Map() }],
    ['bytes', { name: new Uint8Array(2) }],
    ['a large integer', { size: 1n }],
  ])('in a body: %s', async (_what, body) => {
    const { asked, tessera } = clientOf();
    await expect(tessera.resources.create(body as never)).rejects.toThrow(TypeError);
    expect(asked).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['null among values', { in: ['Atlas', null] }],
    ['an object', { contains: { name: 'Atlas' } }],
    ['NaN', Number.NaN],
    ['no time', new Date('never')],
    ['a symbol', Symbol('Atlas')],
    ['half of a surrogate pair', 'Atlas \ud83d'],
    ['half of one among values', { in: ['Atlas', '\ude00'] }],
  ])('in a query: %s', (_what, name) => {
    const { asked, tessera } = clientOf();
    expect(() => tessera.resources.list({ name } as never)).toThrow(/ cannot be sent as name/);
    expect(asked).toEqual([]);
  });

  it('in a path: half of a surrogate pair', async () => {
    const { asked, tessera } = clientOf();
    expect(() => tessera.resources.get('res_\ud83d')).toThrow(
      new TypeError('"res_\\ud83d" cannot be sent as resource_id: it has half of a surrogate pair.'),
    );
    await tessera.resources.get('res_\ud83d\ude00');
    expect(asked.map(({ url }) => url)).toEqual(['http://tessera.example/v1/resources/res_%F0%9F%98%80']);
  });

  it('in a query: several values where one is compared', () => {
    const { asked, tessera } = clientOf();
    expect(() => tessera.resources.list({ name: ['Atlas', 'Globe'] } as never)).toThrow(/^name takes one value\. /);
    expect(asked).toEqual([]);
  });

  it('what is undefined is left out, and times are texts', async () => {
    const { asked, tessera } = clientOf();
    await tessera.resources.create({ name: 'Draw', description: undefined, metadata: { due_at: new Date(0) } } as never);
    expect(JSON.parse(String(asked[0]!.body))).toEqual({ name: 'Draw', metadata: { due_at: '1970-01-01T00:00:00.000Z' } });
    await tessera.resources.get('res_1', { fields: undefined } as never);
    expect(asked[1]!.url).toBe('http://tessera.example/v1/resources/res_1');
  });
});

describe('credentials that are no text', () => {
  it.each<[string, object]>([
    ['apiKey', { apiKey: undefined }],
    ['token', { token: null }],
    ['token', { token: async () => undefined }],
  ])('are refused before anything is sent: %s of %o', async (name, credentials) => {
    let asked = 0;
    const fetch = async () => {
      asked += 1;
      return Response.json({ data: { id: 'res_1' } });
    };
    const options = { baseUrl: 'http://tessera.example', families: { resources }, fetch };
    const tessera = createClient({ ...options, credentials: credentials as never });
    await expect(tessera.resources.get('res_1')).rejects.toThrow(new RegExp(`^The ${name} of the credentials is `));
    expect(asked).toBe(0);
  });
});

describe('an answer of success without a record is an error', () => {
  it.each<[string, () => Response]>([
    ['200 without a body', () => new Response('')],
    ['200 with something else', () => Response.json({ ok: true })],
    ['204', () => new Response(null, { status: 204 })],
    ['null for the record', () => Response.json({ data: null, meta: {} })],
    ['a text for the record', () => Response.json({ data: 'res_1', meta: {} })],
    ['bytes that are no text', () => new Response(Buffer.from('{"data":{"id":"res_\xff"}}', 'latin1'))],
  ])('of a read: %s', async (_what, answer) => {
    const { tessera } = clientOf(answer);
    const unreadable = expect.objectContaining({ code: 'unreadable_answer' });
    await expect(tessera.resources.get('res_1')).rejects.toEqual(unreadable);
    await expect(tessera.resources.list().page()).rejects.toEqual(unreadable);
  });

  it.each<[string, unknown]>([
    ['an object for its records', { data: { a: 1 }, meta: {} }],
    ['no word of its page', { data: [] }],
  ])('of a list: %s', async (_what, body) => {
    const { tessera } = clientOf(() => Response.json(body));
    await expect(tessera.resources.list().page()).rejects.toMatchObject({ code: 'unreadable_answer' });
  });

  it('of a read: a list for the record', async () => {
    const { tessera } = clientOf(() => Response.json({ data: [{ id: 'res_1' }], meta: {} }));
    await expect(tessera.resources.get('res_1')).rejects.toMatchObject({ code: 'unreadable_answer' });
  });

  it.each<[string, () => Response]>([
    ['200 without a body', () => new Response('')],
    ['204', () => new Response(null, { status: 204 })],
  ])('of a write: %s', async (_what, answer) => {
    const { tessera } = clientOf(answer);
    await expect(tessera.resources.create({ name: 'Atlas' })).rejects.toMatchObject({ code: 'unreadable_answer' });
  });

  it('except for that of a deletion, which is 204', async () => {
    const { tessera } = clientOf(() => Response.json({ data: {}, meta: {} }));
    await expect(tessera.resources.delete('res_1')).rejects.toMatchObject({ code: 'unreadable_answer' });
    expect(await clientOf(() => new Response(null, { status: 204 })).tessera.resources.delete('res_1')).toBeUndefined();
  });
});

describe('what was mistaken for something else', () => {
  it('is named: options in the place of the query, and a query in the place of options', () => {
    const { asked, tessera } = clientOf();
    // @ts-expect-error: the compiler says it, too.
    expect(() => tessera.resources.get('res_1', { retries: 1 })).toThrow('retries is an option: options come after the query');
    // @ts-expect-error
    expect(() => tessera.resources.list({ signal: new AbortController().signal })).toThrow('signal is an option');
    // @ts-expect-error
    expect(() => tessera.resources.get('res_1', {}, { fields: ['name'] })).toThrow('fields is no option. Options are signal,');
    // @ts-expect-error
    expect(() => tessera.resources.delete('res_1', { name: 'Atlas' })).toThrow('name is no option');
    // @ts-expect-error
    expect(() => tessera.resources.delete('res_1', { fields: ['name'] })).toThrow('fields is no option');
    expect(asked).toEqual([]);
  });
});
