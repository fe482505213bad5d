import { bootTessera, serverUrl, type Tessera, until } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWaitedFor } from '../../support/in-flight.ts';
import { readyFile } from './support.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_ENVIRONMENT: 'sandbox' } });
});
afterAll(() => tessera?.close());

const reset = () => tessera.admin.call('POST', '/v1/account/reset');

/** The key of the object with the bytes of a new file. */
const newObject = async (): Promise<string> => {
  const { id } = await readyFile(tessera, tessera.admin, 'bytes');
  const { object_key } = await tessera.database.db.selectFrom('files').select('object_key').where('id', '=', id).executeTakeFirstOrThrow();
  return object_key!;
};

describe('resetAccount', () => {
  it('gives up the bytes of files', async () => {
    const key = await newObject();
    await reset();
    const { rows } = await sql`select reclaiming from unclaimed_objects where key = ${key}`.execute(tessera.database.db);
    expect(rows).toEqual([{ reclaiming: false }]);
  });

  it.skipIf(!serverUrl)('does not give up bytes once more that a deletion of the file is giving up', async () => {
    const { db } = tessera.database;
    const key = await newObject();
    const [answer] = await db.transaction().execute(async (tx) => {
      await sql`delete from files where object_key = ${key}`.execute(tx);
      await sql`insert into unclaimed_objects (account_id, key, reclaim_at) values (${tessera.accountId}, ${key}, now())`.execute(tx);
      const sent = reset();
      await until(() => isWaitedFor(tx));
      return [sent];
    });
    expect((await answer).status).toBe(200);
    expect((await sql`select 1 from unclaimed_objects where key = ${key}`.execute(db)).rows).toHaveLength(1);
  });
});
