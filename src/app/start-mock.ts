import type { Clock } from '../core/clock.ts';
import type { MockAccount } from '../mock/account.ts';
import { takingAnyCredential } from '../mock/any-credential.ts';
import { answeringFromContract } from '../mock/contract-answers.ts';
import { mountControl } from '../mock/control.ts';
import { mountPage } from '../mock/page/page.ts';
import { createRequests } from '../mock/page/requests.ts';
import { createRuleEffects, isMadeByRule } from '../mock/rules/effects.ts';
import { createRules } from '../mock/rules/rules.ts';
import { composeMockRecords, type MockRecords } from './compose/mock-records.ts';
import { type MockDatabase, openMockDatabase } from './mock-database.ts';
import { createLog } from './monitoring/log.ts';
import { type Running, start } from './start.ts';

export interface MockOptions {
  host: string;
  port: number;
  /** The seed: the same number gives the same records, ids and keys. */
  seed: number;
  /** The text of the initial scene; undefined for the records of the contract and the seed. */
  scene?: string | undefined;
  /** The texts of the GraphQL documents that every caller's requests may name by these ids. */
  documents?: ReadonlyMap<string, string> | undefined;
  /** Accepts only issued credentials. */
  strict: boolean;
  /** Generates answers from the schemas instead of using the examples, for operations without a handler. */
  dynamic: boolean;
  /** The time before a rule moves it. */
  clock?: Clock;
}

/** A running mock. */
export interface RunningMock extends Running {
  account: MockAccount;
  /** Loads the modules that answer with the contract's examples, so that the first such answer does not take a second. */
  loadExamples(): Promise<void>;
}

/** The records of a mock, with the account that they belong to. */
interface Begun {
  records: MockRecords;
  account: MockAccount;
}

/**
 * Starts the platform on a database that was filled for a mock. It accepts every credential, and answers operations without a handler with
 * the contract's examples.
 */
const serveMock = async (
  { database, config }: MockDatabase,
  { records, account }: Begun,
  { strict, dynamic, clock, seed, documents }: MockOptions,
): Promise<RunningMock> => {
  const rules = createRules();
  const effects = createRuleEffects(rules, clock);
  const requests = createRequests();
  const contract = answeringFromContract({ dynamic, seed: String(seed) });
  const running = await start(config, {
    database,
    log: createLog(config.logLevel, isMadeByRule),
    clock: effects.clock,
    examples: false,
    operations: false,
    alterations: {
      authenticate: (own) => effects.authenticate(strict ? own : takingAnyCredential(database.db, account.anyKey)(own)),
      documents: (own) => async (caller, id) => documents?.get(id) ?? own(caller, id),
      answer: (own) => requests.answer(effects.answer(contract.answer(own))),
      limiter: effects.limiter,
      outbound: effects.outbound,
      // It has no TLS; `host` decides who can reach it.
      plainHttp: 'everywhere',
      mount: (app) => {
        app.use(requests.note, effects.begin);
        mountPage(app);
        mountControl(app, { ...records, rules, requests });
      },
    },
  });
  const close = async (): Promise<void> => {
    effects.close();
    requests.close();
    await running.close();
  };
  return { ...running, account, loadExamples: contract.load, close };
};

/**
 * Starts the platform on an in-memory database, with the same records for the same seed.
 * @throws ServiceError `invalid_parameters`, with what is wrong with the scene and where
 */
export const startMock = async (options: MockOptions): Promise<RunningMock> => {
  await using opened = new AsyncDisposableStack();
  const place = await openMockDatabase(options);
  opened.defer(place.close);
  const records = await composeMockRecords({ config: place.config, db: place.database.db, seed: options.seed, scene: options.scene });
  const mock = await serveMock(place, { records, account: await records.begin() }, options);
  opened.defer(mock.close);
  const everything = opened.move();
  return { ...mock, close: () => everything.disposeAsync() };
};
