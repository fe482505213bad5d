import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bootTessera, serverUrl, type Tessera, until } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '../../src/app/commands/index.ts';
import { lifetimes } from '../../src/contract/plans.ts';
import { validators } from '../../src/contract/validators/index.ts';
import { runSweep } from '../../src/data/sweeping/sweep.ts';
import { operatorAnswerSweeps } from '../../src/operators/answers.ts';
import { isWaitedFor } from '../support/in-flight.ts';
import { bootOperated, operator, operatorKey } from './operating.ts';

const { answers } = validators.operators;

const second = 'another-key-of-more-than-32-characters';

let tessera: Tessera;
let now = Date.now();
const clock = () => new Date(now);
beforeAll(async () => {
  tessera = await bootOperated({ env: { TESSERA_OPERATOR_KEY: `${operatorKey},${second}` }, clock });
});
afterAll(() => tessera?.close());

const body = (name: string) => ({ name, email: 'ada@mosaic.example' });
const create = (name: string, key: string, own = operatorKey) =>
  operator(tessera, own)('POST', '/v1/accounts', body(name), { 'Idempotency-Key': key });
const named = async (name: string): Promise<number> =>
  (await tessera.database.db.selectFrom('accounts').select('id').where('name', '=', name).execute()).length;
const stored = () => tessera.database.db.selectFrom('operator_answers').selectAll().execute();
const refusal = ({ status, body: { error } }: Awaited<ReturnType<typeof create>>) => [status, error?.code];

