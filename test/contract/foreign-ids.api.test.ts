import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries } from '../../src/data/connection/database.ts';
import { numberEvents } from '../../src/data/connection/event-numbers.ts';
import type { Outside } from '../support/outside.ts';
import { type Records, recordsOf } from '../support/records.ts';
import type { Caller, Tessera } from '../support/tessera.ts';
import { idPrefixesOf, type ValidRequest, validRequests } from '../support/valid-requests.ts';
import { bootWithOutside } from '../support/with-outside.ts';
import { cameBack, undocumented } from './answer-check.ts';
import { accountOperations, differingOperations, nameOf, type PublishedOperation, publishedOperations, resolve } from './published.ts';

const every = [...publishedOperations, ...accountOperations, ...differingOperations].map(
  (operation) => [nameOf(operation), operation] as const,
);
const anId = /[a-z]{3}_[0-7][0-9a-hjkmnp-tv-z]{25}/;

/** The same request once for each id in a part of it, with that id another account's. */
const withForeign = async (text: string, theirs: Records): Promise<string[]> =>
  Promise.all(
    [...text.matchAll(new RegExp(anId, 'g'))].map(
      async ({ 0: id, index }) => text.slice(0, index) + (await theirs(id.slice(0, 3))) + text.slice(index + id.length),
    ),
  );

/** What is written down of requests a moment after they were answered; when a key was last used is so, too. */
const written = ['logged_requests', 'usage_days', 'used_parts'];

const tablesOf = async (db: Queries): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = current_schema() and column_name = 'account_id'`.execute(
    db,
  );
  return rows.map(({ name }) => name).filter((name) => !written.includes(name));
};

/** Everything that an account has. */
const everythingOf = async (db: Queries, tables: readonly string[], accountId: string): Promise<unknown> => {
  const parts = tables.map(
    (table) =>
      sql`select ${sql.lit(table)} as name, to_jsonb(kept) - 'last_used_at' as row from ${sql.table(table)} kept where account_id = ${accountId}`,
  );
  const { rows } = await sql`select name, row from (${sql.join(parts, sql` union all `)}) everything order by name, row::text`.execute(db);
  return rows;
};

/** The example with every id that the body may name. */
const withEveryId = ({ body }: PublishedOperation): unknown => {
  const { properties = {} } = resolve(body!.schema);
  const ids = Object.entries(properties).flatMap(([name, property]) => {
    const [prefix] = idPrefixesOf(resolve(property));
    return prefix ? [[name, `${prefix}_01jq3x5gkz0v7t9n2m4p6r8s1w`]] : [];
  });
  return { ...body!.example, ...Object.fromEntries(ids) };
};

describe('every operation with an id of another account', () => {
  let tessera: Tessera;
  let admin: Caller;
  let other: Caller;
  let theirs: Records;
  let outside: Outside;
  let close: () => Promise<void>;
  let validRequest: ReturnType<typeof validRequests>;
  let look: () => Promise<unknown>;
  beforeAll(async () => {
    ({ tessera, outside, close } = await bootWithOutside());
    admin = tessera.admin;
    other = await tessera.otherAccount();
    theirs = recordsOf(other, outside);
    validRequest = validRequests(tessera, outside);
    const { db } = tessera.database;
    const tables = await tablesOf(db);
    const { account_id } = await db.selectFrom('users').select('account_id').where('id', '=', other.userId).executeTakeFirstOrThrow();
    // Events get their positions soon after the write, which does not wait for it.
    look = async () => {
      await numberEvents(db, [account_id]);
      return everythingOf(db, tables, account_id);
    };
  });
  afterAll(() => close?.());

  const refused = async (operation: PublishedOperation, request: ValidRequest, statuses: number[]) => {
    const [before, events] = [await look(), (await tessera.events()).length];
    const came = await cameBack(tessera.url, admin.key, request);
    expect(statuses, `${request.path} ${JSON.stringify(came.body)}`).toContain(came.status);
    expect(undocumented(operation, came)).toEqual([]);
    expect(await look()).toEqual(before);
    expect((await tessera.events()).length).toBe(events);
  };

  it.each(every.filter(([, { path }]) => path.includes('{')))('%s answers 404, and nothing changes', async (_name, operation) => {
    const request = await validRequest(operation.operationId, undefined, operation);
    for (const path of await withForeign(request.path, theirs)) await refused(operation, { ...request, path }, [404]);
  });

  it.each(every.filter(([, { body }]) => body && anId.test(JSON.stringify(withEveryId({ body } as PublishedOperation)))))(
    '%s takes no reference to it, and nothing changes',
    async (_name, operation) => {
      const request = await validRequest(operation.operationId, { body: withEveryId(operation) }, operation);
      for (const body of await withForeign(request.body as string, theirs)) await refused(operation, { ...request, body }, [404, 422]);
    },
  );
});
