import { expect } from 'vitest';
import { type Came, cameBack } from '../contract/answer-check.ts';
import type { ValidRequest } from '../requests/fill.ts';
import { documentedWords } from './documented.ts';
import { costBetween } from './observed.ts';
import type { Observed, Visit } from './visit.ts';

/** Holds these parts of what is observed against the words of the contract. */
export const does =
  (...words: (keyof Observed)[]) =>
  async ({ operation, observation }: Visit): Promise<void> => {
    const { seen } = await observation();
    const of = (all: Observed) => Object.fromEntries(words.map((word) => [word, all[word]]));
    expect(of(seen)).toEqual(of(documentedWords(operation)));
  };

export const succeeds = async ({ observation, requests }: Visit): Promise<void> => {
  const { sent, came } = await observation();
  expect(requests.unkept(sent, came)).toEqual([]);
  const id = sent.headers['X-Request-ID'];
  if (id) expect(came.headers.get('X-Request-ID')).toBe(id);
};

const headers = ['Content-Type', 'ETag', 'Content-Disposition', 'Repr-Digest', 'Accept-Ranges'];

/** HEAD is answered as GET is, without the body, and with the whole where a part was asked for. */
export const expectHead = async (url: string, key: string, request: ValidRequest, { status, headers: told }: Came): Promise<void> => {
  const head = await cameBack(url, key, { ...request, method: 'HEAD' });
  const of = (from: Headers) => headers.map((name) => from.get(name));
  expect([head.status, head.body, ...of(head.headers)]).toEqual([status === 206 ? 200 : status, '', ...of(told)]);
};

export const hasItsHead = async ({ tessera, observation }: Visit): Promise<void> => {
  const { owner, sent, came } = await observation();
  await expectHead(tessera.url, owner.key, sent, came);
};

/** What an operation takes beside API keys. */
const credentialsFor = async ({ operation, signedIn }: Visit): Promise<Record<string, string>> => {
  const schemes = (operation.security ?? []).flatMap((one) => Object.keys(one));
  if (schemes.includes('Session')) return signedIn('session');
  return schemes.includes('Bearer') ? signedIn('JWT of a password') : {};
};

/** A second request has as many fewer remaining; each has credentials of its own, which the first one may end. */
export const costsWithoutKeys = async (visit: Visit): Promise<void> => {
  const { operation, tessera } = visit;
  const ask = async () =>
    fetch(`${tessera.url}${operation.path}`, { method: operation.method, headers: await credentialsFor(visit), redirect: 'manual' });
  const [before, after] = [await ask(), await ask()];
  const cost = costBetween(before, after);
  // The end of a window of the rate limit came between.
  if (cost === undefined) return costsWithoutKeys(visit);
  expect(cost).toBe(operation.cost);
};
