import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { type Answered, serverUrl } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/data/connection/database.ts';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { newDataPlace, type ServerProcess, serve, tessera } from './server-process.ts';

const key = newApiKey('live');
let place: Awaited<ReturnType<typeof newDataPlace>>;
beforeAll(async () => {
  place = await newDataPlace();
});
afterAll(() => place?.remove());

const refusal = async (words: string[], env: Record<string, string>) => {
  const { exited, stdout, stderr } = tessera(['serve', ...words], { PORT: '0', ...env });
  return { code: await exited, stdout: stdout(), stderr: stderr() };
};

describe('serve --processes', () => {
  it.each(['0', '65', '-1', '1.5', 'all', ''])('refuses %j, and says what it may be', async (value) => {
    const { code, stdout, stderr } = await refusal([`--processes=${value}`], place.env);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Must be a whole number from 1 to 64, or auto for one per core.');
  });

  it('refuses an embedded database, which belongs to one process', async () => {
    const { DATABASE_URL: _server, ...embedded } = place.env;
    const { code, stdout, stderr } = await refusal(['--processes', '2'], embedded);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe('tessera: --processes is 2 but DATABASE_URL is not set: only one process can use the embedded database.\n');
  });
});

describe.skipIf(!serverUrl)('two processes on one port', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    const redis: Record<string, string> = process.env.REDIS_URL ? { REDIS_URL: process.env.REDIS_URL } : {};
    server = await serve({ ...place.env, ...redis, TESSERA_ADMIN_API_KEY: key, TESSERA_LOG_LEVEL: 'info' }, ['--processes', '2']);
    await liftLimits();
  });
  afterAll(async () => {
    await server?.stop('SIGKILL');
  });

  /** However long a restart takes, no request of it is one too many. */
  const liftLimits = async () => {
    const database = await openDatabase({ url: place.env.DATABASE_URL, onError: console.error });
    await database.db.updateTable('accounts').set({ plan: 'enterprise', rate_limit: 1_000_000, burst_limit: 1_000_000 }).execute();
    await database.close();
  };

  /** The serving processes, which the one that was started has started. */
  const children = (): number[] => {
    const { pid } = server.child;
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  };

  const ask = (agent?: Agent): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const path = '/v1/resources?limit=1';
      const sent = request(`${server.url}${path}`, { agent, headers: { 'X-API-Key': key } }, (response) => {
        const headers = new Headers(response.headers as Record<string, string>);
        json(response).then((body) => resolve({ status: response.statusCode!, headers, body }), reject);
      });
      sent.on('error', reject).end();
    });

  const get = async (agent?: Agent): Promise<number> => (await ask(agent)).status;

  const metric = async (line: RegExp): Promise<number> => {
    const page = await (await fetch(`${server.operationsUrl}/metrics`)).text();
    return Number(line.exec(page)?.[1] ?? 0);
  };
  const listed = () => metric(/^tessera_request_duration_seconds_count\{operation="listResources",status="200"\} (\d+)$/m);

  const ready = async () => {
    const response = await fetch(`${server.operationsUrl}/health/ready`);
    return { status: response.status, body: await response.json() };
  };

  it('are told of once, with the first account', () => {
    expect(server.stdout().match(/Tessera is ready/g)).toHaveLength(1);
    expect(server.stdout().match(/First start: /g)).toHaveLength(1);
    expect(children()).toHaveLength(2);
  });

  it('have one page of metrics, which adds up, and one health', async () => {
    const before = await listed();
    const each = () => new Agent({ keepAlive: false });
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => get(each()))))).toEqual(new Set([200]));
    await expect.poll(listed).toBe(before + 20);
    await expect.poll(() => metric(/^tessera_line_up (\d)$/m)).toBe(1);
    await expect.poll(ready).toEqual({ status: 200, body: { status: 'ready' } });
  });

  it('are restarted in turn by SIGHUP, without a failed request and without a loss in the metrics', async () => {
    const before = children();
    const counted = await listed();
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    let going = true;
    const statuses: (number | string)[] = [];
    const askOn = async () => {
      while (going) statuses.push(await get(agent).catch((error: Error) => error.message));
    };
    const asking = Promise.all(Array.from({ length: 8 }, askOn));
    server.child.kill('SIGHUP');
    await expect.poll(() => server.stderr()).toContain('all processes have been restarted');
    await expect.poll(() => children().filter((pid) => before.includes(pid))).toEqual([]);
    going = false;
    await asking;
    agent.destroy();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(children()).toHaveLength(2);
    await expect.poll(listed).toBe(counted + statuses.length);
    await expect.poll(ready).toEqual({ status: 200, body: { status: 'ready' } });
  });

  it('are replaced when they are killed, and the port is open all the time', async () => {
    const [killed] = children();
    process.kill(killed!, 'SIGKILL');
    await expect.poll(() => server.stderr()).toContain('a serving process ended and is being replaced');
    expect(await get(new Agent())).toBe(200);
    await expect.poll(ready).toEqual({ status: 200, body: { status: 'ready' } });
    expect(children()).toHaveLength(2);
    expect(children()).not.toContain(killed);
  });

  it.skipIf(process.env.REDIS_URL)('say that each counts for itself where nothing is shared', () => {
    expect(server.stderr()).toContain('REDIS_URL is not set: each of the 2 processes counts requests for itself');
  });

  it('end with the one that was started, which ends with 0', async () => {
    const pids = children();
    expect(await server.stop('SIGTERM')).toBe(0);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await expect(get(new Agent())).rejects.toThrow('ECONNREFUSED');
  });

  it('end when the one that was started is killed', async () => {
    server = await serve({ ...place.env, TESSERA_LOG_LEVEL: 'error' }, ['--processes', '2']);
    const pids = children();
    await server.stop('SIGKILL');
    const areGone = () =>
      pids.every((pid) => {
        try {
          return !process.kill(pid, 0);
        } catch {
          return true;
        }
      });
    await expect.poll(areGone).toBe(true);
  });
});
