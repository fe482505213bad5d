import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateBody } from '../../src/contract/validate.ts';
import { bootTessera, type Caller, type Tessera } from '../support/tessera.ts';
import { accountOperations, publishedOperations, resolve } from './published.ts';

/** Every body that something gets its name by. */
const namings = [...publishedOperations, ...accountOperations].flatMap(({ operationId, document, body }) => {
  const { properties = {} } = body ? resolve(body.schema) : {};
  return ['name', 'title'].filter((field) => field in properties).map((field) => ({ operationId, document, field, body: body!.example }));
});

const unreadable: Record<string, string> = {
  'a space': ' ',
  'other white space': '\u00A0\u2003\u3000',
  'zero-width characters': '\u200B\u200D\u2060',
  'letters that show nothing': '\u3164\uFFA0\u2800',
  'a tab': 'At\tlas',
  'a line break': 'Atlas\n',
  'a line separator': 'At\u2028las',
  'an escape': '\u001B[31mAtlas',
  DEL: 'Atlas\u007F',
  'a byte order mark': '\uFEFFAtlas',
  'a C1 control': 'At\u0085las',
  'an override of direction': 'invoice\u202Efdp.exe',
  'an embedding of direction': '\u202AAtlas\u202C',
  'an isolate of direction': '\u2067Atlas\u2069',
  'a mark of direction': 'Atlas\u200F',
  'a zero-width space': 'At\u200Blas',
  'a word joiner': 'At\u2060las',
  'a soft hyphen': 'At\u00ADlas',
  'an interlinear annotation': 'At\uFFF9las\uFFFB',
  'a filler in a word': 'At\u3164las',
};

/** What shows nothing either, and what only some scripts and emoji need. */
const invisible: Record<string, string> = {
  'a language tag': 'At\u{E0001}las',
  'a text in tags': `Atlas${[...'ignore'].map((one) => String.fromCodePoint(0xe0000 + one.charCodeAt(0))).join('')}`,
  'a text in tags behind a flag': `\u{1F3F4}${'\u{E0061}'.repeat(12)}`,
  'a beam of music': 'At\u{1D173}las',
  'a joiner between Latin letters': 'At\u200Dlas',
  'a joiner at the beginning': '\u200Cأطلس',
  'two joiners': 'نام\u200C\u200Cها',
  'a text in variation selectors': 'A\uFE00\uFE01\u{E0101}',
};

const readable = [
  'x',
  'Ада Линдквист',
  'أطلس',
  '👩‍🚀 Atlas',
  'نام\u200Cها',
  'क्\u200Dष',
  '❤️\u200D🔥',
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '葛\u{E0100}飾',
  '1\uFE0F\u20E3',
  '  Atlas  ',
  '...and more',
  '<b>',
  "O'Neill & Søn",
  'नक्शा',
  '地図帳',
];

const told = (check: () => void): unknown => {
  try {
    check();
    return undefined;
  } catch (refusal) {
    return refusal;
  }
};

describe('what a thing may be called', () => {
  it('is looked at wherever it is told', () => {
    const known = new Set(namings.map(({ operationId }) => operationId));
    for (const kind of ['Project', 'Task', 'Resource', 'Team', 'User', 'File', 'Integration', 'ApiKey', 'Application'])
      expect(known).toContain(`create${kind}`);
    for (const operationId of ['updateProject', 'replaceTask', 'cloneProject', 'createProjectTask', 'updateAccount', 'inviteMember'])
      expect(known).toContain(operationId);
  });

  it.each(namings)('is readable by $operationId', ({ operationId, field, body }) => {
    const checked = (value: string) => told(() => validateBody(operationId, 'application/json', { ...body, [field]: value }));
    for (const value of Object.values(unreadable)) {
      const details = [{ field, code: 'invalid_format', message: expect.stringMatching(/^Must have .* writing direction\.$/) }];
      expect(checked(value), JSON.stringify(value)).toMatchObject({ code: 'invalid_parameters', details });
    }
    for (const value of Object.values(invisible)) {
      const details = [{ field, code: 'invalid_format', message: expect.stringMatching(/^Must have joiners/) }];
      expect(checked(value), JSON.stringify(value)).toMatchObject({ code: 'invalid_parameters', details });
    }
    for (const value of readable) expect(checked(value), value).toBeUndefined();
  });

  it('of a file is no path and no dots', () => {
    const checked = (name: string) => told(() => validateBody('createFile', 'application/json', { name }));
    for (const name of ['.', '..', '...', ' . ', 'a/b', 'a\\b', '/', 'C:\\x'])
      expect(checked(name), name).toMatchObject({ details: [{ field: 'name', code: 'invalid_format' }] });
    for (const name of ['.gitignore', '..rc', 'a..b', 'a.', 'legend.txt', '. txt']) expect(checked(name), name).toBeUndefined();
  });

  it('takes no longer to refuse the longer it is', () => {
    for (const name of [' '.repeat(100_000), `${'x'.repeat(99_999)}\n`, `${' x'.repeat(50_000)}\n`]) {
      const began = performance.now();
      expect(told(() => validateBody('createFile', 'application/json', { name }))).toBeDefined();
      expect(performance.now() - began).toBeLessThan(500);
    }
  });
});

describe('a name that was kept before there was a bound', () => {
  const kept = 'An old\tname\u202E';
  let tessera: Tessera;
  let ada: Caller;
  let id: string;
  beforeAll(async () => {
    tessera = await bootTessera();
    ada = await tessera.someone('editor');
    ({ id } = (await ada.call('POST', '/v1/resources', { name: 'Theodolite 3' })).body.data);
    await tessera.database.db.updateTable('resources').set({ name: kept }).where('id', '=', id).execute();
  });
  afterAll(() => tessera?.close());

  const graphql = (query: string) => ada.call('POST', '/graphql', { query });

  it('is answered, listed and found', async () => {
    expect((await ada.call('GET', `/v1/resources/${id}`)).body.data.name).toBe(kept);
    const found = await ada.call('GET', `/v1/resources?name=${encodeURIComponent(kept)}`);
    expect(found.body.data).toEqual([expect.objectContaining({ id, name: kept })]);
    expect((await graphql(`{ resource(id: "${id}") { name } }`)).body.data).toEqual({ resource: { name: kept } });
  });

  it('leaves everything else of its record to be changed', async () => {
    const changed = await ada.call('PATCH', `/v1/resources/${id}`, { description: 'Two\n\tlines.' });
    expect([changed.status, changed.body.data]).toEqual([200, expect.objectContaining({ name: kept, description: 'Two\n\tlines.' })]);
    const { body } = await graphql(
      `mutation { updateResource(id: "${id}", input: { description: "None." }) { resource { name description } } }`,
    );
    expect(body.data).toEqual({ updateResource: { resource: { name: kept, description: 'None.' } } });
  });

  it('is given to nothing again, by REST or GraphQL', async () => {
    const { status, body } = await ada.call('PATCH', `/v1/resources/${id}`, { name: kept });
    expect([status, body.error.code]).toEqual([400, 'invalid_parameters']);
    const asked = await graphql(`mutation { updateResource(id: "${id}", input: { name: ${JSON.stringify(kept)} }) { resource { id } } }`);
    expect(asked.body.errors[0]).toMatchObject({
      message: expect.stringContaining('input.name - Must have at least one visible character'),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});
