import { bootTessera, openReceiver, type Receiver, type Tessera, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forward } from '../../src/app/commands/forward-webhooks.ts';
import { newResource } from '../support/new-records.ts';

const secret = 'whsec_YW4gZXhhbXBsZSwgbm90IGEgc2VjcmV0';
let tessera: Tessera;
let receiver: Receiver;

beforeAll(async () => {
  tessera = await bootTessera();
  receiver = await openReceiver();
});
afterAll(() => Promise.all([tessera?.close(), receiver?.close()]));

const begin = ({ key = tessera.admin.key, ...more }: { key?: string; url?: string; types?: string[] } = {}) => {
  const lines: string[] = [];
  const stopping = new AbortController();
  const authorization = async () => ({ 'X-API-Key': key });
  const given = { url: tessera.url, authorization, to: `${receiver.url}/hook`, secret, ...more };
  const ended = forward({ ...given, print: (line) => lines.push(line), signal: stopping.signal });
  return {
    lines,
    ended,
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
};

describe('listen', () => {
  it('forwards what happens from now on, signed and in order, and says what came of it', async () => {
    const { lines, stop } = begin({ types: ['RESOURCE_UPDATED', 'RESOURCE_DELETED'] });
    await until(() => lines.includes('Listening.'));
    const resource = await newResource(tessera.admin);
    await tessera.admin.call('PATCH', `/v1/resources/${resource.id}`, { name: 'Other' });
    await until(() => lines.length === 2);
    receiver.status(500);
    await tessera.admin.call('DELETE', `/v1/resources/${resource.id}`);
    await until(() => lines.length === 3);
    await stop();
    const [first, second] = receiver.messages(secret);
    expect([first, second]).toMatchObject([
      { type: 'RESOURCE_UPDATED', resource_id: resource.id, timestamp: first!.created_at },
      { type: 'RESOURCE_DELETED', resource_id: resource.id },
    ]);
    expect(lines[1]).toMatch(new RegExp(`^RESOURCE_UPDATED ${first!.id} -> 204 \\(\\d+ ms\\)$`));
    expect(lines[2]).toMatch(new RegExp(`^RESOURCE_DELETED ${second!.id} -> 500 `));
    expect(receiver.asked).toHaveLength(2);
  });

  it('ends where the key or a type is refused, and says what is allowed', async () => {
    await expect(begin({ key: 'tsr_live_wrong' }).ended).rejects.toThrow(/key/i);
    await expect(begin({ types: ['RESOURCE_PAINTED'] }).ended).rejects.toThrow();
  });

  it('goes on trying while the API is away', async () => {
    const { lines, stop } = begin({ url: 'http://127.0.0.1:9' });
    await until(() => lines.length > 0);
    await stop();
    expect(lines).toEqual(['The API is unreachable. Retrying.']);
  });
});
