import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Answered,
  type Caller,
  caller,
  connectChannel,
  openReceiver,
  type Receiver,
  rejection,
  until,
} from '@tessera/platform/testing';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examine } from '../../src/app/doctor/examine.ts';
import type { Finding } from '../../src/app/doctor/finding.ts';
import { openDatabase } from '../../src/data/connection/database.ts';
import { databaseFailure } from '../../src/data/connection/errors.ts';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { isThere } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { newDataPlace, type Run, type ServerProcess, serve, tessera, work } from './server-process.ts';

const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync);
const whyNot = (): string | undefined => {
  if (!pgbouncer) return 'PgBouncer is not installed';
  return process.env.DATABASE_URL ? undefined : 'DATABASE_URL names no server';
};
const reason = whyNot();

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** The limits of a plan are another matter. */
const withoutLimits = async (direct: string): Promise<void> => {
  const client = new pg.Client({ connectionString: direct });
  await client.connect();
  await client.query("update accounts set plan = 'enterprise', rate_limit = 1000000, burst_limit = 1000000");
  await client.end();
};

/** PgBouncer in transaction mode, with fewer connections than its clients have. */
const openPooler = async (direct: string) => {
  const { hostname, port: serverPort, username, password } = new URL(direct);
  const folder = mkdtempSync(join(tmpdir(), 'tessera-pgbouncer-'));
  const port = await freePort();
  const secret = password ? ` password=${decodeURIComponent(password)}` : '';
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${serverPort || 5432} user=${decodeURIComponent(username)}${secret}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    'auth_type = any\npool_mode = transaction\ndefault_pool_size = 3\nmax_client_conn = 200',
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `${settings.join('\n')}\n`);
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(pgbouncer!, ['-q', ...user, file], { stdio: 'ignore' });
  await until(() => answers(port));
  const url = new URL(direct);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    close: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
};

