import type { Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resources, users } from '../../../clients/typescript/generated/platform/index.ts';
import { type DevicePrompt, deviceCode, type Tokens } from '../../../clients/typescript/src/identity/index.ts';
import { createClient, type RenewableCredentials } from '../../../clients/typescript/src/index.ts';
import { browser, movingClock, password, withPassword } from '../../support/oauth.ts';
import { answer, cutAnswer, type Network, openNetwork } from './network.ts';
import { places } from './places.ts';

const { clock, pass } = movingClock();
let server: Tessera;
let network: Network;
let email: string;
let userId: string;

const clientOf = (credentials: RenewableCredentials) =>
  createClient({ baseUrl: network.url, credentials, families: { resources, users }, sleep: async () => undefined });

const polls = () => network.passed.filter(({ url }) => url === '/oauth/token').length;

const decide = async ({ verification_uri_complete: page }: DevicePrompt, decision: 'allow' | 'deny') => {
  const person = browser(server);
  const { pathname, search } = new URL(page);
  await person.submit(await person.submit(await person.open(pathname + search), { email, password }), { decision });
};

/** What happens while the device waits for the first, the second, the third time; waiting takes no time but that of the server's clock. */
const during = (...happenings: ((prompt: DevicePrompt) => unknown)[]) => {
  const waits: number[] = [];
  const prompts: DevicePrompt[] = [];
  const show = (prompt: DevicePrompt) => void prompts.push(prompt);
  const sleep = async (milliseconds: number, signal?: AbortSignal) => {
    await happenings[waits.length]?.(prompts.at(-1)!);
    signal?.throwIfAborted();
    waits.push(milliseconds / 1000);
    pass(milliseconds / 1000);
  };
  return { waits, prompts, application: { baseUrl: network.url, clientId: 'tessera-cli', scopes: ['read'], show, sleep } };
};

const allow = (prompt: DevicePrompt) => decide(prompt, 'allow');
const nothing = () => undefined;

describe.each(places)('deviceCode %s', (_place, boot) => {
  beforeAll(async () => {
    server = await boot({ clock });
    network = await openNetwork(server.url);
    ({ userId } = await server.someone('editor'));
    email = await withPassword(server, userId);
  });
  afterAll(async () => {
    await network.close();
    await server.close();
  });
  beforeEach(() => {
    network.passed.length = 0;
    network.faults.length = 0;
  });

  it('lets a program act for the person who has agreed in a browser, once for all who connect', async () => {
    const { application, prompts, waits } = during(nothing, allow);
    const device = deviceCode(application);
    await Promise.all([device.connect(), device.connect()]);
    expect(prompts).toMatchObject([{ user_code: expect.stringMatching(/^[A-Z]{4}-[A-Z]{4}$/), expires_in: 900 }]);
    expect(waits).toEqual([5, 5]);
    expect((await clientOf(device).users.getCurrentUser()).id).toBe(userId);
  });

  it('is refreshed once for all who wait, and again from the tokens that the program has stored', async () => {
    const given: Tokens[] = [];
    const { application } = during(allow);
    const device = deviceCode({ ...application, onTokens: (tokens) => given.push(tokens) });
    await device.connect();
    const tessera = clientOf(device);
    pass(3601);
    await Promise.all(Array.from({ length: 5 }, () => tessera.resources.list().page()));
    expect([polls(), given.length]).toEqual([2, 2]);

    const later = clientOf(deviceCode({ ...application, tokens: given[1]! }));
    network.faults.push(cutAnswer);
    await Promise.all(Array.from({ length: 5 }, () => later.resources.list().page()));
    expect(polls()).toBe(4);
  });

  it('asks no sooner than the server wants: slower from the first slow_down on, and after a Retry-After', async () => {
    const slowDown = answer(400, { 'Content-Type': 'application/json' }, JSON.stringify({ error: 'slow_down' }));
    const fail = () => network.faults.push(slowDown, answer(503, { 'Retry-After': '30' }));
    const { application, waits } = during(fail, nothing, nothing, allow);
    await deviceCode(application).connect();
    expect(waits).toEqual([5, 10, 30, 10]);
  });

  it('goes on after an answer that was lost', async () => {
    const { application, waits } = during(() => network.faults.push(cutAnswer), allow);
    await deviceCode(application).connect();
    expect(waits).toEqual([5, 5]);
  });

  it('ends when the person refuses', async () => {
    const { application } = during((prompt) => decide(prompt, 'deny'));
    await expect(deviceCode(application).connect()).rejects.toMatchObject({ name: 'TesseraError', code: 'access_denied' });
  });

  it('ends when nobody agrees while the code is valid, and begins anew when it is called again', async () => {
    const { application, prompts } = during(() => pass(900), allow);
    const device = deviceCode(application);
    await expect(device.connect()).rejects.toMatchObject({ name: 'TesseraError', code: 'expired_token', status: 400 });
    await device.connect();
    expect(prompts[0]!.user_code).not.toBe(prompts[1]!.user_code);
  });

  it('ends by itself where the server cannot be asked before the code has expired', async () => {
    const began = { device_code: 'a'.repeat(32), user_code: 'WDJB-MJHT', verification_uri: '', expires_in: 12, interval: 5 };
    network.faults.push(answer(200, { 'Content-Type': 'application/json' }, JSON.stringify(began)), cutAnswer, cutAnswer);
    const { application, waits } = during();
    const ended = { code: 'expired_token', link: `${network.url}/docs/errors#expired_token` };
    await expect(deviceCode(application).connect()).rejects.toMatchObject(ended);
    expect(waits).toEqual([5, 5]);
  });

  it('ends with the signal of the call, which asks no more, and another call can begin', async () => {
    const { application } = during();
    const cancel = new AbortController();
    let asked = 0;
    const sleep = async (milliseconds: number, signal?: AbortSignal) => {
      asked += 1;
      if (asked === 2) cancel.abort(new Error('The person has gone.'));
      signal?.throwIfAborted();
      pass(milliseconds / 1000);
    };
    const device = deviceCode({ ...application, sleep });
    await expect(device.connect(cancel.signal)).rejects.toThrow('The person has gone.');
    expect(polls()).toBe(1);
    await expect(device.connect(AbortSignal.abort(new Error('Not now.')))).rejects.toThrow('Not now.');
  });

  it('has nobody before it is connected, and says so', async () => {
    await expect(deviceCode(during().application).headers()).rejects.toThrow('Nobody has signed in');
  });
});
