import { describe, expect, it } from 'vitest';
import { allFields, changedFields, defaultsOf, fieldNames } from '../../src/contract/body-fields.ts';

describe('the fields of a body', () => {
  it('are what was sent, with the defaults of the contract', () => {
    const fields = { name: 'Theodolite', description: null, type: 'standard', metadata: {} };
    expect(allFields('ResourceCreate', { name: 'Theodolite' })).toEqual(fields);
    expect(allFields('ResourceCreate', { name: 'Theodolite', type: 'tool' })).toEqual({ ...fields, type: 'tool' });
  });

  it('lack what has no default', () => {
    expect(allFields('WebhookCreate', { url: 'https://a.example', events: [] })).not.toHaveProperty('status');
  });

  it('have times as they are stored', () => {
    expect(allFields('WebhookRecover', { since: '2026-04-01T19:00:00+02:00' })).toEqual({ since: '2026-04-01T17:00:00.000Z' });
    expect(changedFields('WebhookRecover', { since: '2026-04-01T19:00:00+02:00' })).toEqual({ since: '2026-04-01T17:00:00.000Z' });
  });

  it('of a change are those that were sent, with the defaults for nulls', () => {
    expect(changedFields('ResourceCreate', { type: null, description: null })).toEqual({ type: 'standard', description: null });
  });

  it('have names, in the order of the contract', () => {
    expect(fieldNames('ResourceCreate')).toEqual(['name', 'description', 'type', 'status', 'metadata']);
  });

  it('have no defaults in a schema that is no body', () => {
    expect(defaultsOf('ResourceCreate')).toEqual({ description: null, type: 'standard', metadata: {} });
    expect(defaultsOf('Event')).toEqual({});
  });
});
