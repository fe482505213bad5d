import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../data/connection/database.ts';
import { readPreparedDatabase } from '../data/folder/empty-database.ts';
import { migrate } from '../data/migrations/migrate.ts';
import { environment, type MockAccount } from '../mock/account.ts';
import { type Beginning, createBeginnings } from '../mock/beginnings.ts';
import { composeMockRecords, type MockRecords } from './compose/mock-records.ts';
import { type Config, readConfig } from './config.ts';

/** What a mock begins with. */
export interface BeginsWith {
  seed: number;
  /** The text of a scene; undefined for the records of the contract and of the seed. */
  scene?: string;
}

/** The records of a mock, with the account that they belong to. */
export interface Begun {
  records: MockRecords;
  account: MockAccount;
}

/** A database in memory, on which mocks can run one after another. */
export interface MockDatabase {
  database: Database;
  /** The settings of a server on it. */
  configFor(address: { host: string; port: number }): Config;
  /**
   * Fills it anew, whatever was in it; no server may be running on it.
   * @throws ServiceError `invalid_parameters`, with what is wrong with the scene and where
   */
  begin(what: BeginsWith): Promise<Begun>;
  close(): Promise<void>;
}

const onError = (error: Error): void => console.error(`tessera: ${error.message}`);

/** A database in memory with all tables; without a build, they are made now. */
const openEmptyDatabase = async (): Promise<Database> => {
  const loadDataDir = readPreparedDatabase();
  const database = await openDatabase({ loadDataDir, onError });
  if (!loadDataDir) await migrate(database);
  return database;
};

/** The settings of a server that is embedded in one process, and of no other; the environment has none of them but the log's. */
const configIn = (folder: string): MockDatabase['configFor'] => {
  const secretKey = randomBytes(32).toString('base64');
  return ({ host, port }) =>
    readConfig({
      HOST: host,
      PORT: String(port),
      TESSERA_ENVIRONMENT: environment,
      TESSERA_DATA_DIR: folder,
      TESSERA_SECRET_KEY: secretKey,
      // Any page may create an integration here: it reads nothing of the networks that this machine is in.
      TESSERA_ALLOW_PRIVATE_NETWORKS: 'loopback',
      TESSERA_LOG_LEVEL: process.env.TESSERA_LOG_LEVEL ?? 'error',
      TESSERA_COVERAGE_DIR: process.env.TESSERA_COVERAGE_DIR,
    });
};

/** So many copies are kept: tests with scenes of their own would fill the memory. */
const mostCopies = 8;

/** What fills a database for the first time with something, which takes a while, and again from a copy. */
const fillingFromCopies = ({ db }: Database, folder: string, fill: MockDatabase['begin']): MockDatabase['begin'] => {
  const beginnings = createBeginnings(db, join(folder, 'files'));
  const known = new Map<string, { begun: Begun; beginning: Beginning }>();
  return async (what) => {
    const key = JSON.stringify([what.seed, what.scene]);
    const found = known.get(key);
    if (found) {
      // The copy that was used last is dropped last.
      known.delete(key);
      known.set(key, found);
      await found.beginning.bringBack();
      return found.begun;
    }
    if (known.size > 0) await beginnings.empty();
    for (const [oldest, { beginning }] of [...known].slice(0, Math.max(0, known.size - mostCopies + 1))) {
      known.delete(oldest);
      await beginning.drop();
    }
    const begun = await fill(what);
    known.set(key, { begun, beginning: await beginnings.keep() });
    return begun;
  };
};

/** Opens a database for one mock, or for many, one after another: for them it keeps copies of what they began with. */
export const openMockDatabase = async ({ isForMany }: { isForMany: boolean }): Promise<MockDatabase> => {
  await using opened = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'tessera-mock-'));
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  const database = await openEmptyDatabase();
  opened.defer(() => database.close());
  const configFor = configIn(folder);
  const config = configFor({ host: '127.0.0.1', port: 0 });
  const fill: MockDatabase['begin'] = async (what) => {
    const records = await composeMockRecords({ config, db: database.db, ...what });
    return { records, account: await records.begin() };
  };
  const everything = opened.move();
  return {
    database,
    configFor,
    begin: isForMany ? fillingFromCopies(database, folder, fill) : fill,
    close: () => everything.disposeAsync(),
  };
};
