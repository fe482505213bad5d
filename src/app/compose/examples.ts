import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { readExamples } from '../../contract/examples.ts';
import type { Clock } from '../../core/clock.ts';
import type { Sealer } from '../../core/sealing.ts';
import { transaction } from '../../data/connection/transaction.ts';
import type { ObjectStore } from '../../data/objects/object-store.ts';
import type { Tables } from '../../data/tables/index.ts';
import { newObjectKey } from '../../families/files/contents.ts';
import { announceObject, claimObject } from '../../families/files/objects.ts';
import { newSecret } from '../../families/webhooks/record.ts';
import { hashOf, keyEnvironmentOf } from '../../identity/credentials/api-key-format.ts';
import type { FirstAccount } from '../../identity/people/first-start.ts';
import { insertExampleRecords } from '../../seed/example-records.ts';
import { seed } from '../../seed/fill-account.ts';
import type { Config } from '../config.ts';

/** Number of generated projects for a first look. */
export const inventedProjects = 24;

/** Number of projects created by a first start in development: generated ones and the contract's example. */
export const exampleProjects = inventedProjects + 1;

interface Dependencies {
  config: Pick<Config, 'environment'>;
  db: Kysely<Tables>;
  objects: ObjectStore;
  webhookSecrets: Sealer;
  clock: Clock;
  log: Pick<Logger, 'error'>;
}

/** Stores the bytes of the example file as an upload would, and the records of the contract's examples. */
export const fillFromContract = async (
  { config, db, objects, webhookSecrets, clock }: Omit<Dependencies, 'log'>,
  { accountId, userId }: Pick<FirstAccount, 'accountId' | 'userId'>,
): Promise<void> => {
  const examples = readExamples();
  const { application, file, fileContent, webhook } = examples;
  const objectKey = newObjectKey({ accountId }, file.id);
  await announceObject(db, { accountId }, objectKey, clock());
  await objects.put(objectKey, Readable.from([fileContent]));
  const webhookSecret = webhookSecrets.seal(newSecret(), webhook.id);
  const surroundings = {
    accountId,
    adminUserId: userId,
    environment: keyEnvironmentOf(config.environment),
    webhookSecret,
    clientHash: hashOf(application.id),
    objectKey,
    now: clock().toISOString(),
  };
  await transaction(db, async (tx) => {
    if (!(await claimObject(tx, { accountId }, objectKey))) throw new Error('The bytes of the example file were deleted.');
    await insertExampleRecords(tx, examples, surroundings);
  });
};

/** Fills the first account with the records of the contract's examples and generated projects, in the background while the node serves. */
export const seedFirstAccount = async (dependencies: Dependencies, first: FirstAccount): Promise<void> => {
  const { db, log } = dependencies;
  // An embedded database works in this thread, so the "ready" line is printed first.
  await setImmediate();
  try {
    await fillFromContract(dependencies, first);
    await seed(db, first.accountId, { projects: inventedProjects, adminUserId: first.userId });
  } catch (error) {
    log.error({ err: error }, 'creating the sample records failed');
  }
};
