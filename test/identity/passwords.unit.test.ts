import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import type { ServiceError } from '../../src/core/errors.ts';
import { expectHardToGuess } from '../../src/identity/passwords/new-password.ts';
import { hashPassword, verifyPassword } from '../../src/identity/passwords/passwords.ts';
import { estimateGuesses } from '../../src/identity/sign-in/guesses.ts';

/** A module as it is before tests have changed anything in it. */
const importAnew = <M>(name: string): Promise<M> => import(new URL(`../../src/identity/${name}?anew`, import.meta.url).href);

describe('passwords', () => {
  it('are kept as Argon2id with the parameters that OWASP names, each with a salt of its own', async () => {
    const { hashPassword } = await importAnew<typeof import('../../src/identity/passwords/passwords.ts')>('passwords/passwords.ts');
    const [one, other] = await Promise.all([hashPassword('x'), hashPassword('x')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(other).not.toBe(one);
  });

  it('are known again, and nothing else is', async () => {
    const hash = await hashPassword('correct horse battery staple');
    expect(await verifyPassword('correct horse battery staple', hash)).toBe(true);
    expect(await verifyPassword('correct horse battery stapl', hash)).toBe(false);
    expect(await verifyPassword('correct horse battery staple', undefined)).toBe(false);
  });

  it('are known by hashes that were made at another cost', async () => {
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', hash)).toBe(true);
    expect(await verifyPassword('passwords', hash)).toBe(false);
  });

  it('are derived a few at a time: a flood is refused with 503 before it takes the memory', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 110 }, () => verifyPassword('x', undefined)));
    const refused = answers.filter((answer): answer is PromiseRejectedResult => answer.status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const { reason } of refused) {
      const { code, headers } = reason as ServiceError;
      expect({ code, headers }).toEqual({ code: 'service_unavailable', headers: { 'Retry-After': '2' } });
    }
  });
});

const owner = { name: 'Ada Lindqvist', email: 'ada@lindqvist.example', account: 'Gamma' };
const authUrl = 'https://auth.harbour.example';

/** What the refusal of a password says of it; undefined for one that is taken. */
const refusalOf = (password: string): Promise<string | undefined> =>
  expectHardToGuess(password, owner, authUrl).then(
    () => undefined,
    ({ code, message }: ServiceError) => `${code}: ${message}`,
  );

describe('a new password', () => {
  const common = [
    ['a sentence of the commonest words', 'iloveyousomuch iloveyousoverymuch iloveyouforever iloveyoubaby mynameisjessica thisisapassword'],
    ['a common password made longer', 'secretpassword Password123! letmeinplease123 changemenow123 godisgood123 qweasdzxcqweasd'],
    ['a common word of twelve letters or more', 'strawberries skateboarding administrator mercedesbenz unbelievable'],
    ['somebody or something known', 'michaeljordan manchesterunited cristianoronaldo godblessamerica winteriscoming2026 liverpoolfc1892'],
    ['a way over the keys', '1q2w3e4r5t6y7u 147258369147 741852963741 !QAZ2wsx#EDC qwertasdfgzxcvb zaq12wsxcde3 0987654321poiuytrewq'],
    ['a row, or several', 'abcdefghijkl 1234abcd5678efgh aaabbbcccddd aabbccddeeff onetwothreefour mondaytuesdaywednesday'],
    ['a repetition', 'hunter2hunter2 P4ssw0rd!P4ssw0rd! adminadminadmin gammagamma2026 constructorconstructor 666666666666a'],
    ['a word with letters written otherwise', 'P@$$w0rd2026! Adm1n1str4t0r! drowssapdrowssap ｐａｓｓｗｏｒｄ２０２６'],
    ['a word with a year or a date', 'Summer2026!!! 2026-October!! 12.07.1984-1984 ILoveYou2026!'],
    ['words with signs between them', 'michael-jordan-23 secret-password-2026 p-a-s-s-w-o-r-d-1-2'],
  ].flatMap(([what, passwords]) => passwords!.split(' ').map((password) => [what!, password] as const));

  it.each(common)('is not %s: %s', async (_, password) => {
    expect(await refusalOf(password)).toBe('unprocessable: This password is too common and is easy to guess. Choose another one.');
  });

  it.each([
    ['the person', 'Ada.Lindqvist-1815!'],
    ['the address', 'ada@lindqvist.example'],
    ['the account', 'gamma-account-1'],
    ['the account among the commonest words', 'Password for gamma'],
    ['the service', 'tessera123456789'],
    ['the service and the person', 'ada-tessera-2026'],
    ['the service and the account', 'ada+gamma=tessera'],
    ['the host', 'auth.harbour.example'],
    ['the host and a year', 'Harbour2026!!!!'],
  ])('is not made of the name of %s: %s', async (_, password) => {
    expect(await refusalOf(password)).toBe(
      'unprocessable: This password consists mostly of your names or those of this service and is easy to guess. Choose another one.',
    );
  });

  it.each([
    ['what a password manager makes', 'caQPdAa99yHz'],
    ['what a password manager makes, with signs', '?q!!L?S8FR.V'],
    ['what a password manager makes, in parts', '34OA2x-CakhPQ-Mg0me2'],
    ['letters and digits in many', '91640026707c06ee'],
    ['four random words', 'activity battle both deviate'],
    ['four random words in one', 'abruptlyachinessagreedscorebook'],
    ['four random words with capitals and a digit', 'Coastal-Autograph-System-Ablaze8'],
    ['four random words in German', 'Zwiebel Ampel Kreide Wolke'],
    ['four random words in French', 'leila-conversations-participation-révéler'],
    ['words in Russian', 'лампа берег тишина крыло'],
    ['words in Japanese', '静かな港の七つの灯りが揺れる'],
    ['names among other words', 'ada likes quiet kestrels at tessera'],
    ['something hard behind much that is not', `${'a'.repeat(8)} 7vQ-x2Lp-Wm9k-tR4s`],
  ])('may be %s: %s', async (_, password) => {
    expect(await refusalOf(password)).toBeUndefined();
  });
});

describe('the thread that estimates guesses', () => {
  it('starts with a password, stays for the next ones, and ends when none came for ten seconds', async () => {
    const started: Worker[] = [];
    const note = (thread: Worker) => started.push(thread);
    process.on('worker', note);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { estimateGuesses } = await importAnew<typeof import('../../src/identity/sign-in/guesses.ts')>('sign-in/guesses.ts');
    const ask = () => estimateGuesses({ password: 'gamma-account-1', names: ['gamma'] });
    try {
      expect(started).toHaveLength(0);
      const first = await ask();
      vi.advanceTimersByTime(9_999);
      expect(await ask()).toEqual(first);
      vi.advanceTimersByTime(9_999);
      expect(await Promise.all([ask(), ask()])).toEqual([first, first]);
      expect(started).toHaveLength(1);
      const ended = once(started[0]!, 'exit');
      vi.advanceTimersByTime(10_000);
      await ended;
      expect(await ask()).toEqual(first);
      expect(started).toHaveLength(2);
    } finally {
      vi.useRealTimers();
      process.off('worker', note);
    }
  });

  it('that fails leaves nobody waiting, and the next password starts another', async () => {
    const failing = estimateGuesses({ password: 'gamma-account-1', names: [undefined as unknown as string] });
    await expect(failing).rejects.toThrow();
    expect((await estimateGuesses({ password: 'gamma-account-1', names: ['gamma'] })).ofNames).toBe(true);
  });
});
