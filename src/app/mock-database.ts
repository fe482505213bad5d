import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Database, openDatabase } from '../data/connection/database.ts';
import { dumpForMemory } from '../data/connection/dump-for-memory.ts';
import { readPreparedDatabase } from '../data/folder/empty-database.ts';
import { migrate } from '../data/migrations/migrate.ts';
import { environment, type MockAccount } from '../mock/account.ts';
import { type Beginning, createBeginnings } from '../mock/beginnings.ts';
import { isBuilt } from './build-state.ts';
import { composeMockRecords, type MockRecords } from './compose/mock-records.ts';
import { type Config, readConfig } from './config.ts';
import { type BeginsWith, type PreparedMock, readPreparedMock, root, usualSeed, writePreparedMock } from './prepared-mock.ts';

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
  /** The key of its secrets, in base64. */
  secretKey: string;
  /** The folder with the bytes of its files. */
  files: string;
  close(): Promise<void>;
}

const onError = (error: Error): void => console.error(`tessera: ${error.message}`);

/** A database in memory with all tables, and with what was prepared; without a build, the tables are made now. */
const openInMemory = async (prepared: PreparedMock | undefined): Promise<Database> => {
  const loadDataDir = prepared?.database ?? readPreparedDatabase();
  const database = await openDatabase({ loadDataDir, onError });
  if (!loadDataDir) await migrate(database);
  return database;
};

/** The settings of a server that is embedded in one process, and of no other; the environment has none of them but the log's. */
const configIn =
  (folder: string, secretKey: string): MockDatabase['configFor'] =>
  ({ host, port }) =>
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

/** What fills a database with something; what was prepared is already in it when the first one asks. */
const fillingFrom = ({ config, db, prepared }: { config: Config; db: Database['db']; prepared?: BeginsWith }): MockDatabase['begin'] => {
  let isThere = prepared;
  return async (what) => {
    const records = await composeMockRecords({ config, db, ...what });
    const isPrepared = isThere !== undefined && isDeepStrictEqual({ ...isThere }, { seed: what.seed, scene: what.scene });
    isThere = undefined;
    return { records, account: await (isPrepared ? records.takeOver() : records.begin()) };
  };
};

interface Opening {
  /** Whether many mocks use it, one after another: for them it keeps copies of what they began with. */
  isForMany: boolean;
  /** What the first mock begins with. A build may have prepared it, so that it is there in a fraction of the time. */
  first?: BeginsWith;
  /** The folder of the project whose build has prepared it: by default this one, for the program that was built with it. */
  project?: string;
}

/** Opens a database for mocks. */
export const openMockDatabase = async ({ isForMany, first, project = isBuilt() ? root : undefined }: Opening): Promise<MockDatabase> => {
  await using opened = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'tessera-mock-'));
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  const prepared = first && project ? readPreparedMock(first, project) : undefined;
  const database = await openInMemory(prepared);
  opened.defer(() => database.close());
  prepared?.copyFiles(join(folder, 'files'));
  const secretKey = prepared?.secretKey ?? randomBytes(32).toString('base64');
  const configFor = configIn(folder, secretKey);
  const config = configFor({ host: '127.0.0.1', port: 0 });
  const fill = fillingFrom({ config, db: database.db, prepared: prepared && { seed: first!.seed, scene: first!.scene } });
  const everything = opened.move();
  return {
    ...{ database, configFor, secretKey, files: join(folder, 'files') },
    begin: isForMany ? fillingFromCopies(database, folder, fill) : fill,
    close: () => everything.disposeAsync(),
  };
};

/** Fills a database as a mock does that was asked for nothing, and writes it where the mocks of a project's build read it. */
export const prepareMock = async (project?: string): Promise<void> => {
  const { database, begin, secretKey, files, close } = await openMockDatabase({ isForMany: false });
  try {
    await begin({ seed: usualSeed });
    await writePreparedMock({ dump: () => dumpForMemory(database), secretKey, files }, project);
  } finally {
    await close();
  }
};
