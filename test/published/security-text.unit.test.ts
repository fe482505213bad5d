import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecurityText, securityAddress } from '../../src/published/security-text.ts';
import { authUrl, type Booted, boot, publicUrl } from './boot.ts';

const contacts = ['mailto:security@tessera.example', 'https://tessera.example/report'];
const policy = 'https://tessera.example/security';

const linesAt = async (time: string, read: ReturnType<typeof createSecurityText>, move: (time: string) => void) => {
  move(time);
  return (await read().encoded('identity')).bytes.toString().split('\n');
};

describe('GET /.well-known/security.txt', () => {
  let server: Booted;
  beforeAll(async () => {
    server = await boot({ securityContact: { contacts, policy } });
  });
  afterAll(() => server.close());

  it('has the fields of RFC 9116, contacts in the order of the setting', async () => {
    const answer = await server.get(securityAddress);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = (await answer.text()).split('\n');
    const [expires] = lines.filter((line) => line.startsWith('Expires: '));
    expect(lines).toEqual([
      ...contacts.map((contact) => `Contact: ${contact}`),
      expires,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${securityAddress}`,
      `Canonical: ${authUrl}${securityAddress}`,
      `Policy: ${policy}`,
      '',
    ]);
    expect(Date.parse(expires!.slice('Expires: '.length))).toBeGreaterThan(Date.now());
  });

  it('may be read by pages of every origin, and not written', async () => {
    expect((await server.get(securityAddress)).headers.get('access-control-allow-origin')).toBe('*');
    expect((await server.get(securityAddress, {}, 'PUT')).status).toBe(405);
  });

  it('is 404 where no contact is set', async () => {
    const without = await boot();
    try {
      expect((await without.get(securityAddress)).status).toBe(404);
    } finally {
      await without.close();
    }
  });
});

describe('security.txt', () => {
  it('expires 180 days after the day on which it is read, however long the server runs', async () => {
    let now = '';
    const read = createSecurityText({ contacts, policy: undefined }, [publicUrl, publicUrl], () => new Date(now));
    const move = (time: string) => {
      now = time;
    };
    const first = await linesAt('2026-03-01T00:00:00Z', read, move);
    expect(first).toEqual([
      ...contacts.map((contact) => `Contact: ${contact}`),
      'Expires: 2026-08-28T00:00:00.000Z',
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${securityAddress}`,
      '',
    ]);
    expect(await linesAt('2026-03-01T23:59:59Z', read, move)).toEqual(first);
    expect(await linesAt('2026-03-02T00:00:00Z', read, move)).toContain('Expires: 2026-08-29T00:00:00.000Z');
  });
});
