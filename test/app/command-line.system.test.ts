import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tessera } from './server-process.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the command line', () => {
  const ended = async (words: string[], env: Record<string, string> = {}) => {
    const run = tessera(words, { TESSERA_DATA_DIR: folder, ...env });
    return { code: await run.exited, stdout: run.stdout(), stderr: run.stderr() };
  };

  it('stops with exit code 1 and one line when a setting is bad', async () => {
    const { code, stdout, stderr } = await ended(['serve'], { TESSERA_MODE: 'staging' });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe('tessera: TESSERA_MODE is "staging"; it must be development, production.\n');
    const mail = await ended(['serve'], { TESSERA_SMTP_URL: 'mail.example.com', TESSERA_SMTP_FROM: 'tessera@example.com' });
    expect(mail).toEqual({
      code: 1,
      stdout: '',
      stderr: 'tessera: TESSERA_SMTP_URL is not a valid URL; it must start with smtp:// or smtps://.\n',
    });
  });

  it.each([
    ['serve', 'Administrator-1'],
    ['seed', 'manchesterunited'],
  ])('%s gives the first administrator no password that is guessed first, such as %s, and makes no account', async (word, password) => {
    const { code, stdout, stderr } = await ended([word], { TESSERA_ADMIN_PASSWORD: password });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^tessera: Invalid TESSERA_ADMIN_PASSWORD\. This password [^\n]*\n$/);
    expect(stderr).not.toContain(password);
  });

  it('used wrongly ends with exit code 2, and asked for help with 0', async () => {
    expect(await ended(['frobnicate'])).toMatchObject({ code: 2, stdout: '', stderr: expect.not.stringMatching(/\n\s+at /) });
    expect(await ended(['--help'])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Usage: tessera/), stderr: '' });
  });
});
