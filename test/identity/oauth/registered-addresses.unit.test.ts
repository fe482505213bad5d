import { describe, expect, it } from 'vitest';
import { isRegistered } from '../../../src/identity/oauth/redirect-uris.ts';

const loopback = 'http://127.0.0.1/callback';
const localhost = 'http://localhost/callback';
const application: Parameters<typeof isRegistered>[0] = {
  type: 'public',
  redirect_uris: ['https://board.example.com/callback', loopback, localhost],
};

describe('an address that an application has registered', () => {
  it.each([
    ['https://board.example.com/callback', true],
    ['https://board.example.com/callback/', false],
    ['https://board.example.com/callback?next=1', false],
    ['https://board.example.com:8443/callback', false],
    [loopback, true],
    ['http://127.0.0.1:49152/callback', true],
    ['http://127.0.0.1:49152/other', false],
    ['https://127.0.0.1:49152/callback', false],
    ['http://localhost:49152/callback', false],
  ])('is %s for a public one: %s', (uri, expected) => {
    expect(isRegistered(application, uri)).toBe(expected);
  });

  it('has no other port for a confidential one, nor for the dashboard', () => {
    const other = 'http://127.0.0.1:49152/callback';
    expect(isRegistered({ ...application, type: 'confidential' }, other)).toBe(false);
    expect(isRegistered({ ...application, first_party: true }, other)).toBe(false);
    expect(isRegistered({ ...application, type: 'confidential' }, loopback)).toBe(true);
  });

  it('may have another port of localhost where a document describes the application', () => {
    const described = { ...application, metadata_url: 'https://board.example.com/client.json' };
    expect(isRegistered(described, 'http://localhost:49152/callback')).toBe(true);
    expect(isRegistered(described, 'http://localhost:49152/other')).toBe(false);
  });
});
