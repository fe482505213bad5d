import { describe, expect, it } from 'vitest';
import { atChangedReferences } from '../../src/workbench/changed-references.ts';
import { documentFindings } from '../../src/workbench/compatibility.ts';
import { linkFindings } from '../../src/workbench/response-links.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const get = (schema: object, parameters: object[] = []) => ({
  get: { parameters, responses: { 200: { description: 'It.', ...json(schema) } } },
});
const object = (properties: object, required = Object.keys(properties)) => ({ type: 'object', required, properties });

interface Parts {
  paths?: object;
  webhooks?: object;
  schemas?: object;
  parameters?: object;
}

const document = ({ paths = {}, webhooks, schemas = {}, parameters = {} }: Parts) => ({
  openapi: '3.1.1',
  info: { title: 'Shelves', version: '1.0.0' },
  paths,
  webhooks,
  components: { schemas, parameters },
  'x-kinds': { BOOK_READ: {}, BOOK_LENT: {} },
});

const found = async (before: Parts, now: Parts) => {
  const [base, next] = [document(before), document(now)];
  const findings = await documentFindings(JSON.stringify(base), JSON.stringify(next));
  return findings
    .map(atChangedReferences(base, next))
    .map(({ rule, pointer, message, kind }) => [rule, pointer, message, ...(kind ? [kind] : [])]);
};

describe('a change behind a reference that leads elsewhere now', () => {
  const books = (page: string, book: object) => ({
    paths: { '/books': get(ref(page)), '/books/first': get(ref('Book')) },
    schemas: { [page]: object({ data: { type: 'array', items: ref('Book') } }), Book: book },
  });

  it('is found where it is, if it is a change of what both lead to', async () => {
    const before = books('Page', object({ id: { type: 'string' }, title: { type: 'string' } }));
    const now = books('BookPage', object({ id: { type: 'string' }, title: { type: 'string' } }, ['id']));
    expect(await found(before, now)).toEqual([
      ['required-properties-removed', '#/components/schemas/Book/required', expect.stringContaining('`title`')],
    ]);
  });

  it('is found at the reference, if it is what the other one is like', async () => {
    const [first, second] = [object({ id: { type: 'string' } }), object({ id: { type: 'integer' } })];
    const read = (name: string) => ({ paths: { '/books': get(ref(name)) }, schemas: { First: first, Second: second } });
    expect(await found(read('First'), read('Second'))).toEqual([
      ['schema-replaced', '#/paths/~1books/get/responses/200/content/application~1json/schema', 'It is `Second` instead of `First`.'],
    ]);
  });
});

describe('what only one of two lists has at an index', () => {
  const writer = { name: 'writer', in: 'query', schema: { type: 'string' } };
  const year = { name: 'year', in: 'query', schema: { type: 'string', maxLength: 4 } };
  const read = (name: string, parameters: object) => ({
    paths: { '/books': get({ type: 'string' }, [{ $ref: `#/components/parameters/${name}` }]) },
    parameters,
  });

  it('is a removed parameter, and no other one', async () => {
    expect(await found(read('Writer', { Writer: writer }), read('Year', { Year: year }))).toEqual([
      ['parameter-removed', '#/paths/~1books/get/parameters/0', '`writer` query parameter was removed.'],
    ]);
  });

  it('is one with another name, if it is the same', async () => {
    const author = { ...writer, name: 'author' };
    expect(await found(read('Writer', { Writer: writer }), read('Writer', { Writer: author }))).toEqual([
      ['parameter-removed', '#/components/parameters/Writer/name', '`writer` query parameter was renamed to `author`.'],
    ]);
  });

  const message = (data: string, kind: string) => ({
    allOf: [ref(`${data}Message`)],
    ...object({ type: { type: 'string', const: kind } }),
  });
  const told = (messages: Record<string, object>) => ({
    webhooks: { event: { post: { requestBody: json(ref('Body')), responses: { 200: { description: 'Taken.' } } } } },
    schemas: {
      Body: {
        oneOf: Object.keys(messages).map(ref),
        discriminator: { propertyName: 'type', mapping: Object.fromEntries(Object.keys(messages).map((name) => [name, ref(name).$ref])) },
      },
      ...messages,
      BookMessage: object({ data: ref('Book') }),
      LoanMessage: object({ data: ref('Loan') }),
      Book: object({ title: { type: 'string' } }),
      Loan: object({ until: { type: 'string' } }),
    },
  });

  it('is no change of a message: a kind that is gone is found at the list of kinds', async () => {
    const before = told({ BOOK_READ: message('Book', 'BOOK_READ'), BOOK_LENT: message('Book', 'BOOK_LENT') });
    const now = told({ BOOK_READ: message('Book', 'BOOK_READ'), LOAN_ENDED: message('Loan', 'LOAN_ENDED') });
    const rules = (await found(before, now)).map(([rule]) => rule);
    expect(rules.filter((rule) => rule !== 'schema-combinator-changed')).toEqual([]);
  });

  it('is one kind that is gone, where another one has its data', async () => {
    const before = told({ BOOK_READ: message('Book', 'BOOK_READ'), BOOK_LENT: message('Book', 'BOOK_LENT') });
    const now = told({ BOOK_READ: message('Book', 'BOOK_READ'), BOOK_GIVEN: message('Book', 'BOOK_GIVEN') });
    const rules = (await found(before, now)).map(([rule]) => rule);
    expect(rules.filter((rule) => rule !== 'schema-combinator-changed')).toEqual([]);
  });

  it('is other data of a kind', async () => {
    const [before, now] = ['Book', 'Loan'].map((data) =>
      told({ BOOK_READ: message('Book', 'BOOK_READ'), BOOK_LENT: message(data, 'BOOK_LENT') }),
    );
    expect(await found(before!, now!)).toEqual(
      expect.arrayContaining([
        ['schema-replaced', '#/components/schemas/LoanMessage/properties/data', 'It is `Loan` instead of `Book`.', 'BOOK_LENT'],
      ]),
    );
  });
});