describe.skipIf(reason !== undefined)(`behind PgBouncer in transaction mode${reason ? ` (${reason})` : ''}`, () => {
  const key = newApiKey('live');
  let place: Awaited<ReturnType<typeof newDataPlace>>;
  let direct: string;
  let pooler: Awaited<ReturnType<typeof openPooler>>;
  let env: Record<string, string>;
  let receiver: Receiver;
  let server: ServerProcess;
  let worker: Run;
  let admin: Caller;

  beforeAll(async () => {
    place = await newDataPlace({ isMigrated: false });
    direct = place.env.DATABASE_URL!;
    pooler = await openPooler(direct);
    env = { ...place.env, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct, TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' };
    receiver = await openReceiver();
    server = await serve({ ...env, TESSERA_ADMIN_API_KEY: key }, ['--no-worker']);
    await withoutLimits(direct);
    worker = await work(env);
    admin = caller(server.url, '', key);
  });
  afterAll(async () => {
    worker?.child.kill('SIGKILL');
    await server?.stop('SIGKILL');
    await receiver?.close();
    await pooler?.close();
    await place?.remove();
  });

  it('migrates, writes, reads, searches, counts and pages', async () => {
    const made: Answered[] = [];
    for (let round = 0; round < 8; round += 1)
      made.push(...(await Promise.all([1, 2, 3, 4].map((n) => admin.call('POST', '/v1/resources', { name: `Resource ${round} ${n}` })))));
    expect(made.map(({ status, body }) => body.error ?? status)).toEqual(made.map(() => 201));
    const reads = await Promise.all(made.slice(0, 8).map(({ body }) => admin.call('GET', `/v1/resources/${body.data.id}`)));
    expect(reads.map(({ body }) => body.data.name)).toEqual(made.slice(0, 8).map(({ body }) => body.data.name));
    expect(reads[0]!.body.data.created_at).toMatch(/Z$/);
    const first = await admin.call('GET', '/v1/resources?limit=30');
    expect(first.body.data).toHaveLength(30);
    const graphql = await admin.call('POST', '/graphql', { query: '{ me { id } }' });
    expect(graphql.body.data.me.id).toMatch(/^usr_/);
  });

  it('does each write of an account once, also when they come faster than three connections serve them', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `Burst ${at}`);
    const made = await Promise.all(names.map((name) => admin.call('POST', '/v1/resources', { name })));
    expect(made.map(({ status, body }) => body.error ?? status)).toEqual(names.map(() => 201));
    const { body } = await admin.call('GET', '/v1/resources?limit=100');
    const stored: string[] = body.data.map(({ name }: { name: string }) => name).filter((name: string) => name.startsWith('Burst'));
    expect(stored.toSorted()).toEqual(names.toSorted());
  });

  it('carries out a write with a key once, and undoes what fails', async () => {
    const once = { 'Idempotency-Key': 'behind-a-pooler' };
    const [one, other] = [
      await admin.call('POST', '/v1/resources', { name: 'Once' }, once),
      await admin.call('POST', '/v1/resources', { name: 'Once' }, once),
    ];
    expect(other.body.data.id).toBe(one.body.data.id);
    expect(other.headers.get('idempotency-replayed')).toBe('true');
    const unknown = await admin.call('POST', '/v1/resources', { name: 'Nobody owns it', owner_id: 'usr_nobody' });
    expect(unknown.status).toBeGreaterThanOrEqual(400);
    const { body } = await admin.call('GET', '/v1/resources?limit=100');
    expect(body.data.filter(({ name }: { name: string }) => name === 'Nobody owns it')).toEqual([]);
  });

  it('brings events to the channel, and by the worker to webhooks', async () => {
    const { body: hook } = await admin.call('POST', '/v1/webhooks', { url: `${receiver.url}/hook`, events: ['RESOURCE_CREATED'] });
    const client = await connectChannel(server.url);
    for (const frame of [{ type: 'authenticate', token: key }, { type: 'subscribe' }])
      expect(await client.ask(frame)).toMatchObject({ type: 'result' });
    const { body } = await admin.call('POST', '/v1/resources', { name: 'Told of' });
    await client.next((frame) => frame.type === 'event' && frame.event?.resource_id === body.data.id);
    await until(() => receiver.asked.length > 0);
    expect(receiver.messages(hook.data.secret)[0]).toMatchObject({ type: 'RESOURCE_CREATED', resource_id: body.data.id });
    client.socket.terminate();
  });

  it('leaves no setting behind for whoever gets the connection next', async () => {
    const client = new pg.Client({ connectionString: pooler.url });
    await client.connect();
    const asked = "select current_setting('statement_timeout') as timeout, current_setting('jit') as jit from generate_series(1, 3)";
    expect((await client.query(asked)).rows[0]).toEqual({ timeout: '0', jit: 'on' });
    await client.end();
  });

  it('ends a statement that takes too long, and goes on', async () => {
    const database = await openDatabase({
      url: pooler.url,
      directUrl: direct,
      statementTimeoutMs: 200,
      backgroundTimeoutMs: 200,
      onError: () => undefined,
    });
    const { db } = database;
    const slow = db.executeQuery(CompiledQuery.raw('select pg_sleep($1)', [5]));
    expect(databaseFailure(await rejection(slow))).toBe('timeout');
    await until(() => isThere(database));
    await database.close();
  });

  describe('doctor', () => {
    const finding = async (own: Record<string, string>, name = 'pooler'): Promise<Finding> => {
      const findings = await examine({ ...place.env, ...own });
      return findings.find((one) => one.name === name)!;
    };

    it('is content with both addresses', async () => {
      const own = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct };
      expect(await finding(own)).toMatchObject({ status: 'ok' });
      expect(await finding(own, 'database')).toMatchObject({ status: 'ok' });
    });

    it('says that the direct one is missing, leads to a pooler, or to another database, or is not needed', async () => {
      const missing = await finding({ DATABASE_URL: pooler.url });
      expect(missing.status).not.toBe('ok');
      expect(missing.remedy).toContain('DATABASE_DIRECT_URL');
      expect(await finding({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: pooler.url })).toMatchObject({
        status: 'failed',
        says: expect.stringMatching(/too\.$/),
      });
      const other = new URL(direct);
      other.pathname = '/postgres';
      expect(await finding({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: other.href })).toMatchObject({ status: 'failed' });
      expect(await finding({ DATABASE_URL: direct, DATABASE_DIRECT_URL: direct })).toMatchObject({ status: 'warning' });
      expect(await finding({ DATABASE_URL: direct })).toMatchObject({ status: 'skipped' });
    });
  });

  it('a start without the direct address says what is missing', async () => {
    const run = tessera(['serve'], { ...place.env, DATABASE_URL: pooler.url, PORT: '0' });
    expect(await run.exited).toBe(1);
    expect(run.stderr()).toContain('Also set DATABASE_DIRECT_URL, to PostgreSQL itself');
  });

  it('is backed up past the pooler', async () => {
    const file = join(place.env.TESSERA_DATA_DIR!, 'copy.tessera');
    const run = tessera(['backup', file], env);
    expect([await run.exited, run.stderr()]).toEqual([0, expect.any(String)]);
    expect(existsSync(file)).toBe(true);
  });
});