describe('createAccount with an Idempotency-Key', () => {
  it('creates one account, and a repetition gets its answer with the link', async () => {
    const key = randomUUID();
    const first = await create('Once', key);
    const again = await create('Once', key);
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([201, null]);
    expect([again.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([201, 'true', first.body]);
    expect(answers.createAccount![201]!(again.body)).toBe(true);
    expect(await named('Once')).toBe(1);
    const entries = await tessera.database.db
      .selectFrom('audit_entries')
      .select('id')
      .where('account_id', '=', first.body.data.id)
      .execute();
    expect(entries).toHaveLength(1);
  });

  it('creates another one with another key, with none, and with the key of another operator', async () => {
    const key = randomUUID();
    await create('Often', key);
    await create('Often', randomUUID());
    expect((await create('Often', key, second)).headers.get('idempotency-replayed')).toBeNull();
    await operator(tessera)('POST', '/v1/accounts', body('Often'));
    expect(await named('Often')).toBe(4);
  });

  it('422 for another request with the key', async () => {
    const key = randomUUID();
    await create('Mosaic', key);
    expect(refusal(await create('Other', key))).toEqual([422, 'idempotency_key_reused']);
    expect(await named('Other')).toBe(0);
  });

  it('stores nothing of a refusal', async () => {
    const key = randomUUID();
    const wrong = { ...body('Later'), plan: 'free', rate_limit: 5 };
    const headers = { 'Idempotency-Key': key };
    expect(refusal(await operator(tessera)('POST', '/v1/accounts', wrong, headers))).toEqual([422, 'unprocessable']);
    expect((await create('Later', key)).status).toBe(201);
  });

  it.each(['x'.repeat(256), 'with space'])('400 for the key %.20j', async (key) => {
    expect(refusal(await create('Bad', key))).toEqual([400, 'invalid_parameters']);
    expect(await named('Bad')).toBe(0);
  });

  it('lets one of many at once create it; the others get its answer, or are told that it is running', async () => {
    const key = randomUUID();
    const all = await Promise.all(Array.from({ length: 8 }, () => create('Crowd', key)));
    const codes = all.map(({ status, body: { error } }) => (status === 201 ? 201 : `${status} ${error.code} ${error.type}`));
    for (const code of codes) expect([201, '409 idempotency_key_in_use conflict']).toContain(code);
    expect(codes).toContain(201);
    expect(await named('Crowd')).toBe(1);
  });

  it.skipIf(!serverUrl)('409 while the first one is still running', async () => {
    const { db } = tessera.database;
    await db
      .transaction()
      .execute(async (tx) => {
        // Whoever creates an account waits for this lock in the middle of it.
        await sql`lock table users in exclusive mode`.execute(tx);
        const key = randomUUID();
        const first = create('Held', key);
        await until(() => isWaitedFor(tx));
        const other = await create('Held', key);
        expect([...refusal(other), other.headers.get('retry-after')]).toEqual([409, 'idempotency_key_in_use', '1']);
        return { first };
      })
      .then(({ first }) => first);
    expect(await named('Held')).toBe(1);
  });

  it('is the same for every node', async () => {
    const key = randomUUID();
    const first = await create('Nodes', key);
    const beside = serverUrl ? await bootTessera({ beside: tessera, clock, env: { TESSERA_OPERATOR_KEY: operatorKey } }) : tessera;
    const again = await operator(beside)('POST', '/v1/accounts', body('Nodes'), { 'Idempotency-Key': key });
    if (beside !== tessera) await beside.close();
    expect(again.body).toEqual(first.body);
  });

  it('has neither the link nor the key of the operator in the database', async () => {
    const key = randomUUID();
    const { link } = (await create('Sealed', key)).body.administrator;
    const rows = (await stored()).filter((row) => row.key === key);
    expect(rows).toMatchObject([{ operation: 'createAccount', caller: expect.stringMatching(/^[\w-]{43}$/) }]);
    const text = JSON.stringify(rows);
    for (const secret of [link, new URL(link).searchParams.get('token')!, operatorKey]) expect(text).not.toContain(secret);
  });

  it('is over after its time, and then the answer is deleted', async () => {
    const key = randomUUID();
    const unswept = randomUUID();
    await create('Over', key);
    await create('Unswept', unswept);
    const sweep = async () => {
      for (const one of operatorAnswerSweeps) await runSweep(tessera.database.db, one, clock, { pauseMs: 0 });
      return (await stored()).filter((row) => row.key === key).length;
    };
    now += lifetimes.idempotency_key * 1000 - 1;
    expect(await sweep()).toBe(1);
    expect((await create('Over', key)).headers.get('idempotency-replayed')).toBe('true');
    now += 2;
    // Whether it is deleted already or not.
    expect((await create('Unswept', unswept)).headers.get('idempotency-replayed')).toBeNull();
    expect(await named('Unswept')).toBe(2);
    expect(await sweep()).toBe(0);
    expect((await create('Over', key)).headers.get('idempotency-replayed')).toBeNull();
    expect(await named('Over')).toBe(2);
  });
});

describe('npx tessera accounts create', () => {
  let losing: Server;
  let seen: (string | undefined)[];
  let lost: number;
  /** Passes requests on, and loses so many answers. */
  beforeAll(async () => {
    losing = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      seen.push(request.headers['idempotency-key'] as string | undefined);
      const { authorization = '', 'content-type': type = '', 'idempotency-key': key = '' } = request.headers;
      const answer = await fetch(`${tessera.operationsUrl}${request.url}`, {
        method: request.method!,
        headers: { authorization, 'content-type': type, ...(key && { 'idempotency-key': String(key) }) },
        body: Buffer.concat(parts),
      });
      const text = await answer.text();
      lost -= 1;
      if (lost >= 0) return void request.socket.destroy();
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(text);
    });
    await new Promise<void>((resolve) => losing.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => losing?.close());

  const created = async (name: string, answersLost: number) => {
    [seen, lost] = [[], answersLost];
    const lines: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
    const failed = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
    vi.stubEnv('TESSERA_OPERATOR_KEY', operatorKey);
    const url = `http://127.0.0.1:${(losing.address() as AddressInfo).port}`;
    const words = ['accounts', 'create', '--name', name, '--email', 'ada@tiles.example', '--url', url, '--json'];
    const code = await run(words).finally(() => {
      log.mockRestore();
      failed.mockRestore();
      vi.unstubAllEnvs();
    });
    return { code, lines };
  };

  it('repeats a request whose answer is lost, with the same key: one account is created', async () => {
    const { code, lines } = await created('Tiles', 2);
    expect([code, JSON.parse(lines[0]!).administrator.link]).toEqual([0, expect.stringContaining('/password?token=')]);
    expect(seen).toEqual([seen[0], seen[0], seen[0]]);
    expect(seen[0]).toMatch(/^[\w-]{36}$/);
    expect(await named('Tiles')).toBe(1);
  });

  it('gives up after three', async () => {
    const { code, lines } = await created('Lost', 3);
    expect([code, seen.length, lines.join()]).toEqual([1, 3, expect.stringContaining('No server answers')]);
    expect(await named('Lost')).toBe(1);
  });
});
