import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { browsing, describeInBrowser } from '../browser/chromium.ts';
import { signInFirst } from '../browser/dashboard.ts';
import { freePort } from '../support/free-port.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tessera-newcomer-'));
const backup = join(folder, 'tessera.backup');

/** Only what a shell has, and a folder and ports of the test's own. */
const environment = async (): Promise<NodeJS.ProcessEnv> => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  TESSERA_DATA_DIR: join(folder, 'data'),
  PORT: String(await freePort()),
  TESSERA_OPERATIONS_PORT: String(await freePort()),
  TESSERA_LOG_LEVEL: 'warn',
  TESSERA_TIME_LIMITS: 'off',
});

interface Started {
  url: string;
  printed: string;
  stop: () => Promise<void>;
}

/** `npm start`, as README has it, until it is ready. */
const npmStart = async (env: NodeJS.ProcessEnv): Promise<Started> => {
  const child: ChildProcess = spawn('npm', ['start'], { cwd: project, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  // Comes when nobody holds its output any more, npm and the server.
  const closed = once(child, 'close');
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      // The lines after it are printed with it.
      if (/is ready: .*\n/.test(printed)) resolve();
    });
    closed.then(() => reject(new Error(`npm start has ended: ${printed}`)), reject);
  });
  const stop = async () => {
    process.kill(-child.pid!, 'SIGTERM');
    await closed;
  };
  return { url: /ready: (\S+)/.exec(printed)![1]!, printed, stop };
};

describeInBrowser('a newcomer', () => {
  const open = browsing();
  let env: NodeJS.ProcessEnv;
  let server: Started | undefined;
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const tessera = (...words: string[]) => promisify(execFile)('npx', ['tessera', ...words], { cwd: project, env });

  it('starts the server, sends a first request, signs in to the dashboard, makes a backup and restores it', async () => {
    env = await environment();
    server = await npmStart(env);
    const { url, printed } = server;
    const [, key] = /API key (\S+)/.exec(printed)!;
    const headers = { 'X-API-Key': key!, 'Content-Type': 'application/json' };

    const body = JSON.stringify({ name: 'Sextant of the quay', metadata: { case: 'oak' } });
    const created = await fetch(`${url}/v1/resources`, { method: 'POST', headers, body });
    expect(created.status).toBe(201);
    const { id } = ((await created.json()) as { data: { id: string } }).data;

    const { page } = await open();
    await signInFirst(page, printed);

    await tessera('backup', backup);
    expect((await fetch(`${url}/v1/resources/${id}`, { method: 'DELETE', headers })).status).toBe(204);
    await server.stop();
    await tessera('restore', backup, '--replace');
    server = await npmStart(env);
    const found = await fetch(`${server.url}/v1/resources/${id}`, { headers });
    expect([found.status, ((await found.json()) as { data: { name: string } }).data.name]).toEqual([200, 'Sextant of the quay']);
  });
});
