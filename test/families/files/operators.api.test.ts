import type { Caller, Tessera } from '@tessera/platform/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { families } from '#families/index';
import { deleteOverdueAccounts } from '../../../src/operators/delete-accounts.ts';
import { bootOperated, operator, operatorKey } from '../../operators/operating.ts';
import { readyFile } from './support.ts';

const day = 24 * 60 * 60 * 1000;
const content = Buffer.from('Rivers are blue, and so is the sea.'.repeat(5000));

let tessera: Tessera;
let ask: ReturnType<typeof operator>;
let now = Date.now();
let admin: Caller & { accountId: string };
/** The account of the administrator. */
let id: string;
let file: { id: string };

beforeAll(async () => {
  tessera = await bootOperated({ clock: () => new Date(now) });
  ask = operator(tessera);
});
afterAll(() => tessera?.close());

beforeEach(async () => {
  now += 2000;
  admin = await tessera.otherAccount();
  id = admin.accountId;
  file = await readyFile(tessera, admin, content);
});

describe('exportAccount', () => {
  it('200 with the bytes of files', async () => {
    const headers = { Authorization: `Bearer ${operatorKey}` };
    const response = await fetch(`${tessera.operationsUrl}/v1/accounts/${id}/export`, { headers });
    expect(response.status).toBe(200);
    const text = await response.text();
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const bytes = lines.filter(({ type }) => type === 'bytes');
    for (const one of bytes) expect(one).toMatchObject({ table: 'files', id: file.id });
    expect(Buffer.concat(bytes.map(({ base64 }) => Buffer.from(base64, 'base64'))).equals(content)).toBe(true);
    expect(lines.at(-1)).toMatchObject({ type: 'end', files: 1, bytes: content.length, missing_files: [] });
    const entries = await tessera.database.db.selectFrom('audit_entries').selectAll().where('account_id', '=', id).execute();
    expect(entries.at(-1)).toMatchObject({ action: 'exportAccount', actor_type: 'operator', changes: { files: 1, bytes: content.length } });
  });
});

describe('deleteAccount', () => {
  it('leaves no object of a file', async () => {
    const { db } = tessera.database;
    const { object_key } = await db.selectFrom('files').select('object_key').where('account_id', '=', id).executeTakeFirstOrThrow();
    expect((await ask('DELETE', `/v1/accounts/${id}?without_export=true&grace_days=1`)).status).toBe(202);
    now += day;
    const removed: string[] = [];
    await deleteOverdueAccounts({
      ...{ db, clock: () => new Date(now), familyTables: families.tables, log: pino({ level: 'silent' }), areHeld: async () => false },
      objects: { remove: async (key) => void removed.push(key) },
    });
    expect(removed).toEqual([object_key]);
    expect(await db.selectFrom('files').select('id').where('account_id', '=', id).execute()).toEqual([]);
  });
});
