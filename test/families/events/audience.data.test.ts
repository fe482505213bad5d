import { newAccount, newUser } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readers } from '#generated/messages/readers';
import { audienceAt } from '../../../src/built-in/events/audience.ts';
import type { EventReaders, StoredReaders } from '../../../src/contract/event-readers.ts';
import { newId } from '../../../src/core/ids.ts';
import type { Database } from '../../../src/data/connection/database.ts';
import type { PlaceReaders } from '../../../src/kit/readers.ts';
import { columnsOfSubject } from '../../../src/rules/event-audience.ts';
import { lentDatabase } from '../../../src/testing/database.ts';

/** A family of another platform, whose one record everybody sees. */
const gardenReaders: PlaceReaders = {
  one: (_caller, id) => sql<boolean>`(${id} = 'gdn_open')`,
  many: (_caller, id) => sql<boolean>`((${id} in (select 'gdn_open')) is true)`,
  former: () => sql<boolean>`false`,
};

/** Another one. The ids of its records say who sees them: `shf_` and a user, or `former_` and one who saw it. */
const shelfReaders: PlaceReaders = {
  one: ({ userId }, id) => sql<boolean>`(${id} = concat('shf_', ${userId}::text))`,
  many: ({ userId }, id) => sql<boolean>`((${id} in (select concat('shf_', ${userId}::text))) is true)`,
  former: ({ userId }, id) => sql<boolean>`(${id} = concat('former_', ${userId}::text))`,
};

const kinds = { garden: gardenReaders, shelf: shelfReaders };

let database: Database;
let accountId: string;
let ada: string;

/** Events by their names: the place and the person that each is for. */
const recorded = (): Record<string, [placeId: string | null, personId: string | null]> => ({
  everyone: [null, null],
  ada: [null, ada],
  nobody: [null, newId('user')],
  open: ['gdn_open', null],
  closed: ['gdn_closed', null],
  'closed, and ada': ['gdn_closed', ada],
  'her shelf': [`shf_${ada}`, null],
  'her former shelf': [`former_${ada}`, null],
  'another shelf': [`shf_${newId('user')}`, null],
});

beforeAll(async () => {
  database = await lentDatabase();
  const { db } = database;
  accountId = await newAccount(db);
  ada = await newUser(db, accountId);
  for (const [id, [place_id, person_id]] of Object.entries(recorded()))
    await sql`
      insert into events (account_id, id, type, actor, data, place_id, person_id)
      values (${accountId}, ${id}, 'USER_CREATED', '{"type": "system", "id": null}', '{}', ${place_id}, ${person_id})`.execute(db);
});
afterAll(() => database?.close());

const seenBy = async (role: 'admin' | 'viewer', places: Readonly<Record<string, PlaceReaders>>, extent: 'one' | 'many') => {
  const condition = audienceAt(places).includes({ accountId, userId: ada, role }, extent);
  const { rows } = await sql<{ id: string }>`
    select id from events where account_id = ${accountId} and ${condition} order by id`.execute(database.db);
  return rows.map(({ id }) => id);
};

describe('the readers of a subject', () => {
  const invented: StoredReaders[] = [
    { table: 'webhooks', of: 'id' },
    { table: 'resources', of: 'id', person: 'owner_id' },
  ];
  const stored = [...invented, ...Object.values<EventReaders>(readers).flatMap(({ lookups = {} }) => Object.values(lookups))];

  it.each(stored)('stand in columns of $table, and are nobody where there is no such record', async (lookup) => {
    const { place_id, person_id } = columnsOfSubject(lookup, accountId, 'gone');
    const { rows } = await sql<object>`select ${place_id}::text as place_id, ${person_id}::text as person_id`.execute(database.db);
    expect(rows).toEqual([lookup.person === undefined ? { place_id: 'gone', person_id: null } : { place_id: null, person_id: 'gone' }]);
  });
});

describe.each(['one', 'many'] as const)('who may read events, asked for %s', (extent) => {
  const always = ['ada', 'closed, and ada', 'everyone'];

  it('is decided by the one family that has places', async () => {
    expect(await seenBy('viewer', { garden: gardenReaders }, extent)).toEqual([...always, 'open'].toSorted());
  });

  it('is decided by each of several families for its own places', async () => {
    const shelves = ['her former shelf', 'her shelf'];
    expect(await seenBy('viewer', kinds, extent)).toEqual([...always, 'open', ...shelves].toSorted());
    expect(await seenBy('viewer', { shelf: shelfReaders }, extent)).toEqual([...always, ...shelves].toSorted());
  });

  it('needs no family where no record has readers of its own', async () => {
    expect(await seenBy('viewer', {}, extent)).toEqual(always);
  });

  it('is of no matter to administrators', async () => {
    expect(await seenBy('admin', {}, extent)).toEqual(Object.keys(recorded()).toSorted());
  });
});
