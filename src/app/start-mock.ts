import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../data/connection/database.ts';
import { readPreparedDatabase } from '../data/folder/empty-database.ts';
import { migrate } from '../data/migrations/migrate.ts';
import { environment, type MockAccount } from '../mock/account.ts';
import { takingAnyCredential } from '../mock/any-credential.ts';
import { answeringFromContract } from '../mock/contract-answers.ts';
import { mountControl } from '../mock/control.ts';
import { mountPage } from '../mock/page/page.ts';
import { createRequests } from '../mock/page/requests.ts';
import { createRules } from '../mock/rules/rules.ts';
import { composeMockRecords } from './compose/mock-records.ts';
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
  /** The text of the scene to begin with; undefined for the records of the contract and of the seed. */
  scene?: string;
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
  const records = await composeMockRecords({ config, db: database.db, seed: options.seed, scene: options.scene });
  opened.defer(() => records.close());
  const account = await records.begin();
  const rules = createRules();
  const requests = createRequests();
  const answerFromContract = answeringFromContract({ dynamic: options.dynamic, seed: String(options.seed) });
  const running = await start(config, {
    database,
    clock: rules.clock,
    examples: false,
    operations: false,
    alterations: {
      authenticate: (own) => rules.authenticate(options.strict ? own : takingAnyCredential(database.db, account.keys[0].key)(own)),
      answer: (own) => requests.answer(rules.answer(answerFromContract(own))),
      limiter: rules.limiter,
      outbound: rules.outbound,
      plainHttp: allInterfaces.includes(options.host) ? 'everywhere' : 'loopback',
      mount: (app) => {
        app.use(requests.note, rules.begin);
        mountPage(app);
        mountControl(app, { ...records, rules, requests });
      },
    },
  });
  opened.defer(() => running.close());
  opened.defer(requests.close);
  const everything = opened.move();
  return { ...running, account, close: () => everything.disposeAsync() };
};
