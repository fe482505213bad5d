import { bootTessera, type Caller, created, expectError, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Part {
  text: string;
  is_match: boolean;
}
interface Result {
  id: string;
  kind: string;
  title: string;
  highlights: { place: string; parts: Part[] }[];
}

let tessera: Tessera;
let ada: Caller;

beforeAll(async () => {
  tessera = await bootTessera();
  ada = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const addressOf = (q: string, more: Record<string, string> = {}) => `/v1/search?${new URLSearchParams({ q, ...more })}`;
const find = async (q: string, more: Record<string, string> = {}, caller = ada): Promise<Result[]> => {
  const { status, body } = await caller.call('GET', addressOf(q, more));
  expect(status).toBe(200);
  return body.data.results;
};
const titles = async (...asked: Parameters<typeof find>) => (await find(...asked)).map(({ title }) => title);
const add = (name: string, more: object = {}, caller = ada) => created(caller, '/v1/resources', { name, ...more });

/** A passage with its words in brackets. */
const shown = ({ parts }: { parts: Part[] }) => parts.map(({ text, is_match }) => (is_match ? `[${text}]` : text)).join('');
const highlightsOf = async (q: string) => {
  const [first] = await find(q);
  return Object.fromEntries(first!.highlights.map((highlight) => [highlight.place, shown(highlight)]));
};

describe('getSearchResults', () => {
  it('200 finds records of all kinds, and says what each is', async () => {
    const { id } = await add('Sextant of the harbour');
    const user = await created(tessera.admin, '/v1/users', { name: 'Sextant Maker', email: 'maker@tessera.example' });
    const results = await find('sextant');
    expect(results.map((one) => [one.kind, one.id, one.title]).sort()).toEqual([
      ['resource', id, 'Sextant of the harbour'],
      ['user', user.id, 'Sextant Maker'],
    ]);
    expect(await titles('sextant', { kind_in: 'user' })).toEqual(['Sextant Maker']);
  });

  it('200 ranks a match in the title before one in the text, and of equal ones the newest first', async () => {
    await add('Barometer one');
    await add('Barometer two');
    await add('Somewhere', { description: 'A barometer hangs there.' });
    expect(await titles('barometer')).toEqual(['Barometer two', 'Barometer one', 'Somewhere']);
    expect(await titles('barometer', { limit: '2' })).toEqual(['Barometer two', 'Barometer one']);
  });

  it('200 finds other forms of a word, in upper and lower case, and the beginning of the last word', async () => {
    await add('Two COMPASSES and a lantern');
    for (const q of ['compass', 'Compasses', 'compass lant', 'lante', 'LANTERNS compass'])
      expect(await titles(q), q).toEqual(['Two COMPASSES and a lantern']);
    for (const q of ['lant compass', 'compass candle', 'l']) expect(await titles(q), q).toEqual([]);
  });

  it('200 takes quotation marks, or, and a hyphen as operators', async () => {
    await add('Red kite blue string');
    await add('Blue kite');
    expect(await titles('"blue kite"')).toEqual(['Blue kite']);
    expect(await titles('kite -red')).toEqual(['Blue kite']);
    expect((await titles('red or "blue kite"')).sort()).toEqual(['Blue kite', 'Red kite blue string']);
    expect(await titles('kite "blue string')).toEqual(['Red kite blue string']);
    expect(await titles('kite "blue str')).toEqual([]);
  });

  it('200 finds the words of file names, addresses and tags one by one, and shows the text as it is written', async () => {
    await add('north_shore-survey.final.pdf', { description: 'See <b>https://maps.tessera.example/shore</b> & the rest.' });
    for (const q of ['survey', 'final', 'shore_survey', 'survey-final'])
      expect(await titles(q), q).toEqual(['north_shore-survey.final.pdf']);
    expect(await highlightsOf('shore')).toEqual({
      title: 'north_[shore]-survey.final.pdf',
      text: 'See <b>https://maps.tessera.example/[shore]</b> & the rest.',
    });
  });

  it('200 shows the passage of a long text that has the words', async () => {
    const before = Array.from({ length: 200 }, (_, index) => `before${index}`).join(' ');
    await add('Long', { description: `${before} here is the octant at last` });
    const { text, ...others } = await highlightsOf('octant');
    expect(others).toEqual({});
    expect(text).toContain('here is the [octant] at last');
    expect(text!.length).toBeLessThan(400);
  });

  it('200 finds nothing by words that are too common, and nothing without words', async () => {
    await add('The of and');
    for (const q of ['the', 'of the', '!!', '"', '-', "'"]) expect(await titles(q), q).toEqual([]);
  });

  it('200 follows changes and deletions at once', async () => {
    const { id } = await add('Chronometer');
    await ada.call('PATCH', `/v1/resources/${id}`, { description: 'Keeps time.' });
    expect(await titles('chronometer time')).toEqual(['Chronometer']);
    await ada.call('PATCH', `/v1/resources/${id}`, { name: 'Clock' });
    expect(await titles('chronometer')).toEqual([]);
    expect(await titles('clock')).toEqual(['Clock']);
    await ada.call('DELETE', `/v1/resources/${id}`);
    expect(await titles('clock')).toEqual([]);
  });

  it('200 finds nothing of another account', async () => {
    await add('Astrolabe');
    const stranger = await tessera.otherAccount();
    expect(await find('astrolabe', {}, stranger)).toEqual([]);
  });

  it('200 finds what the scopes allow; 403 invalid_scope for a kind without its scope', async () => {
    await add('Quadrant');
    const narrow = await tessera.scoped(ada, ['read:search', 'read:users']);
    expect(await find('quadrant', {}, narrow)).toEqual([]);
    expectError(await narrow.call('GET', addressOf('quadrant', { kind_in: 'user,resource' })), 403, 'invalid_scope');
    const wider = await tessera.scoped(ada, ['read:search', 'read:resources']);
    expect(await titles('quadrant', {}, wider)).toEqual(['Quadrant']);
    const without = await tessera.scoped(ada, ['read:resources']);
    expectError(await without.call('GET', addressOf('quadrant')), 403, 'invalid_scope');
  });

  it.each([
    ['/v1/search', 'q missing_required_field'],
    ['/v1/search?q=', 'q too_short'],
    [addressOf('a'.repeat(201)), 'q too_long'],
    [addressOf('a', { kind_in: 'moon' }), 'kind_in[0] invalid_enum_value'],
    [addressOf('a', { limit: '51' }), 'limit too_large'],
    [addressOf('a\u0000'), 'q not_allowed'],
  ])('400 %s: %s', async (address, detail) => {
    expectError(await ada.call('GET', address), 400, 'invalid_parameters', [detail]);
  });

  it('searches in the language of the account', async () => {
    const account = await tessera.otherAccount();
    const { body } = await account.call('PATCH', '/v1/account', { search_language: 'german' });
    expect(body.data.search_language).toBe('german');
    await add('Zwei Häuser', {}, account);
    expect(await titles('Häusern', { kind_in: 'resource' }, account)).toEqual(['Zwei Häuser']);
    expectError(await account.call('PATCH', '/v1/account', { search_language: 'klingon' }), 400, 'invalid_parameters', [
      'search_language invalid_enum_value',
    ]);
  });
});

describe('Query.search', () => {
  const query = `query ($q: String!, $kinds: [String!], $limit: Int) {
    search(q: $q, kinds: $kinds, limit: $limit) {
      results { id kind title highlights { place parts { text isMatch } } record { id ... on Resource { name } } }
    }
  }`;
  const ask = async (variables: object, caller = ada) => (await caller.call('POST', '/graphql', { query, variables })).body;

  it('finds what REST finds, with the records', async () => {
    const { id } = await add('Hygrometer');
    expect(await ask({ q: 'hygrometers', kinds: ['resource'] })).toMatchObject({
      data: {
        search: {
          results: [
            {
              id,
              kind: 'resource',
              title: 'Hygrometer',
              highlights: [{ place: 'TITLE', parts: [{ text: 'Hygrometer', isMatch: true }] }],
              record: { id, name: 'Hygrometer' },
            },
          ],
        },
      },
    });
    expect((await ask({ q: 'hygrometer', kinds: ['user'] })).data.search.results).toEqual([]);
  });

  it('names its arguments in errors, and needs the scope', async () => {
    const { errors } = await ask({ q: '', kinds: [], limit: 51 });
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(Object.keys(errors[0].extensions.details).sort()).toEqual(['kinds', 'limit', 'q']);
    const narrow = await tessera.scoped(ada, ['read:resources']);
    expect((await ask({ q: 'a' }, narrow)).errors[0].extensions.reason).toBe('invalid_scope');
  });
});
