import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { sdl } from '../../src/contract/graphql.ts';
import { costOf } from '../../src/graphql/cost.ts';

const schema = buildSchema(sdl);

describe('a document that is asked for again costs what its variables make of it', () => {
  it('with another size of page, given or left out', () => {
    const document = parse(
      'query ($n: Int = 3, $page: PaginationInput) { resources(first: $n, pagination: $page) { edges { node { id } } } }',
    );
    const cost = (variables?: Record<string, unknown>) => costOf(schema, document, { variables, operationName: undefined });
    expect([{ n: 5 }, { n: 50 }, { n: 5 }, undefined, { n: null }, { n: null, page: { limit: 7 } }].map(cost)).toEqual([
      5, 50, 5, 3, 10, 7,
    ]);
  });

  it('with a part of it left out, in a fragment', () => {
    const document = parse('query ($with: Boolean!) { me { ...Mine } } fragment Mine on User { id resources @include(if: $with) { id } }');
    const cost = (included: boolean) => costOf(schema, document, { variables: { with: included }, operationName: undefined });
    expect([cost(true), cost(false), cost(true)]).toEqual([11, 1, 11]);
  });

  it('with one field that several parts select, once', () => {
    const cost = (query: string, variables = {}) => costOf(schema, parse(query), { variables, operationName: undefined });
    const fragments = 'fragment A on User { resources { id owner { id } } } fragment B on User { resources { name owner { name } } }';
    expect(cost(`{ me { ...A ...B ...A ... { ...B } } } ${fragments}`)).toBe(21);
    expect(cost(`{ me { ...A more: resources { id } } me { ...B } } ${fragments}`)).toBe(31);
    expect(cost('{ me { id } me { id } again: me { id } }')).toBe(2);
    expect(cost('query ($no: Boolean = true) { me { id } ... @skip(if: $no) { users { id } } }')).toBe(1);
  });

  it('in no time where fragments spread each other again and again', () => {
    const doubling = Array.from({ length: 60 }, (_, n) => `fragment F${n} on User { ...F${n + 1} ...F${n + 1} id }`).join(' ');
    const document = parse(`{ me { ...F0 } } ${doubling} fragment F60 on User { resources { id } }`);
    expect(costOf(schema, document, { variables: {}, operationName: undefined })).toBe(11);
  });

  it('with its filters: operators that search in texts cost more, but no keys that are named like them', () => {
    const cost = (query: string) => costOf(schema, parse(query), { variables: {}, operationName: undefined });
    expect(cost('{ resources(filter: {data: {contains: "x", like: ["y"]}}) { edges { node { id } } } }')).toBe(
      cost('{ resources { edges { node { id } } } }'),
    );
    expect(cost('{ resources(filter: {name: {contains: "x", like: null}, type: {eq: "y"}}) { nodes { id } } }')).toBe(100);
    expect(cost('{ users(filter: {nameContains: "x", email: null}) { id } }')).toBe(100);
    expect(cost('{ resources(filter: {or: [{name: {contains: "x"}}, {name: {like: "x"}, status: ACTIVE}]}) { nodes { id } } }')).toBe(140);
    expect(cost('{ resources(filter: {name: {startsWith: "x"}, or: {name: {contains: "x"}}}) { nodes { id } } }')).toBe(140);
  });

  it('with the records that it skips: a request for each full thousand, and with filters no more than a list of REST', () => {
    const query = 'query ($offset: Int, $name: String) { users(filter: {nameContains: $name}, pagination: {offset: $offset}) { id } }';
    const cost = (variables: object) => costOf(schema, parse(query), { variables: { ...variables }, operationName: undefined });
    expect([null, 0, -5, 999, 1000, 1999, 2000, 100_000].map((offset) => cost({ offset }))).toEqual([10, 10, 10, 10, 20, 20, 30, 310]);
    expect(cost({ offset: 1000, name: 'x' })).toBe(110);
    expect(cost({ offset: 100_000, name: 'x' })).toBe(310);
  });

  it('with another of its operations', () => {
    const document = parse('query One { me { id } } query Ten { users { id } }');
    const cost = (operationName: string) => costOf(schema, document, { variables: {}, operationName });
    expect([cost('One'), cost('Ten'), cost('One')]).toEqual([1, 10, 1]);
  });
});
