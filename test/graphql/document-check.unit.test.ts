import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { graphqlLimits as limits } from '../../src/contract/plans.ts';
import { createDocumentCheck } from '../../src/graphql/document-check.ts';

const check = createDocumentCheck();
const problems = (text: string, id = 'a1') => check({ id, text });
const problem = (text: string, id?: string) => problems(text, id)[0];
const page = (first: number) =>
  `{ usersConnection(first: ${first}) { nodes { owned: resourcesConnection(first: 50) { nodes { name } } } } }`;

describe('the check of a document that is to be registered', () => {
  it.each([
    'query Me { me { name } }',
    '{ me { ...named } } fragment named on User { name }',
    'query One { me { id } } query Other { me { name } }',
    'mutation Rename($id: ID!, $name: String!) { updateResource(id: $id, input: { name: $name }) { resource { id } } }',
    'query One($id: ID!) { resource(id: $id) { name } }',
    'subscription { eventCreated { id } }',
  ])('takes %s', (text) => expect(problem(text)).toBeUndefined());

  it('names the id, the operation and the place', () => {
    const text = 'fragment f on User { name }\nquery  Board {\n  me { titel }\n}';
    expect(problem(text)).toMatch(/^a1, query Board, line 3, column 8: Cannot query field "titel" on type "User"\./);
    expect(problem('query Board {\n  me {')).toMatch(/^a1, query Board, line 2, column 7: Syntax Error/);
    expect(problem('{ titel }')).toMatch(/^a1, line 1, column 3: Cannot query/);
  });

  it('names all that is wrong, of the id and of the text', () => {
    expect(problems('{ titel me { colour } }', 'a b')).toEqual([
      expect.stringMatching(/^a b: The id must have/),
      expect.stringMatching(/^a b, line 1, column 3: Cannot query field "titel"/),
      expect.stringMatching(/^a b, line 1, column 14: Cannot query field "colour"/),
    ]);
    expect(problems('')).toEqual(['a1: The text is empty.']);
  });

  it.each([
    ['too deep', `{ ${'__type(name: "User") { fields { type { '.repeat(3)} name ${'} } }'.repeat(3)} }`, 'nests'],
    ['too many tokens', `{ ${'me { id } '.repeat(limits.tokens / 4)} }`, `${limits.tokens}`],
    ['too many aliases', `{ ${Array.from({ length: limits.aliases + 1 }, (_, at) => `a${at}: me { id }`).join(' ')} }`, 'aliases'],
    ['too many characters', `{ me { id } } #${'x'.repeat(limits.characters)}`, `${limits.characters}`],
    ['no operation', 'fragment f on User { name }', 'never used'],
    ['a literal of the wrong form', '{ events(filter: { createdAt: { gt: "soon" } }) { nodes { id } } }', 'DateTime must be'],
    ['a text that cannot be stored', '{ me { id } } # \0', 'U+0000'],
    ['a long subscription', `subscription S { eventCreated { id } } #${'x'.repeat(limits.subscription)}`, `${limits.subscription}`],
  ])('refuses one with %s', (_what, text, says) => expect(problem(text)).toContain(says));

  it('refuses what costs too much, where no variable decides about it', () => {
    expect(problem(page(10))).toBeUndefined();
    expect(problem(page(100))).toMatch(/^a1, line 1, column 1: Query cost \d+ exceeds the maximum of 5000\./);
    expect(problem(page(100).replace('{', 'query Board($first: Int) {').replace('first: 100', 'first: $first'))).toBeUndefined();
    expect(problem(page(100).replace('{', 'query Board($id: ID!) { resource(id: $id) { id }'))).toMatch(/^a1, query Board, .*Query cost/);
  });

  it('takes the ids of GraphQL over HTTP alone, and compares a hash with the text', () => {
    const text = '{ me { id } }';
    const hash = createHash('sha256').update(text).digest('hex');
    for (const id of [hash, `sha256:${hash}`, 'x-board:v1~2.3_4', 'Board.Me']) expect(problem(text, id)).toBeUndefined();
    expect(problem('{ me { name } }', `sha256:${hash}`)).toBe(`sha256:${hash}: The id is not the SHA-256 of the text.`);
    for (const id of ['', 'a b', 'md5:1', 'é', 'sha256:1', 'x'.repeat(129)]) expect(problem(text, id)).toMatch(/: The id must have/);
  });
});
