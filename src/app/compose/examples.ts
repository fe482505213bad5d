import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { families } from '#families/index';
import { readExamples } from '../../contract/examples.ts';
import { transaction } from '../../data/connection/transaction.ts';
import type { Tables } from '../../data/tables/index.ts';
import { hashOf, keyEnvironmentOf } from '../../identity/credentials/api-key-format.ts';
import type { FirstAccount } from '../../identity/people/first-start.ts';
import type { Storage } from '../../kit/scene.ts';
import { prepareRecords } from '../../kit/store-records.ts';
import { insertExampleCredentials } from '../../seed/example-credentials.ts';
import { seed } from '../../seed/fill-account.ts';
import type { Config } from '../config.ts';

/** The size of the generated part of an account for a first look. */
export const inventedSize = 24;

/** The size of what a first start in development creates: the generated part and the contract's example. */
export const exampleSize = inventedSize + 1;

interface Dependencies extends Omit<Storage, 'accountId'> {
  config: Pick<Config, 'environment'>;
  db: Kysely<Tables>;
  log: Pick<Logger, 'error'>;
}

/** Stores the records of the contract's examples. */
export const fillFromContract = async (
  { config, db, ...storing }: Omit<Dependencies, 'log'>,
  { accountId, userId: adminId }: Pick<FirstAccount, 'accountId' | 'userId'>,
): Promise<void> => {
  const example = readExamples();
  const lists = families.seeds.map(({ kind, examples }) => {
    const { complete = (record) => record } = kind;
    return { kind, records: examples({ example, adminId }).map(complete) };
  });
  const insertRecords = await prepareRecords(db, lists, { ...storing, accountId });
  const environment = keyEnvironmentOf(config.environment);
  const now = storing.clock().toISOString();
  await transaction(db, async (tx) => {
    await insertRecords(tx);
    await insertExampleCredentials(tx, example, { accountId, environment, hashOf, now });
  });
};

/** Fills the first account with the records of the contract's examples and generated ones, in the background while the node serves. */
export const seedFirstAccount = async ({ log, ...dependencies }: Dependencies, first: FirstAccount): Promise<void> => {
  // An embedded database works in this thread, so the "ready" line is printed first.
  await setImmediate();
  try {
    await fillFromContract(dependencies, first);
    await seed(dependencies.db, first.accountId, { families: families.seeds, size: inventedSize, adminUserId: first.userId });
  } catch (error) {
    log.error({ err: error }, 'creating the sample records failed');
  }
};
