import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootTessera, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const contract = new URL('../../openapi/messages/channel.yaml', import.meta.url);
const { description } = (parse(readFileSync(contract, 'utf8')) as { info: { description: string } }).info;
const client = /^```js\n(.*?)^```$/ms.exec(description)![1]!;

let tessera: Tessera;
let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  tessera = await bootTessera();
  folder = mkdtempSync(join(tmpdir(), 'tessera-client-'));
  writeFileSync(join(folder, 'follow.mjs'), client);
});
afterAll(async () => {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
  await tessera?.close();
});

/** Runs the client as its documentation says, with this key; what it says so far, and its end. */
const run = (key: string) => {
  const address = `${tessera.url.replace(/^http/, 'ws')}/v1/websocket`;
  const child = spawn(process.execPath, ['follow.mjs', address], { cwd: folder, env: { PATH: process.env.PATH, TESSERA_API_KEY: key } });
  children.push(child);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return { child, ended, said: () => said };
};

describe('the client in the documentation of the channel', () => {
  it('calls, is told of events, and when it is started again of those that came meanwhile', async () => {
    const { id } = await created(tessera.admin, '/v1/resources', { name: 'Atlas' });
    const first = run(tessera.admin.key);
    await expect.poll(first.said).toContain(`id: '${id}', name: 'Atlas'`);
    const heard = await created(tessera.admin, '/v1/resources', { name: 'Heard' });
    await expect.poll(first.said).toContain(`RESOURCE_CREATED ${heard.id}`);
    first.child.kill();
    await first.ended;
    const missed = await created(tessera.admin, '/v1/resources', { name: 'Missed' });
    const second = run(tessera.admin.key);
    await expect.poll(second.said).toContain(`RESOURCE_CREATED ${missed.id}`);
    expect(second.said()).not.toContain(`RESOURCE_CREATED ${heard.id}`);
    second.child.kill();
  });

  it('waits and subscribes again where it may not yet, and begins anew where its cursor is not taken', async () => {
    const { db } = tessera.database;
    const quota = async (rate_limit: number, status: number) => {
      await db.updateTable('accounts').set({ rate_limit, burst_limit: rate_limit }).execute();
      await expect.poll(async () => (await tessera.admin.call('GET', '/v1/resources')).status).toBe(status);
    };
    writeFileSync(join(folder, 'cursor.txt'), 'nonsense');
    await quota(1, 429);
    const { child, ended, said } = run(tessera.admin.key);
    const saidMeanwhile = async () => {
      // Should a new minute begin, what it allows is used up here.
      await tessera.admin.call('GET', '/v1/resources');
      return said();
    };
    await expect.poll(saidMeanwhile).toContain('s rate_limit_exceeded');
    await quota(1_000_000, 200);
    await expect.poll(said).toContain('s invalid_cursor');
    await expect
      .poll(
        async () => {
          await created(tessera.admin, '/v1/resources', { name: 'Heard' });
          return said();
        },
        { interval: 500 },
      )
      .toContain('RESOURCE_CREATED');
    child.kill();
    await ended;
  });

  it('ends when its key is refused', async () => {
    const { ended, said } = run('nonsense');
    expect(await ended).toBe(0);
    expect(said()).toContain('3500 invalid_credentials');
  });
});
