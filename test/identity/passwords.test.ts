import { describe, expect, it } from 'vitest';
import type { ServiceError } from '../../src/core/errors.ts';
import { newPasswordHash } from '../../src/identity/new-password.ts';
import { hashPassword, verifyPassword } from '../../src/identity/passwords.ts';

describe('passwords', () => {
  it('are kept as Argon2id with the parameters that OWASP names, each with a salt of its own', async () => {
    const [one, other] = await Promise.all([hashPassword('correct horse battery staple'), hashPassword('correct horse battery staple')]);
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

describe('a new password', () => {
  const ada = { name: 'Ada Lindqvist', email: 'ada@tessera.example' };
  const isTaken = (password: string, authUrl?: string) =>
    newPasswordHash(password, ada, authUrl).then(
      () => true,
      ({ code }: ServiceError) => code,
    );

  it.each([
    ['localhost12345', 'http://localhost:8080'],
    ['Harbour2026!!!!', 'https://auth.harbour.example'],
    ['auth.harbour.example', 'https://auth.harbour.example'],
  ])('is not the name of the server: %s', async (password, authUrl) => {
    expect(await isTaken(password, authUrl)).toBe('unprocessable');
  });

  it.each(['ada-tessera-2026', 'Tessera2026!Tessera', 'Lindqvist.Ada.1984', 'example ada 777777'])(
    'is not made of the names of its owner and of the service: %s',
    async (password) => {
      expect(await isTaken(password)).toBe('unprocessable');
    },
  );

  it('may have such names among other words', async () => {
    expect(await isTaken('ada likes kestrels')).toBe(true);
    expect(await isTaken('tessera-7f3k-quay')).toBe(true);
  });

  it('may have the name of another server, a year, or both among other words', async () => {
    expect(await isTaken('zephyrquay12345', 'http://localhost:8080')).toBe(true);
    expect(await isTaken('kestrel on localhost in 2026', 'http://localhost:8080')).toBe(true);
    expect(await isTaken('kestrel harbour 2026', undefined)).toBe(true);
  });
});
