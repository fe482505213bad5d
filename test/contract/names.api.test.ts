import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withDifferences } from '../../src/contract/differences.ts';
import { validateBody } from '../../src/contract/validate.ts';
import { versions } from '../../src/contract/versions.ts';
import { accountOperations, differingOperations, nameOf, publishedOperations, resolve } from '../../src/testing/contract/published.ts';
import { mappings } from '../../src/versions/index.ts';
import { familyParts } from '../support/family-parts.ts';

const served = withDifferences(versions, mappings);

/** Every body that something gets its name by. */
const namings = [...publishedOperations, ...accountOperations, ...differingOperations].flatMap((operation) => {
  const { operationId, version, body } = operation;
  const { properties = {} } = body ? resolve(body.schema) : {};
  const difference = served.get(version ?? '')?.differences?.get(operationId);
  return ['name', 'title']
    .filter((field) => field in properties)
    .map((field) => ({ named: nameOf(operation), operationId, difference, field, body: body!.example }));
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

/** A text in tags, which show nothing. */
const inTags = (text: string) => [...text].map((one) => String.fromCodePoint(0xe0000 + one.charCodeAt(0))).join('');
const cancel = '\u{E007F}';

/** What shows nothing either, and what only some scripts and emoji need. */
const invisible: Record<string, string> = {
  'a language tag': 'At\u{E0001}las',
  'a text in tags': `Atlas${inTags('ignore')}`,
  'a text in tags behind a flag': `\u{1F3F4}${inTags('aaaaaaaaaaaa')}`,
  'short texts in tags behind flags': `\u{1F3F4}${inTags('secret')}`.repeat(3),
  'the flag of no region': `\u{1F3F4}${inTags('abc')}${cancel}`,
  'a flag without its end': `\u{1F3F4}${inTags('gbeng')}`,
  'a flag with more': `\u{1F3F4}${inTags('gbengx')}${cancel}`,
  'a flag that ends twice': `\u{1F3F4}${inTags('gbeng')}${cancel}${cancel}`,
  'tags behind another emoji': `😀${inTags('gbeng')}${cancel}`,
  'a beam of music': 'At\u{1D173}las',
  'a note of music without a head': 'At\u{1D159}las',
  'a format of shorthand': 'At\u{1BCA0}las',
  'a format of hieroglyphs': '\u{13430}',
  'a segment of hieroglyphs': 'At\u{1343F}las',
  'a noncharacter of the second plane': 'At\u{1FFFE}las',
  'the last noncharacter': 'At\u{10FFFF}las',
  'a character that is not assigned': 'At\u{E01F0}las',
  'a joiner between Latin letters': 'At\u200Dlas',
  'a non-joiner between Latin letters': 'At\u200Clas',
  'a joiner at the beginning': '\u200Cأطلس',
  'a non-joiner at the end': 'نام\u200C',
  'a non-joiner before a Latin letter': 'م\u200Ca',
  'two joiners': 'نام\u200C\u200Cها',
  'a joiner of letters without a virama': 'क\u200Dष',
  'a non-joiner of letters without a virama': 'क\u200Cष',
  'a joiner of digits': '١\u200D٢',
  'a joiner of an emoji and a letter': '👨\u200Da',
  'a joiner of flags': '🇩🇪\u200D🇩🇪',
  'two joiners of emoji': '👨\u200D\u200D👩',
  'a text in variation selectors': 'A\uFE00\uFE01\u{E0101}',
  'a text with a selector for each letter': [...'Atlas'].map((one, at) => one + String.fromCodePoint(0xe0100 + 7 * at)).join(''),
  'a selector at the beginning': '\uFE0FAtlas',
  'a selector after a Latin letter': 'Atla\uFE0Fs',
  'a selector after a space': 'A \uFE00tlas',
  'a selector after kana': 'か\u{E0100}',
  'a selector after a sign': '+\uFE00',
  'a selector after a digit': '1\uFE0F',
  'a selector after half a flag': '🇩\uFE0F🇪',
  'two selectors after an emoji': '❤\uFE0F\uFE0F',
  'two selectors after an ideograph': '葛\u{E0100}\u{E0101}',
  'a selector of Mongolian in Latin': 'At\u180Blas',
  'a separator of Mongolian in Latin': 'At\u180Elas',
  'two selectors of Mongolian': 'ᠠ\u180B\u180C',
  'a filler of a consonant in Latin': 'At\u115Flas',
  'a filler of a vowel in Latin': 'At\u1160las',
  'fillers of nothing': '가\u115F\u1160',
  'a blank of braille in Latin': 'At\u2800las',
};

const readable = [
  'x',
  'Ада Линдквист',
  'أطلس',
  '👩‍🚀 Atlas',
  // Persian: with joins prevented, also where there are none, with marks, and abbreviated.
  'نام\u200Cها',
  'علی\u200Cرضا',
  'امیر\u200Cحسین',
  '۳۰\u200Cروزه',
  'PDF\u200Cها',
  '«کتاب»\u200Cها',
  'ه\u200C',
  // Telugu and Kannada: words that end without a vowel.
  'హైదరాబాద్\u200C',
  'పోలీస్\u200C స్టేషన్',
  'ಕಾಂಗ್ರೆಸ್\u200C',
  'क्\u200C',
  'مُحَمَّدً\u200Cرضا',
  '۱۴۰۵ ه\u200D.ش',
  // Conjuncts: Hindi, Marathi, Sinhala, Bengali, Kannada, Tamil, Malayalam, Javanese.
  'नक्शा',
  'क्\u200Dष',
  'क्\u200Cष',
  'र्\u200Dय',
  'ශ්\u200Dරී ලංකා',
  'র\u200D্যাম',
  'ರಾಜ್\u200Cಕುಮಾರ್',
  'க்\u200Cஷ',
  'അവന്\u200D',
  'ꦏ꧀\u200Cꦏ',
  // Khmer, Tibetan, Burmese, N'Ko, Adlam.
  'ភាសាខ្មែរ',
  'ហ\u200C៊ី',
  'བོད',
  'က\uFE00',
  'ߒߞߏ',
  '𞤀\u200C𞤁',
  // Mongolian, Korean, ideographs, mathematics, braille.
  'ᠮᠣᠩᠭᠣᠯ ᠤᠯᠤᠰ',
  'ᠠ\u180B',
  'ᠨ\u180Eᠠ',
  '대한민국',
  '\u115F\u1161',
  '\u115F\u1160\u11A8',
  '地図帳',
  '葛\u{E0100}飾',
  '渡邉\u{E0101}',
  '。\uFE01',
  '≨\uFE00',
  '⠓⠊\u2800⠽⠕⠥',
  // Emoji: families, skins, kisses, presentations, keycaps, flags.
  '👨‍👩‍👧‍👦',
  '👩🏽‍🚀',
  '🤷🏽‍♀️',
  '🧑🏻‍❤️‍💋‍🧑🏿',
  '❤️\u200D🔥',
  '👁️‍🗨️',
  '🐻‍❄️',
  '🐦‍⬛',
  '❤\uFE0E',
  '©\uFE0F',
  '1\uFE0F\u20E3',
  '#\uFE0F\u20E3',
  '🇩🇪',
  '🏳️‍🌈',
  '🏴‍☠️',
  ...['gbeng', 'gbsct', 'gbwls'].map((region) => `\u{1F3F4}${inTags(region)}${cancel}`),
  '  Atlas  ',
  '...and more',
  '<b>',
  "O'Neill & Søn",
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
    const known = new Set(namings.map(({ named }) => named));
    for (const kind of ['Resource', 'User', 'ApiKey', 'Application']) expect(known).toContain(`create${kind}`);
    for (const operationId of ['updateResource', 'replaceResource', 'updateAccount', 'inviteMember']) expect(known).toContain(operationId);
    const called = familyParts.flatMap(({ sample: { type, body } }) => ('name' in body || 'title' in body ? [type] : []));
    for (const type of called) expect(known).toEqual(new Set([...known, `create${type}`, `update${type}`, `replace${type}`]));
    for (const named of familyParts.flatMap(({ namings: more = [] }) => more)) expect(known).toContain(named);
  });

  it.each(namings)('is readable by $named', ({ operationId, difference, field, body }) => {
    const checked = (value: string) => told(() => validateBody(operationId, 'application/json', { ...body, [field]: value }, difference));
    for (const value of Object.values(unreadable)) {
      const details = [{ field, code: 'invalid_format', message: expect.stringMatching(/^Must have .* writing direction\.$/) }];
      expect(checked(value), JSON.stringify(value)).toMatchObject({ code: 'invalid_parameters', details });
    }
    for (const value of Object.values(invisible)) {
      const details = [{ field, code: 'invalid_format', message: expect.stringMatching(/^Must not have joiners/) }];
      expect(checked(value), JSON.stringify(value)).toMatchObject({ code: 'invalid_parameters', details });
    }
    for (const value of readable) expect(checked(value), value).toBeUndefined();
  });

  // A pattern that goes back and forth in a text of this length goes on for minutes, beyond the time that a test has.
  it('is refused at any length', () => {
    for (const name of [
      ' '.repeat(100_000),
      `${'x'.repeat(99_999)}\n`,
      `${' x'.repeat(50_000)}\n`,
      '\u200D'.repeat(100_000),
      `${'क्\u200D'.repeat(33_000)}\u200D`,
    ]) {
      expect(told(() => validateBody('createResource', 'application/json', { name }))).toBeDefined();
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
      message: expect.stringContaining('`input.name` must have at least one visible character'),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});
