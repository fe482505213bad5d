import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseSecretKeys, sealedBy } from '../../src/core/secret-keys.ts';
import { secretKey } from '../../src/testing/secrets.ts';

const [one, two] = [secretKey(1), secretKey(2)];
const keys = (text: string) => parseSecretKeys(text)!;

describe('parseSecretKeys', () => {
  it.each([
    ['base64', one],
    ['what openssl prints', `${randomBytes(32).toString('base64')}\n`],
    ['base64url', Buffer.alloc(32, 0xff).toString('base64url')],
    ['several', `${one}, ${two}`],
  ])('takes %s', (_what, text) => {
    expect(parseSecretKeys(text)?.names).toHaveLength(text.split(',').length);
  });

  it.each([
    ['nothing', ''],
    ['31 bytes', Buffer.alloc(31, 1).toString('base64')],
    ['33 bytes', Buffer.alloc(33, 1).toString('base64')],
    ['hexadecimal digits', Buffer.alloc(32, 1).toString('hex')],
    ['a password', 'correct horse battery staple'],
    ['bits that no encoder writes', `${one.slice(0, -2)}F=`],
    ['a comma at the end', `${one},`],
    ['a good one and a bad one', `${one},hunter2`],
  ])('refuses %s', (_what, text) => {
    expect(parseSecretKeys(text)).toBeUndefined();
  });

  it('shows no key when it is printed or turned into JSON', () => {
    const shown = JSON.stringify(keys(one)) + String(keys(one));
    expect(shown).not.toContain(one);
    expect(keys(one).names).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/)]);
  });
});

describe('secret keys', () => {
  it('seal with the first and open with all', () => {
    const [old, both, fresh] = [keys(one), keys(`${two},${one}`), keys(two)];
    expect(both.open(old.seal('tile', 'a'), 'a')).toBe('tile');
    const sealed = both.seal('tile', 'a');
    expect(sealedBy(sealed)).toBe(fresh.names[0]);
    expect(fresh.open(sealed, 'a')).toBe('tile');
    expect(() => old.open(sealed, 'a')).toThrow(`the key ${fresh.names[0]}, which is not available`);
  });

  it('open nothing about something else, and nothing that was changed', () => {
    const sealed = keys(one).seal('tile', 'a');
    expect(() => keys(one).open(sealed, 'b')).toThrow();
    expect(() => keys(one).open(`${sealed.slice(0, -2)}AA`, 'a')).toThrow();
  });
});
