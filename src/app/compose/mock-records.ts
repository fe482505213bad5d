import { join } from 'node:path';
import { sql } from 'kysely';
import { families } from '#families/index';
import { insertWebhookSecrets } from '../../built-in/webhooks/scene.ts';
import { readExamples } from '../../contract/examples.ts';
import { systemClock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import { transaction } from '../../data/connection/transaction.ts';
import { openObjects } from '../../data/objects/open.ts';
import {
  drawAccount,
  insertAccount,
  insertCredentials,
  insertPeople,
  type MockAccount,
  passwordHash,
  peopleOf,
} from '../../mock/account.ts';
import { replaceRecords } from '../../mock/replace-records.ts';
import { openScenes } from '../../mock/scene/scenes.ts';
import { seed } from '../../seed/fill-account.ts';
import { seedFew } from '../../seed/fill-mock.ts';
import type { Config } from '../config.ts';
import { fillFromContract, inventedSize } from './examples.ts';
import { openInstallation, sealersOf } from './secrets.ts';

interface Dependencies {
  config: Config;
  db: Queries;
  seed: number;
  /** The text of the initial scene; undefined for the records of the contract and the seed. */
  scene?: string | undefined;
}

/** The records of the mock: the initial ones, and scenes that are saved and loaded. */
export const composeMockRecords = async ({ config, db, seed: number, scene: text }: Dependencies) => {
  const ada = readExamples()('getUser');
  const drawn = drawAccount(ada, number);
  const accountId = drawn.row.id;
  const userId = drawn.users.admin.id;
  const until = Date.parse(ada.created_at);
  const secrets = await openInstallation(config, db);
  const objects = await openObjects(config.files, join(config.dataDir, 'files'));
  const storing = { objects, clock: systemClock, sealer: sealersOf(secrets) };
  const scenes = openScenes({
    kinds: families.scenes,
    at: ada.created_at,
    people: peopleOf(drawn),
    seed: number,
    accountId,
    ...storing,
  });
  let hash: Promise<string> | undefined;

  const replace = async (fill: (tx: Queries) => Promise<void>): Promise<MockAccount> => {
    let account: MockAccount | undefined;
    hash ??= passwordHash();
    const known = await hash;
    await replaceRecords(db, accountId, {
      insertAccount: (tx) => insertAccount(tx, drawn),
      fill: async (tx) => {
        await fill(tx);
        account = await insertCredentials(tx, drawn, known);
      },
    });
    return account!;
  };

  /** The records of the contract's examples and a seed, all with fixed timestamps. */
  const invent = async (tx: Queries): Promise<void> => {
    await insertPeople(tx, drawn);
    await seed(tx, accountId, { families: families.seeds, size: inventedSize, seed: number, now: new Date(until), adminUserId: userId });
    await seedFew(tx, accountId, { families: families.seeds, seed: number, until });
    await fillFromContract({ config, db: tx, ...storing }, { accountId, userId });
    const webhooks = await tx.selectFrom('webhooks').select(['id', 'created_at']).where('account_id', '=', accountId).execute();
    await insertWebhookSecrets(tx, webhooks, { accountId, ...storing });
  };

  const beginning = text === undefined ? invent : scenes.filling(text);
  const begin = (): Promise<MockAccount> => replace(beginning);
  return {
    /** Fills the database with the initial records. */
    begin,
    reset: async (): Promise<void> => void (await begin()),
    /** @throws ServiceError `invalid_parameters`, with what is wrong and where */
    load: async (given: string): Promise<void> => void (await replace(scenes.filling(given))),
    save: () =>
      transaction(db, async (tx) => {
        // One snapshot, so that concurrent writes are in it completely or not at all.
        await sql`set transaction isolation level repeatable read, read only`.execute(tx);
        return scenes.read(tx);
      }),
    publish: (given: string) => scenes.publish(db, given),
  };
};

/** The records of a mock, and what can be done with them. */
export type MockRecords = Awaited<ReturnType<typeof composeMockRecords>>;
