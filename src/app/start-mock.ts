import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readExamples } from '../contract/examples.ts';
import { systemClock } from '../core/clock.ts';
import { createSealer } from '../core/sealing.ts';
import { type Database, openDatabase } from '../data/connection/database.ts';
import { readPreparedDatabase } from '../data/folder/empty-database.ts';
import { migrate } from '../data/migrations/migrate.ts';
import { openObjects } from '../data/objects/open.ts';
import { drawAccount, environment, insertAccount, insertCredentials, type MockAccount } from '../mock/account.ts';
import { takingAnyCredential } from '../mock/any-credential.ts';
import { answeringFromContract } from '../mock/contract-answers.ts';
import { seed } from '../seed/fill-account.ts';
import { seedResources } from '../seed/invented-resources.ts';
import { fillFromContract, inventedProjects } from './compose/examples.ts';
import { openInstallation } from './compose/secrets.ts';
import { type Config, readConfig } from './config.ts';
import { type Running, start } from './start.ts';

export interface MockOptions {
  host: string;
  port: number;
  seed: number;
  /** Takes only credentials that were issued. */
  strict: boolean;
  /** Generates what no handler answers from the schemas, instead of using the examples. */
  dynamic: boolean;
}

/** A running mock. */
export interface RunningMock extends Running {
  account: MockAccount;
}

const allInterfaces = ['0.0.0.0', '::'];

/** The settings of a server that is embedded in one process, and of no other; the environment has none of them but the log's. */
const configOf = ({ host, port }: MockOptions, folder: string): Config =>
  readConfig({
    HOST: host,
    PORT: String(port),
    TESSERA_ENVIRONMENT: environment,
    TESSERA_DATA_DIR: folder,
    TESSERA_SECRET_KEY: randomBytes(32).toString('base64'),
    TESSERA_ALLOW_PRIVATE_NETWORKS: 'true',
    TESSERA_LOG_LEVEL: process.env.TESSERA_LOG_LEVEL ?? 'error',
    TESSERA_COVERAGE_DIR: process.env.TESSERA_COVERAGE_DIR,
  });

const onError = (error: Error): void => console.error(`tessera: ${error.message}`);

/** A database in memory with all tables; without a build, they are made now. */
const openEmptyDatabase = async (): Promise<Database> => {
  const loadDataDir = readPreparedDatabase();
  const database = await openDatabase({ loadDataDir, onError });
  if (!loadDataDir) await migrate(database);
  return database;
};

/** Fills the database with the mock's account, the records of a seed and those of the contract's examples, all at fixed times. */
const fill = async (config: Config, { db }: Database, number: number): Promise<MockAccount> => {
  const examples = readExamples();
  const drawn = drawAccount(examples, number);
  const [accountId, adminUserId] = [drawn.row.id, drawn.users.admin.id];
  const until = Date.parse(examples.user.created_at);
  const secrets = await openInstallation(config, db);
  const objects = await openObjects(config.files, join(config.dataDir, 'files'));
  await insertAccount(db, drawn);
  await seed(db, accountId, { projects: inventedProjects, seed: number, now: new Date(until), adminUserId });
  await seedResources(db, accountId, { seed: number, until });
  const dependencies = { config, db, objects, webhookSecrets: createSealer(secrets['webhook-secrets']), clock: systemClock };
  await fillFromContract(dependencies, { accountId, userId: adminUserId });
  objects.close();
  return insertCredentials(db, drawn);
};

/**
 * Starts the platform on a database in memory, with the same records for the same seed. It takes every credential, and answers from the
 * contract's examples what no handler answers.
 */
export const startMock = async (options: MockOptions): Promise<RunningMock> => {
  await using opened = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'tessera-mock-'));
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  const config = configOf(options, folder);
  const database = await openEmptyDatabase();
  opened.defer(() => database.close());
  const account = await fill(config, database, options.seed);
  const running = await start(config, {
    database,
    examples: false,
    operations: false,
    alterations: {
      authenticate: options.strict ? undefined : takingAnyCredential(database.db, account.keys[0].key),
      answer: answeringFromContract({ dynamic: options.dynamic, seed: String(options.seed) }),
      plainHttp: allInterfaces.includes(options.host) ? 'everywhere' : 'loopback',
    },
  });
  opened.defer(() => running.close());
  const everything = opened.move();
  return { ...running, account, close: () => everything.disposeAsync() };
};
