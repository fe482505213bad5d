import type { Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { audit } from '../../../clients/typescript/generated/account/index.ts';
import { resources } from '../../../clients/typescript/generated/platform/index.ts';
import {
  type Client,
  type ClientOptions,
  createClient,
  isTemporary,
  newIdempotencyKey,
  outcome,
} from '../../../clients/typescript/src/index.ts';
import { sleep } from '../../../clients/typescript/src/retries.ts';
import { answer, cutAnswer, halfAnswer, type Network, openNetwork, recordedWaits, silence } from './network.ts';
import { places } from './places.ts';

const families = { resources };

let server: Tessera;
let network: Network;

const clientWith = (options: Partial<ClientOptions<unknown>> = {}): { tessera: Client<typeof families>; waits: number[] } => {
  const { waits, sleep } = recordedWaits();
  const credentials = { apiKey: server.admin.key };
  return { tessera: createClient({ baseUrl: network.url, credentials, sleep, ...options, families }), waits };
};

const named = async (name: string) => (await server.admin.call('GET', `/v1/resources?name=${name}`)).body.data.length;

const errorBody = (code: string) =>
  JSON.stringify({ error: { type: 'service_error', code, message: 'Not now.', request_id: 'req_1', details: [] } });
const json = { 'Content-Type': 'application/json' };

describe.each(places)('%s', (_place, boot) => {
  beforeAll(async () => {
    server = await boot();
    network = await openNetwork(server.url);
  });
  afterAll(async () => {
    await network.close();
    await server.close();
  });
  beforeEach(() => {
    network.faults.length = 0;
    network.passed.length = 0;
  });

  it('tells how old a sign-in may be, and does not renew a token that is good', async () => {
    const code = 'insufficient_user_authentication';
    const challenge = { 'WWW-Authenticate': `Bearer realm="tessera", error="${code}", max_age="600"` };
    network.faults.push(answer(401, { ...json, ...challenge }, errorBody(code)));
    const renewals: unknown[] = [];
    const credentials = {
      headers: async () => ({ 'X-API-Key': server.admin.key }),
      renew: async (refused: unknown) => {
        renewals.push(refused);
        return true;
      },
    };
    const { error } = await outcome(clientWith({ credentials }).tessera.resources.list().page());
    expect([error?.code, error?.maxAge, renewals]).toEqual([code, 600, []]);
  });

  describe('a write whose answer is lost', () => {
    it.each([
      ['before it begins', cutAnswer],
      ['half of it', halfAnswer],
    ])('%s, is made once and answered', async (when, fault) => {
      const name = `Lost-${when.length}`;
      network.faults.push(fault, fault);
      const { tessera, waits } = clientWith();
      const resource = await tessera.resources.create({ name });
      expect(resource.name).toBe(name);
      expect(await named(name)).toBe(1);
      expect(waits.length).toBe(2);
      expect(new Set(network.passed.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    });

    it('has a name of its own, unless the program has one for it', async () => {
      const { tessera } = clientWith();
      await tessera.resources.create({ name: 'Same' });
      await tessera.resources.create({ name: 'Same' });
      const [first, second] = network.passed.map(({ headers }) => headers['idempotency-key']);
      expect(first).not.toBe(second);
      const one = await tessera.resources.create({ name: 'Mine' }, { idempotencyKey: 'mine' });
      expect(await tessera.resources.create({ name: 'Mine' }, { idempotencyKey: 'mine' })).toEqual(one);
    });

    it('is an error after the last try, and is not sent again where nobody wants that', async () => {
      network.faults.push(...Array.from({ length: 5 }, () => cutAnswer));
      const { tessera, waits } = clientWith();
      expect((await outcome(tessera.resources.create({ name: 'Never' }))).error?.code).toBe('no_connection');
      expect([network.passed.length, waits.length]).toEqual([4, 3]);
      const { error } = await outcome(tessera.resources.create({ name: 'Never' }, { retries: 0 }));
      expect([error?.code, network.passed.length]).toEqual(['no_connection', 5]);
    });
  });

  describe('a write that the program keeps', () => {
    it('is made once when it is sent again later', async () => {
      network.faults.push(cutAnswer);
      const { tessera } = clientWith({ retries: 0 });
      const idempotencyKey = newIdempotencyKey();
      const { error } = await outcome(tessera.resources.create({ name: 'Kept' }, { idempotencyKey }));
      expect(isTemporary(error!)).toBe(true);
      expect((await tessera.resources.create({ name: 'Kept' }, { idempotencyKey })).name).toBe('Kept');
      expect(await named('Kept')).toBe(1);
    });
  });

  describe('a server that is not there', () => {
    it('is an error with its cause', async () => {
      const gone = await openNetwork(server.url);
      await gone.close();
      const { tessera, waits } = clientWith({ baseUrl: gone.url });
      const { error } = await outcome(tessera.resources.list().page());
      expect([error?.code, error?.status, waits.length]).toEqual(['no_connection', undefined, 3]);
      expect(error?.cause).toBeInstanceOf(TypeError);
    });
  });

  describe('an answer that asks for patience', () => {
    it('is waited for as long as it says', async () => {
      network.faults.push(
        answer(429, { ...json, 'Retry-After': '1, 7' }, errorBody('rate_limit_exceeded')),
        answer(503, { ...json, 'Retry-After': new Date(Date.now() - 1000).toUTCString() }, errorBody('service_unavailable')),
        answer(409, { ...json, 'Retry-After': '1' }, errorBody('idempotency_key_in_use')),
      );
      const { tessera, waits } = clientWith();
      expect((await tessera.resources.create({ name: 'Patient' })).name).toBe('Patient');
      expect(waits).toEqual([7000, 0, 1000]);
    });

    it('is an error when it asks for more than the client wants to wait', async () => {
      network.faults.push(answer(429, { ...json, 'Retry-After': '61' }, errorBody('rate_limit_exceeded')));
      const { tessera, waits } = clientWith();
      const { error } = await outcome(tessera.resources.list().page());
      expect([error?.code, error?.retryAfter, waits]).toEqual(['rate_limit_exceeded', 61, []]);
    });

    it('without a time is waited for longer each time, and never equally long', async () => {
      network.faults.push(...Array.from({ length: 6 }, () => answer(502)));
      const { tessera, waits } = clientWith({ retries: 6 });
      await tessera.resources.list().page();
      const longest = [500, 1000, 2000, 4000, 8000, 8000];
      expect(waits.map((wait, index) => wait > longest[index]! / 2 && wait <= longest[index]!)).toEqual(longest.map(() => true));
      expect(new Set(waits).size).toBe(6);
    });
  });

  describe('an answer that says no', () => {
    it.each([
      [404, 'not_found'],
      [409, 'conflict'],
      [422, 'unprocessable'],
      [500, 'contract_violation'],
      [501, 'not_implemented'],
    ])('with %i %s, is not asked for again', async (status, code) => {
      network.faults.push(answer(status, json, errorBody(code)));
      const { tessera, waits } = clientWith();
      const { error } = await outcome(tessera.resources.list().page());
      expect([error?.code, error?.status, error?.message, waits]).toEqual([code, status, 'Not now.', []]);
      expect(isTemporary(error!)).toBe(false);
    });

    it('but comes from something in between, is an error that says so', async () => {
      network.faults.push(
        answer(200, { 'Content-Type': 'text/html' }, '<p>Sign in to the hotel'),
        answer(302, { Location: 'https://hotel.example' }),
      );
      const { tessera } = clientWith();
      for (const status of [200, 302]) {
        const { error } = await outcome(tessera.resources.list().page());
        expect([error?.code, error?.status]).toEqual(['unreadable_answer', status]);
      }
    });
  });

  describe('a call', () => {
    it('without an answer in time is tried again, and then an error', async () => {
      network.faults.push(silence, silence);
      // A busy machine may not even connect within this time, so that what the network saw does not count.
      let sent = 0;
      const counted: typeof fetch = (input, init) => {
        sent += 1;
        return fetch(input, init);
      };
      const { tessera } = clientWith({ timeout: 50, retries: 1, fetch: counted });
      const { error } = await outcome(tessera.resources.list().page());
      expect([error?.code, sent]).toEqual(['no_answer', 2]);
    });

    it('that downloads bytes takes as long as the bytes take, when the answer came in time', async () => {
      let send = (_bytes: string): void => undefined;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          send = (bytes) => {
            controller.enqueue(new TextEncoder().encode(bytes));
            controller.close();
          };
        },
      });
      let signal: AbortSignal | undefined | null;
      const answering: typeof fetch = async (_url, init) => {
        signal = init?.signal;
        return new Response(body);
      };
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const tessera = createClient({ baseUrl: network.url, credentials: { apiKey: 'key' }, fetch: answering, families: { audit } });
        const response = await tessera.audit.exportEntries();
        await vi.advanceTimersByTimeAsync(120_000);
        expect(signal?.aborted).toBe(false);
        send('late');
        expect(await response.text()).toBe('late');
      } finally {
        vi.useRealTimers();
      }
    });

    it('ends with its signal while it waits for the answer', async () => {
      const controller = new AbortController();
      network.faults.push(() => controller.abort(new Error('Enough')));
      const { tessera } = clientWith();
      await expect(tessera.resources.list({}, { signal: controller.signal }).page()).rejects.toThrow('Enough');
      expect(network.passed.length).toBe(1);
    });

    it('ends with its signal between two tries', async () => {
      const controller = new AbortController();
      network.faults.push(answer(503, { 'Retry-After': '60' }));
      const waiting: typeof sleep = (milliseconds, signal) => {
        const waited = sleep(milliseconds, signal);
        controller.abort(new Error('Enough'));
        return waited;
      };
      const { tessera } = clientWith({ sleep: waiting });
      await expect(tessera.resources.list({}, { signal: controller.signal }).page()).rejects.toThrow('Enough');
      expect(network.passed.length).toBe(1);
    });

    it('does not begin when its signal has ended', async () => {
      const { tessera } = clientWith();
      await expect(tessera.resources.create({ name: 'Late' }, { signal: AbortSignal.abort(new Error('Enough')) })).rejects.toThrow(
        'Enough',
      );
      expect(network.passed).toEqual([]);
    });
  });
});
