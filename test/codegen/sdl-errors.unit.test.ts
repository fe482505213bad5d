import { describe, expect, it } from 'vitest';
import { assertSdl } from '../../src/codegen/sdl-errors.ts';

const query = { file: 'graphql/schema.graphql', text: 'type Query {\n  user: User\n}\n' };
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
    ['where a directive is unknown', 'type User {\n  name: String @scopes\n}\n', 'graphql/users.graphql:2:17'],
  ])('%s', (_what, text, place) => {
    expect(() => assertSdl([query, user(text)])).toThrow(place);
  });

  it('and there is none where nothing is wrong', () => {
    expect(() => assertSdl([query, user('type User {\n  name: String\n}\n\nextend type Query {\n  users: [User]\n}\n')])).not.toThrow();
  });
});
