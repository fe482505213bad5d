import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import { expect, it } from 'vitest';
import { sdl } from '../../src/contract/graphql.ts';
import { errorTable } from '../../src/core/errors.ts';

const codes = (buildSchema(sdl).getType('ErrorCode') as GraphQLEnumType).getValues().map(({ name }) => name);

it('the codes of the schema are those of errors', () => {
  expect(codes.toSorted()).toEqual([...new Set(Object.values(errorTable).map(([, , code]) => code))].sort());
});

it('the client for TypeScript has the same', () => {
  const text = readFileSync('clients/typescript/src/graphql/failure.ts', 'utf8');
  const [, union] = /type GraphQLCode =([^;]*);/.exec(text)!;
  expect([...union!.matchAll(/'(\w+)'/g)].map(([, code]) => code).sort()).toEqual(codes.toSorted());
});
