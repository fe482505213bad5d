import { describe, expect, it } from 'vitest';
import { assertSdl } from '../../src/codegen/sdl-errors.ts';

const query = { file: 'graphql/schema.graphql', text: 'type Query {\n  user: User\n}\n' };
const cost =
  'directive @cost(weight: Int!, multiplies: [String!]) on FIELD_DEFINITION\ndirective @scope(requires: [String!]!) on FIELD_DEFINITION\n';
const user = (text: string) => ({ file: 'graphql/users.graphql', text });

describe('an error of the SDL names its file and line', () => {
  it.each([
    ['where the text is no SDL', 'type User {\n  name: \n}\n', 'graphql/users.graphql:3:1'],
    ['where a type is unknown', 'type User {\n  name: Strin\n}\n', 'graphql/users.graphql:2:9'],
    ['where a type comes twice', 'type User {\n  name: String\n}\n\ntype Query {\n  user: User\n}\n', 'graphql/users.graphql:5:6'],
    [
      'where a field comes twice',
      'type User {\n  user: User\n  name: String\n  user: User\n}\n',
      '"User.user" can only be defined once.\n  graphql/users.graphql:2:3\n  graphql/users.graphql:4:3',
    ],
    [
      'where a weight is less than nothing',
      `${cost}type User {\n  name: String @cost(weight: -1)\n}\n`,
      '`name` has the weight -1, and needs at least 0: nothing costs less than nothing.\n  graphql/users.graphql:4:16',
    ],
    [
      'where reading other records costs nothing',
      `${cost}type User {\n  friends: [User!]! @scope(requires: ["read:users"]) @cost(weight: 0)\n}\n`,
      '`friends` has the weight 0, and needs at least 1: it has a scope or `multiplies`, so it reads something.\n  graphql/users.graphql:4:54',
    ],
    [
      'where a list costs nothing',
      `${cost}type User {\n  friends(first: Int): [User!]! @cost(weight: 0, multiplies: ["first"])\n}\n`,
      'graphql/users.graphql:4:33',
    ],
    ['where a directive is unknown', 'type User {\n  name: String @scopes\n}\n', 'graphql/users.graphql:2:17'],
  ])('%s', (_what, text, place) => {
    expect(() => assertSdl([query, user(text)])).toThrow(place);
  });

  it('and there is none where nothing is wrong', () => {
    expect(() =>
      assertSdl([query, user(`${cost}type User {\n  name: String @cost(weight: 0)\n}\n\nextend type Query {\n  users: [User]\n}\n`)]),
    ).not.toThrow();
  });
});
