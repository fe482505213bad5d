import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const tree = mkdtempSync(join(tmpdir(), 'tessera-dev-'));
const said: string[] = [];
let dev: ReturnType<typeof spawn>;

const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(join(tree, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(tree, file), text.replace(from, to));
};

/** The address of the server that was started last. */
const address = (): string => /Tessera is ready: (\S+)/.exec(said.findLast((line) => line.includes('is ready')) ?? '')?.[1] ?? '';

const summary = async (): Promise<string> => {
  const document = (await (await fetch(`${address()}/openapi/v1.json`)).json()) as {
    paths: Record<string, { get: { summary: string } }>;
  };
  return document.paths['/v1/webhooks']!.get.summary;
};

/** Long, because a machine may be slow: nothing is measured. */
const patient = { timeout: 120_000, interval: 100 };

beforeAll(() => {
  const copied = [
    'bin',
    'build',
    'clients',
    'codegen.ts',
    'docs',
    'generated',
    'graphql',
    'openapi',
    'package.json',
    'src',
    'tsconfig.json',
  ];
  for (const part of copied) cpSync(part, join(tree, part), { recursive: true, filter: (source) => !source.endsWith('node_modules') });
  cpSync('examples/graphql-page', join(tree, 'examples/graphql-page'), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'));
  dev = spawn(process.execPath, ['bin/tessera.cjs', 'dev'], {
    cwd: tree,
    env: { PATH: process.env.PATH, PORT: '0', TESSERA_LOG_LEVEL: 'warn', TESSERA_DATA_DIR: join(tree, '.data') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  dev.stderr!.setEncoding('utf8').on('data', (text: string) => said.push(...text.split('\n')));
});

afterAll(async () => {
  const exited = once(dev, 'exit');
  dev.kill('SIGTERM');
  await exited;
  rmSync(tree, { recursive: true, force: true });
});

it('generates and restarts after a change of the contract, and says what is wrong with one', async () => {
  await vi.waitUntil(() => address() !== '' && said.some((line) => line.startsWith('generate | generated in')), patient);
  expect(await summary()).toBe('List webhooks');
  edit('openapi/platform/webhooks.yaml', 'summary: List webhooks', 'summary: List all webhooks');
  await vi.waitUntil(async () => (await summary().catch(() => '')) === 'List all webhooks', patient);

  edit('openapi/platform/webhooks.yaml', "$ref: '#/responses/WebhookPage'", "$ref: '#/responses/WebhookPages'");
  await vi.waitUntil(() => said.some((line) => line.includes('bundling openapi/platform.yaml failed')), patient);
  expect(await summary()).toBe('List all webhooks');
  edit('openapi/platform/webhooks.yaml', "$ref: '#/responses/WebhookPages'", "$ref: '#/responses/WebhookPage'");
  edit('openapi/platform/webhooks.yaml', 'summary: List all webhooks', 'summary: List every webhook');
  await vi.waitUntil(async () => (await summary().catch(() => '')) === 'List every webhook', patient);
});

it('says what is wrong with a view', async () => {
  edit('src/built-in/webhooks/view.ts', "operation: 'test'", "operation: 'probe'");
  await vi.waitUntil(() => said.some((line) => line.startsWith('views    | ') && line.includes('\'"probe"\'')), patient);
});
