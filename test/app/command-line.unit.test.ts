import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { run } from '../../src/app/commands/index.ts';

/** Runs the command line in this process: what it ends with and what it says. */
const ended = async (words: string[]) => {
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    const writing = vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      said[stream] += text;
      return true;
    });
    onTestFinished(() => writing.mockRestore());
  }
  return { code: await run(words), ...said };
};

it.each([
  [['frobnicate']],
  [[]],
  [['serve', '--loud']],
  [['keys', 'create', '--name', 'x', '--scopes', 'everything']],
  [['seed', '--size', '0']],
])('used wrongly (%j) says so with exit code 2', async (words) => {
  const { code, stdout, stderr } = await ended(words);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).not.toBe('');
  expect(stderr).not.toMatch(/\n\s+at /);
});

it.each([[['--help']], [['serve', '--help']], [['keys', 'create', '--help']]])('helps (%j) with exit code 0', async (words) => {
  const { code, stdout, stderr } = await ended(words);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Usage: tessera/);
});

it('asks for the key that `listen` needs', async () => {
  vi.stubEnv('TESSERA_API_KEY', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await ended(['listen', '--to', 'http://127.0.0.1:9'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('TESSERA_API_KEY'),
  });
});

it('listens to the server in TESSERA_URL', async () => {
  vi.stubEnv('TESSERA_API_KEY', undefined);
  vi.stubEnv('TESSERA_URL', 'https://api.example.test');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { stderr } = await ended(['listen', '--to', 'http://127.0.0.1:9']);
  expect(stderr).toContain('login --url https://api.example.test');
});

it('writes the collection for Postman and Bruno, with requests to the server that is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-collection-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'collection.json');
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  expect((await ended(['contract', 'collection', file, '--url', 'https://api.example.test'])).code).toBe(0);
  const { variable, item } = JSON.parse(readFileSync(file, 'utf8')) as { variable: object[]; item: { name: string }[] };
  expect(variable).toContainEqual({ key: 'baseUrl', value: 'https://api.example.test' });
  expect(item.map(({ name }) => name)).toEqual(expect.arrayContaining(['webhooks', 'oauth', 'members']));
});
