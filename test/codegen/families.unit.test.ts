import { describe, expect, it } from 'vitest';
import { familyErrors, withFamilies } from '../../src/codegen/families.ts';

const family = (prefix: string, id: string, rest: object) => ({ schemas: { [id]: { pattern: `^${prefix}_[a-z]$` } }, ...rest });

const files: Record<string, Record<string, unknown>> = {
  'platform.yaml': { tags: [{ name: 'ships' }, { name: 'docks' }, { name: 'crews' }] },
  'platform/ships.yaml': family('shi', 'ShipId', {
    voyages: ['crossing', 'cruise'],
    errors: { ship_sunk: { status: 409, description: 'The ship has sunk.' } },
  }),
  'platform/docks.yaml': family('doc', 'DockId', {}),
  'platform/crews.yaml': family('cre', 'CrewId', { voyages: ['leave'] }),
};

const filled = (schema: object) => {
  withFamilies(schema, (file) => files[file]!);
  return schema;
};

describe('what a schema leaves to families', () => {
  it('is the values that they have under its key, in their order', () => {
    expect(filled({ type: 'string', 'x-family-values': 'voyages' })).toEqual({ type: 'string', enum: ['crossing', 'cruise', 'leave'] });
  });

  it('is the form of the ids of those that have something under its key', () => {
    const { pattern } = filled({ type: 'string', 'x-family-ids': 'voyages' }) as { pattern: string };
    expect(new RegExp(pattern).test(`shi_${'0'.repeat(26)}`)).toBe(true);
    expect(new RegExp(pattern).test(`cre_${'0'.repeat(26)}`)).toBe(true);
    expect(new RegExp(pattern).test(`doc_${'0'.repeat(26)}`)).toBe(false);
  });

  it('has the codes of their errors behind its own, with their statuses', () => {
    expect(filled({ 'x-family-errors': true, enum: ['lost'], 'x-statuses': { lost: 404 } })).toEqual({
      enum: ['lost', 'ship_sunk'],
      'x-statuses': { lost: 404, ship_sunk: 409 },
    });
    expect(familyErrors((file) => files[file]!)).toEqual({ ship_sunk: { status: 409, description: 'The ship has sunk.' } });
  });

  it('stays as it is where none has the key, for the lint to report', () => {
    expect(filled({ type: 'string', 'x-family-values': 'flights' })).toEqual({ type: 'string', 'x-family-values': 'flights' });
  });
});
