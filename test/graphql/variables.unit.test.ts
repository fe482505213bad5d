import { buildSchema, type GraphQLEnumType, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { sdl } from '../../src/contract/graphql.ts';
import { expectVariables } from '../../src/graphql/variables.ts';

const schema = buildSchema(sdl);

describe('a value of an enum', () => {
  it('is looked up, and not compared with each name to suggest one: that takes long for a long value', () => {
    const compare = vi.spyOn(schema.getType('ResourceStatus') as GraphQLEnumType, 'coerceInputValue');
    const document = parse('query ($filter: ResourceFilter) { resources(filter: $filter) { nodes { id } } }');
    const [operation] = document.definitions as [OperationDefinitionNode];
    const withStatus = (eq: unknown) => () => expectVariables(schema, document, operation, { filter: { statusMatches: { eq } } });
    expect(withStatus('ACTIVE')).not.toThrow();
    for (const wrong of ['A'.repeat(1000), 'toString', 7]) expect(withStatus(wrong)).toThrow(/must be one of: ACTIVE, ARCHIVED, PENDING/);
    expect(compare).not.toHaveBeenCalled();
  });
});