describe('a link of a response', () => {
  const read = (operationId: string) => ({ get: { operationId, responses: { 200: { description: 'It.' } } } });
  const link = { operationId: 'readShelf', parameters: { shelf: '$response.body#/shelf' } };
  const linked = (links: object, shelf: string) => ({
    paths: { '/book': { get: { operationId: 'readBook', responses: { 200: { description: 'It.', links } } } }, '/shelf': read(shelf) },
  });
  const lost = (links: object, shelf = 'readShelf') =>
    linkFindings(linked({ shelf: link }, 'readShelf') as object, linked(links, shelf) as object).map(({ message }) => message);

  it('stays, and leads where it led with what it had', () => {
    expect(lost({ shelf: link, more: link })).toEqual([]);
    expect(lost({})).toEqual(['The link `shelf` was removed.']);
    expect(lost({ shelf: { ...link, operationId: 'readBook' } })).toEqual(['The link `shelf` leads to `readBook` instead of `readShelf`.']);
    expect(lost({ shelf: { ...link, parameters: {} } })).toEqual(['The link `shelf` has other parameters.']);
  });

  it('is not named where its operation is gone, because that is', () => {
    expect(lost({}, 'getShelf')).toEqual([]);
  });
});

describe('another media type of a body', () => {
  it('is found there, and not in the refusal of others', async () => {
    const taking = (type: string, refusal: object) => ({
      paths: {
        '/books': {
          patch: {
            requestBody: { content: { [type]: { schema: object({}) } } },
            responses: { 415: { description: 'No.', ...json(refusal) } },
          },
        },
      },
    });
    const rules = await found(taking('application/json', object({ takes: {} })), taking('application/cbor', object({})));
    expect(rules.map(([rule]) => rule)).toEqual(['media-type-removed']);
  });
});

describe('what a message is about', () => {
  const said = async (before: Parts, now: Parts) => (await found(before, now)).map(([, , message]) => message);
  const limit = (schema: object) => ({
    paths: { '/books': get({ type: 'string' }, [{ $ref: '#/components/parameters/Limit' }]) },
    parameters: { Limit: { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100, default: 20, ...schema } } },
  });

  it('is the parameter', async () => {
    expect(await said(limit({}), limit({ default: 10 }))).toEqual(['`default` of the parameter `limit` was 20 and is now 10.']);
    expect(await said(limit({}), limit({ maximum: 50 }))).toEqual([
      "Upper bound of the parameter `limit` changed from '<= 100' to '<= 50'.",
    ]);
  });

  it('is the parameter only where it derives from no property', async () => {
    const filtered = (maxLength: number) => ({
      paths: { '/books': get({ type: 'string' }, [{ $ref: '#/components/parameters/Book.title_in' }]) },
      parameters: { 'Book.title_in': { name: 'title_in', in: 'query', schema: { type: 'string', maxLength } } },
      schemas: { Book: object({ title: { type: 'string' } }) },
    });
    expect(await said(filtered(9), filtered(5))).toEqual(["`maxLength` changed from '9' to '5'."]);
  });

  it('is the header', async () => {
    const answer = (pattern: string) => ({
      paths: {
        '/books': { get: { responses: { 200: { description: 'It.', headers: { 'X-Shelf': { schema: { type: 'string', pattern } } } } } } },
      },
    });
    expect(await said(answer('^a'), answer('^b'))).toEqual(["`pattern` of the header `X-Shelf` changed from '^a' to '^b'."]);
  });

  it('is the property', async () => {
    const sent = (more: object) => ({
      paths: { '/books': { post: { requestBody: json(object({ title: { type: 'string', ...more } })), responses: {} } } },
    });
    expect(await said(sent({}), sent({ default: 'x' }))).toEqual(['`default` of `title` was nothing and is now "x".']);
  });

  it('is the frame, and no path', async () => {
    const frames = (...names: string[]) => ({
      paths: Object.fromEntries(names.map((name) => [`/frames/${name}`, get({ type: 'string' })])),
    });
    expect(await said(frames('ping', 'pong'), frames('pong'))).toEqual(['Frame `ping` was removed.']);
  });

  it('is every operation, and no place in a list of servers', async () => {
    const [base, next] = [['https://a.example', 'https://b.example'], ['https://a.example']].map((urls) =>
      JSON.stringify({ ...document({}), servers: urls.map((url) => ({ url })) }),
    );
    expect((await documentFindings(base!, next!)).map(({ where }) => where)).toEqual(['every operation']);
  });
});

describe('a pattern of what requests send', () => {
  const sent = (pattern: string) => ({
    paths: { '/books': { post: { requestBody: json(object({ code: { type: 'string', pattern } })), responses: {} } } },
  });

  it.each([
    ['another alternative before it', '^b|^a', []],
    ['another alternative behind it', '^a|^b', []],
    ['something else', '^ab', ['schema-constraint-changed']],
    ['no alternatives, because a group holds them', '(^a|^b)c', ['schema-constraint-changed']],
    ['no pattern behind it', '^a|(', ['schema-constraint-changed']],
  ])('may become %s', async (_what, pattern, rules) => {
    expect((await found(sent('^a'), sent(pattern))).map(([rule]) => rule)).toEqual(rules);
  });
});
