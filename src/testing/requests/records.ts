import { idPrefixes } from '../../core/ids.ts';
import { created } from '../answers.ts';
import { accountOperations, type PublishedOperation, publishedOperations, resolve } from '../contract/published.ts';
import type { Outside } from '../outside.ts';
import type { Caller } from '../tessera.ts';
import { fill, idPrefixesOf, newEmail } from './fill.ts';

/** The records that one request is about, by the prefix of their ids: made when they are first asked for. */
export type Records = (prefix: string) => Promise<string>;

/** How a caller makes a record of each kind, by the prefix of its ids. */
export type Makers = Record<string, (id: Records) => Promise<{ id: string }>>;

/** What an act of a caller answers. @throws Error unless it succeeds */
export const post = async (caller: Caller, path: string, body?: unknown): Promise<{ id: string }> => {
  const answer = await caller.call('POST', path, body);
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
};

const firstOf = async (caller: Caller, path: string): Promise<{ id: string }> => (await caller.call('GET', path)).body.data[0];

/** Requests are logged a moment after they were answered. */
const loggedRequest = async (caller: Caller): Promise<{ id: string }> => {
  const found = await firstOf(caller, '/v1/account/requests?limit=1');
  return found ?? loggedRequest(caller);
};

/** Somebody else, as whom a key acts that the caller has made, mentions the caller in the description of a new record. */
const notification = async (caller: Caller, id: Records): Promise<{ id: string }> => {
  const notifies = ({ method, path, body, causes }: PublishedOperation) =>
    method === 'POST' && !path.includes('{') && causes.includes('NOTIFICATION_CREATED') && body?.example.description !== undefined;
  const { path, scopes, body } = publishedOperations.find(notifies)!;
  const { key } = await created(caller, '/v1/account/api-keys', { name: 'Grace', user_id: await id('usr'), scopes });
  await caller.call('POST', path, { ...body!.example, description: `For @${caller.userId}.` }, { 'X-API-Key': key });
  return firstOf(caller, '/v1/notifications?limit=1');
};

/** How a caller makes records that every platform has, where the example of their operation is not enough. */
const makersOfAll = (caller: Caller, { url }: Pick<Outside, 'url'>): Makers => ({
  usr: () => created(caller, '/v1/users', { name: 'Grace', email: newEmail(), role: 'editor' }),
  whk: () => created(caller, '/v1/webhooks', { url: `${url}/hook`, events: ['WEBHOOK_DISABLED'] }),
  dlv: async (id) => post(caller, `/v1/webhooks/${await id('whk')}/test`),
  opn: async (id) => post(caller, `/v1/webhooks/${await id('whk')}/recover`, { since: '2026-01-01T00:00:00Z' }),
  evt: async (id) => firstOf(caller, `/v1/events?resource_id=${await id('whk')}`),
  key: () => created(caller, '/v1/account/api-keys', { name: 'CI', scopes: ['read'] }),
  app: () =>
    created(caller, '/v1/account/applications', {
      name: 'Viewer',
      type: 'confidential',
      scopes: ['read'],
      redirect_uris: ['https://viewer.example/callback'],
    }),
  req: () => loggedRequest(caller),
  ntf: (id) => notification(caller, id),
});

const own = [...publishedOperations, ...accountOperations];

/** The prefixes of the ids of what an operation answers with this status: of a record, or of those of a list. */
export const prefixesAnswered = ({ answers }: PublishedOperation, status: number): string[] => {
  const schema = answers[status]?.content['application/json'];
  const data = resolve(schema ? (resolve(schema).properties?.data ?? {}) : {});
  const record = data.items ? resolve(data.items) : data;
  return idPrefixesOf(resolve(record.properties?.id ?? {}));
};

/** How many records the path of an operation names. */
const namedIn = ({ path }: PublishedOperation): number => path.split('{').length - 1;

/** The operations that make a record, by the prefix of its ids: of several, the first one of those whose path names the fewest others. */
const making = new Map(
  own
    .filter(({ method, body }) => method === 'POST' && body)
    .sort((one, other) => namedIn(one) - namedIn(other))
    .flatMap((operation) => prefixesAnswered(operation, 201).map((prefix) => [prefix, operation] as const))
    .reverse(),
);

/** What tests lack that need a record of a kind. */
const lackingMaker = (prefix: string): Error => {
  const [kind = 'record'] = Object.entries(idPrefixes).find(([, one]) => one === prefix) ?? [];
  const line = `${prefix}: () => created(caller, '/v1/${kind}s', {}),`;
  return new Error(
    `Tests need a ${kind}, and no operation with a body answers 201 with one. Add how a caller makes it to \`makers\`:\n  ${line}`,
  );
};

/** Makes a record by the example of an operation. @throws Error where it is refused, with what tests lack */
const makeByExample = async (caller: Caller, { operationId }: PublishedOperation, prefix: string, path: string, body: object) => {
  const answer = await caller.call('POST', path, body);
  if (answer.status === 201) return answer.body.data as { id: string };
  const { code, details } = answer.body.error ?? {};
  const fields = (details ?? []).map(({ field }: { field: string }) => field).filter(Boolean);
  const why =
    code === 'already_exists'
      ? `The account has a record with ${fields.length > 0 ? `this ${fields.join(', ')}` : 'such values'} already, and tests need several.`
      : `The answer was ${JSON.stringify(answer.body)}.`;
  const line = `${prefix}: () => created(caller, '${path}', { …${code === 'already_exists' ? ', with another value each time' : ''} }),`;
  throw new Error(
    `Tests need a record that ${operationId} makes, and its example ${JSON.stringify(body)} was refused with ${answer.status} ${code}. ${why} Add how a caller makes it to \`makers\`:\n  ${line}`,
  );
};

/** The prefixes of the kinds that a caller can make. */
export const prefixesMade = (caller: Caller, outside: Pick<Outside, 'url'>, makers: Makers = {}): string[] => [
  ...new Set([...making.keys(), ...Object.keys({ ...makersOfAll(caller, outside), ...makers })]),
];

/**
 * New records of a caller, one of each kind that is asked for. They are made by `makers`, and otherwise by the example of the operation
 * that makes them, with what this needs in turn.
 * @throws Error where a kind cannot be made, or its example is refused, as where a field is unique
 */
export const recordsOf = (caller: Caller, outside: Pick<Outside, 'url'>, makers: Makers = {}): Records => {
  const ids = new Map<string, Promise<string>>();
  const known: Makers = { ...makersOfAll(caller, outside), ...makers };

  /** @param under the kinds that are being made, and wait for this one */
  const make = async (prefix: string, under: readonly string[]): Promise<string> => {
    const within = [...under, prefix];
    if (known[prefix]) return (await known[prefix]((one) => find(one, within))).id;
    const operation = making.get(prefix)!;
    const { path, body } = await fill(operation, async (one) => (within.includes(one) ? undefined : find(one, within)), outside);
    return (await makeByExample(caller, operation, prefix, path, JSON.parse(body as string))).id;
  };

  const find = (prefix: string, under: readonly string[]): Promise<string> => {
    if (!known[prefix] && !making.has(prefix)) throw lackingMaker(prefix);
    const id = ids.get(prefix) ?? make(prefix, under);
    ids.set(prefix, id);
    return id;
  };
  return (prefix) => find(prefix, []);
};
