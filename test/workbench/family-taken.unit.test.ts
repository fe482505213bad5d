import { describe, expect, it } from 'vitest';
import { promiseWithoutTaken } from '../../src/workbench/family/taken.ts';

const left = (promise: object, before: object, after: object): unknown =>
  JSON.parse(promiseWithoutTaken('v1', JSON.stringify(promise), JSON.stringify(before), JSON.stringify(after)));

describe('a promise without what was taken out of the contract', () => {
  it('has no part that the contract had before and does not have after it', () => {
    const before = { paths: { '/ships': {}, '/docks': {} }, enum: ['ship', 'dock'], pattern: '^(shi|doc)_' };
    const after = { paths: { '/docks': {} }, enum: ['dock'], pattern: '^doc_' };
    expect(left(before, before, after)).toEqual(after);
  });

  it('keeps what was promised and is otherwise in the contract', () => {
    const promise = { limit: 5, old: 1, lists: [{ in: 'query', name: 'age', schema: { maximum: 9 } }, { $ref: '#/ships' }] };
    const before = { limit: 7, lists: [{ in: 'query', name: 'age', schema: { maximum: 8 } }, { $ref: '#/ships' }], ship: true };
    const after = { limit: 7, lists: [{ in: 'query', name: 'age', schema: { maximum: 8 } }] };
    expect(left(promise, before, after)).toEqual({ limit: 5, old: 1, lists: [{ in: 'query', name: 'age', schema: { maximum: 9 } }] });
  });

  it('does not promise what is new', () => {
    expect(left({ docks: 1 }, { docks: 1, ships: 2 }, { docks: 1, quays: 3 })).toEqual({ docks: 1 });
  });

  it('has no fields and types of GraphQL that are gone, in whichever extension they were', () => {
    const ship = 'extend type Query { ship: Ship }\ntype Ship { id: ID! }\n';
    const dock = 'extend type Query { dock: Dock, docks: [Dock!] }\ntype Dock { id: ID!, name: String }\n';
    const promise = `${ship}extend type Query { dock: Dock }\ntype Dock { id: ID! }\n`;
    const text = promiseWithoutTaken('graphql', promise, ship + dock, dock);
    expect(text.replaceAll(/\s+/g, ' ').trim()).toBe('extend type Query { dock: Dock } type Dock { id: ID! }');
  });
});
