import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootTessera, serverUrl } from '@tessera/platform/testing';
import express from 'express';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { explain } from '../../src/app/compose/database-errors.ts';
import { readConfig } from '../../src/app/config.ts';
import { type Check, checkTimeoutMs, mountHealth, readinessOf } from '../../src/app/monitoring/health.ts';
import { checksOf } from '../../src/app/monitoring/health-checks.ts';
import { createMetrics } from '../../src/app/monitoring/metrics.ts';
import { afterTime, withTimeLimits } from '../support/with-time-limits.ts';

const cleanups: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

const readyWith = async (checks: Record<string, Check>) => {
  const app = express();
  mountHealth(
    app,
    readinessOf(checks, () => false),
  );
  const server = await new Promise<Server>((resolve) => {
    const one = app.listen(0, '127.0.0.1', () => resolve(one));
  });
  cleanups.push(() => server.close());
  return async () => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/health/ready`);
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
};

const well: Check = { check: async () => undefined };

describe('/health/ready', () => {
  it('is ready without what it can do without, and says so', async () => {
    const redis: Check = {
      optional: true,
      check: async () => {
        throw new Error('Redis does not answer');
      },
    };
    const ready = await readyWith({ database: well, redis });
    expect(await ready()).toEqual({ status: 200, body: { status: 'ready', degraded: ['Redis does not answer'] } });
  });

  it('says that other nodes are not reached, whatever connects them, and so do the metrics', async () => {
    let isConnected = false;
    const wake = { isConnected: () => isConnected };
    const config = readConfig({
      DATABASE_URL: 'postgres://127.0.0.1/tessera',
      TESSERA_FILES_URL: 's3://bucket?region=eu-west-1',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'secret',
    });
    const ready = await readyWith(checksOf(config, { ping: async () => ({ writable: true }) }, { wake }));
    const { registry, watchWake } = createMetrics();
    watchWake(wake);
    expect(await ready()).toEqual({
      status: 200,
      body: { status: 'ready', degraded: ['the connection to the other nodes is down: they receive new events late'] },
    });
    expect(await registry.metrics()).toContain('\ntessera_line_up 0\n');
    isConnected = true;
    expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } });
    expect(await registry.metrics()).toContain('\ntessera_line_up 1\n');
  });

  it('is not ready when no file can be written where the data is', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tessera-data-'));
    const { url, close } = await bootTessera({ env: { TESSERA_DATA_DIR: dataDir } });
    cleanups.push(() => rmSync(dataDir, { force: true }), close);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    rmSync(dataDir, { recursive: true });
    writeFileSync(dataDir, '');
    const answer = await fetch(`${url}/health/ready`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      status: 'unavailable',
      reason: expect.stringMatching(/^the data folder cannot be used as a folder/),
    });
  });

  it.skipIf(serverUrl)('is not ready when the database takes no writes', async () => {
    const { url, database, close } = await bootTessera();
    cleanups.push(close);
    await sql`set default_transaction_read_only = on`.execute(database.db);
    const answer = await fetch(`${url}/health/ready`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: 'unavailable', reason: 'the database is read-only' });
    await sql`set default_transaction_read_only = off`.execute(database.db);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  });
});

describe('a check that hangs', () => {
  withTimeLimits();

  it('is answered within a second for as long as it hangs, and asked once', async () => {
    expect(checkTimeoutMs).toBeLessThan(1000);
    let asked = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    const hanging: Check = {
      check: () => {
        asked += 1;
        return promise;
      },
    };
    const ready = await readyWith({ database: hanging, 'data folder': well });
    for (let time = 0; time < 2; time += 1)
      expect(await afterTime(ready())).toEqual({ status: 503, body: { status: 'unavailable', reason: 'the database does not answer' } });
    expect(asked).toBe(1);
    resolve();
    expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } });
  });
});

describe('a statement that took too long', () => {
  it('is a 504 that says when to come again', () => {
    const error = explain(Object.assign(new Error('canceling statement'), { code: '57014' }));
    expect([error?.status, error?.headers]).toEqual([504, { 'Retry-After': '5' }]);
  });
});
