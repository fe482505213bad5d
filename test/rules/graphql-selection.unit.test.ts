import { buildSchema, execute, type GraphQLResolveInfo, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { selects } from '../../src/rules/graphql-selection.ts';

const schema = buildSchema(`
  type Owner { name: String }
  type Node { id: ID! owner: Owner other: Owner }
  type Edge { node: Node! }
  type Nodes { edges: [Edge!]! nodes: [Node!]! }
  type Query { nodes: Nodes! }
`);

/** Whether the list of a query selects the owners of its nodes, as its resolver sees it. */
const selectsOwners = (query: string, variableValues: Record<string, unknown> = {}): boolean[] => {
  const seen: boolean[] = [];
  const nodes = (_args: object, _context: unknown, info: GraphQLResolveInfo) => {
    seen.push(selects(info, ['edges', 'node', 'owner']));
    return { edges: [], nodes: [] };
  };
  expect(execute({ schema, document: parse(query), rootValue: { nodes }, variableValues })).not.toHaveProperty('errors');
  return seen;
};

describe('a field at the end of a path of fields', () => {
  it.each([
    ['{ nodes { edges { node { id owner { name } } } } }'],
    ['{ nodes { edges { node { id } } edges { node { mine: owner { name } } } } }'],
    ['{ nodes { ...List } } fragment List on Nodes { edges { ... on Edge { node { ...One } } } } fragment One on Node { owner { name } }'],
    ['{ list: nodes { edges { node { owner @include(if: true) { name } } } } }'],
  ])('is found: %s', (query) => expect(selectsOwners(query)).toEqual([true]));

  it.each([
    ['{ nodes { edges { node { id other { name } } } } }'],
    ['{ nodes { nodes { owner { name } } edges { node { id } } } }'],
    ['{ nodes { edges { node { owner: other { name } } } } }'],
    ['{ nodes { edges { node { id owner @skip(if: true) { name } } } } }'],
  ])('is not there: %s', (query) => expect(selectsOwners(query)).toEqual([false]));

  it('is left out where a variable says so', () => {
    const query = 'query ($with: Boolean! = false) { nodes { edges @include(if: $with) { node { owner { name } } } } }';
    expect(selectsOwners(query, { with: true })).toEqual([true]);
    expect(selectsOwners(query)).toEqual([false]);
  });

  it('is looked for in each list by itself', () => {
    expect(selectsOwners('{ one: nodes { edges { node { owner { name } } } } two: nodes { edges { node { id } } } }')).toEqual([
      true,
      false,
    ]);
  });
});
