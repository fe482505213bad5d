/// <reference lib="esnext.disposable" preserve="true" />
import type { EventType } from '../channel/index.ts';
import { type Client, type ClientOptions, createClient, type Families } from '../client.ts';
import { type Control, controlAt } from './control.ts';
import { type Middleware, middlewareTo, type UpgradeListener, upgradeTo } from './middleware.ts';
import { mocksAddress } from './mocks.ts';
import type { GivenEvent, MockKey, MockPerson, RecordedRequest, Rule, Scene } from './types.ts';

export interface MockOptions {
  /** The same number gives the same records, ids and keys; 1 when left out. */
  seed?: number;
  /** The records to begin with, as an object, or as text in YAML or JSON; those of the contract and of the seed when left out. */
  data?: Scene | string;
  /** Takes only credentials that were issued. */
  strict?: boolean;
  /** What no handler answers yet is generated from the schemas, instead of being an example. */
  dynamic?: boolean;
}

/** A platform of one's own, in memory. `await using` closes it. */
export interface Mock {
  /** Its address: `baseUrl` of a client. */
  readonly url: string;
  /** A key of the administrator. Unless the mock is strict, any other does as well. */
  readonly key: string;
  /** Keys of each role, and with fewer scopes. */
  readonly keys: readonly MockKey[];
  /** People who can sign in, all with the same password. */
  readonly people: readonly MockPerson[];
  readonly password: string;
  /** A client of the mock, with the key of the administrator unless it is given other credentials. */
  client<const F extends Families>(options: Omit<ClientOptions<F>, 'baseUrl'>): Client<F>;
  /** Brings back what the mock began with. Keys that it has issued are refused after that, and connections with subscriptions end. */
  reset(): Promise<void>;
  /** Replaces all records by those of a scene. */
  load(scene: Scene | string): Promise<void>;
  /** All records. */
  save(): Promise<Scene>;
  /** Makes happen what seldom happens. */
  readonly rules: {
    list(): Promise<(Rule & { id: string })[]>;
    add(...rules: Rule[]): Promise<void>;
    replace(...rules: Rule[]): Promise<void>;
    clear(): Promise<void>;
  };
  /** Makes an event happen now. */
  event<Type extends EventType>(event: GivenEvent<Type>): Promise<void>;
  /** The latest requests, with what the contract says of them. */
  requests(): Promise<RecordedRequest[]>;
  /** For the server of a page: it hands requests of the platform on to the mock. */
  readonly middleware: Middleware;
  /** The same for WebSockets, as a listener for the event `upgrade`. */
  readonly upgrade: UpgradeListener;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A mock as the process that has it shows it. */
interface Started {
  id: string;
  url: string;
  keys: [MockKey, ...MockKey[]];
  people: MockPerson[];
  password: string;
}

const rulesOf = (control: Control): Mock['rules'] => ({
  list: () => control('GET', '/_mock/rules'),
  add: (...rules) => control('POST', '/_mock/rules', rules),
  replace: (...rules) => control('PUT', '/_mock/rules', rules),
  clear: () => control('DELETE', '/_mock/rules'),
});

/**
 * Starts a mock that nobody else uses: the platform itself, with a server and a database of its own, in about a second. The first one of a
 * program takes a second or two more.
 * @throws TesseraError when its data is not as the contract asks
 */
export const startMock = async (options: MockOptions = {}): Promise<Mock> => {
  const host = controlAt(await mocksAddress());
  const { id, url, keys, people, password } = await host<Started>('POST', '/mocks', options);
  const control = controlAt(url);
  const close = () => host<void>('DELETE', `/mocks/${id}`);
  return {
    ...{ url, key: keys[0].key, keys, people, password },
    client: (given) => createClient({ credentials: { apiKey: keys[0].key }, ...given, baseUrl: url }),
    reset: () => control('POST', '/_mock/reset'),
    load: (scene) => control('PUT', '/_mock/state', scene),
    save: () => control('GET', '/_mock/state'),
    rules: rulesOf(control),
    event: (event) => control('POST', '/_mock/events', event),
    requests: () => control('GET', '/_mock/requests'),
    middleware: middlewareTo(url),
    upgrade: upgradeTo(url),
    close,
    [Symbol.asyncDispose]: close,
  };
};
