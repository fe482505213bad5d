import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { newAccount } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchives } from '../../src/account/retention/read-archive.ts';
import { newId } from '../../src/core/ids.ts';
import { openDatabase, type Queries } from '../../src/data/connection/database.ts';
import { diskObjects } from '../../src/data/objects/disk.ts';
import { ownDatabase } from '../support/database.ts';
import { briefly } from '../support/program.ts';

const archiver = fileURLToPath(new URL('./archiver.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tessera-archive-crash-'));
const dataDir = join(folder, 'database');
const objects = join(folder, 'objects');
const hour = 60 * 60 * 1000;
const events = 12;

let place: Awaited<ReturnType<typeof ownDatabase>>;
let accountId: string;
let now = Date.parse('2026-06-01T12:00:00.000Z');

const withDatabase = async <T>(work: (db: Queries) => Promise<T>): Promise<T> => {
  const database = await openDatabase({ url: place.url, dataDir, onError: () => undefined });
  return work(database.db).finally(() => database.close());
};

/** Runs the archiver until it has said so many steps, and kills it there; returns the steps. */
const archiveUntil = async (steps: number): Promise<string[]> => {
  const given = JSON.stringify({ options: { url: place.url, dataDir }, objects, now: new Date(now).toISOString() });
  const child = spawn(process.execPath, [...briefly, archiver, given], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout! })) {
    said.push(line);
    if (said.length === steps) child.kill('SIGKILL');
    else child.stdin!.write('.');
  }
  await ended;
  return said;
};

const positions = async (db: Queries) => {
  const archived: number[] = [];
  for await (const line of readArchives(db, diskObjects(objects), accountId, 0)) archived.push(JSON.parse(line).position);
  const rows = await db.selectFrom('events').select('position').where('account_id', '=', accountId).orderBy('position').execute();
  return { archived, stored: rows.map(({ position }) => Number(position)) };
};

beforeAll(async () => {
  place = await ownDatabase(dataDir, true);
  await withDatabase(async (db) => {
    accountId = await newAccount(db);
    await sql`
      insert into events (account_id, id, type, actor, data, created_at, position)
      select ${accountId}, ${newId('event')} || i, 'RESOURCE_CREATED', '{"type": "system", "id": null}', '{}',
        ${new Date(now).toISOString()}::timestamptz - interval '40 days', i from generate_series(1, ${events}::int) i`.execute(db);
  });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await place?.drop();
});

describe('archiveEvents, killed', () => {
  it('at each of its steps loses no event, and shows none twice', async () => {
    const all = Array.from({ length: events }, (_, at) => at + 1);
    for (const steps of [1, 2, 3, 4]) {
      const said = await archiveUntil(steps);
      expect(said.length).toBeGreaterThanOrEqual(steps);
      const { archived, stored } = await withDatabase(positions);
      expect(archived).toEqual(all.slice(0, archived.length));
      expect([...new Set([...archived, ...stored])].toSorted((a, b) => a - b)).toEqual(all);
      // What was announced and never listed is deleted after the time that an upload may take.
      now += 3 * hour;
    }
    expect((await archiveUntil(Number.POSITIVE_INFINITY)).slice(-2)).toEqual(['archived', 'deleted']);
    expect(await withDatabase(positions)).toEqual({ archived: all, stored: [] });
  });
});
