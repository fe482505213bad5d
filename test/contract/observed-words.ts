import { expect } from 'vitest';
import type { Outside } from '../support/outside.ts';
import type { Caller, Tessera } from '../support/tessera.ts';
import { type ValidRequest, validRequests } from '../support/valid-requests.ts';
import { anotherRequest } from './another-request.ts';
import { type Came, cameBack, errorIn, invalidity, undocumented } from './answer-check.ts';
import { accountOperations, nowhere, type PublishedOperation, publishedOperations } from './published.ts';
import { respelled } from './respelled.ts';

/** What an operation is seen to do, in the words of the contract. */
export interface Observed {
  /** What a key that lacks one of the scopes is answered, by the scope. */
  without: Record<string, string | undefined>;
  /** The code that a key is answered with that has the scopes of the operation alone; undefined when it succeeds. */
  refused: string | undefined;
  cost: number;
  /** The types of the events of one request, in their order, and how their bodies break the schemas of their types. */
  emits: string[];
  invalidEvents: string[];
  /** What the same request under the same `Idempotency-Key` comes to, and another request; undefined where there is no key. */
  repeated: 'the first answer, replayed' | 'something else' | undefined;
  reused: string | undefined;
  /** The types of the events of both. */
  repeatedEmits: string[];
  /** The actions that the audit log of the account has of the request, and of both repetitions. */
  audits: string[];
  repeatedAudits: string[];
}

const codeOf = ({ status, body }: Pick<Came, 'status' | 'body'>): string | undefined =>
  status < 300 ? undefined : `${status} ${errorIn(body).code}`;

/** The audit log belongs to the account, so that `admin` contains it. */
const wideOf = (scope: string): string => (scope === 'read:audit' ? 'admin' : scope.split(':')[0]!);
const scopesOfAll = [...new Set([...publishedOperations, ...accountOperations].flatMap(({ scopes }) => scopes))];

const webhookBody = { $ref: 'platform#/components/schemas/WebhookBody' };

/** What happens in an account from now on, each event as it comes and against the schema of its type. */
const following = async ({ call }: Caller) => {
  let cursor = '';
  const read = async (): Promise<{ types: string[]; invalid: string[] }> => {
    const { body } = await call('GET', `/v1/events?after=${cursor}&limit=100`);
    cursor = body.meta.next_cursor ?? cursor;
    const types: string[] = body.data.map(({ type }: { type: string }) => type);
    // A webhook is sent an event as it is read, and its timestamp.
    const invalid = body.data.flatMap((event: { type: string; created_at: string }) =>
      invalidity(webhookBody, { ...event, timestamp: event.created_at }).map((said) => `${event.type} ${said}`),
    );
    return { types, invalid };
  };
  await read();
  return read;
};

/** What the audit log of an account has from now on. */
const audited = async ({ database: { db } }: Tessera, { userId }: Caller) => {
  const { account_id } = await db.selectFrom('users').select('account_id').where('id', '=', userId).executeTakeFirstOrThrow();
  const read = () => db.selectFrom('audit_entries').select(['id', 'action']).where('account_id', '=', account_id).orderBy('id').execute();
  const seen = new Set((await read()).map(({ id }) => id));
  return async (): Promise<string[]> => {
    const fresh = (await read()).filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    return fresh.map(({ action }) => action);
  };
};

const remaining = ({ headers }: Pick<Came, 'headers'>) => Number(headers.get('X-RateLimit-Remaining'));
const windowOf = ({ headers }: Pick<Came, 'headers'>) => headers.get('X-RateLimit-Reset');

/** By how much an answer has fewer requests remaining than the one before it; undefined across the end of a window. */
export const costBetween = (before: Pick<Came, 'headers'>, after: Pick<Came, 'headers'>): number | undefined =>
  windowOf(before) === windowOf(after) ? remaining(before) - remaining(after) : undefined;

const isRepeatable = ({ parameters }: PublishedOperation) => parameters.some(({ name }) => name === 'Idempotency-Key');

const sameBytes = ({ body, ...request }: ValidRequest): ValidRequest => ({
  ...request,
  body: typeof body === 'string' ? respelled(body) : body,
});

/** Observes operations, each in an account of its own and with a request that succeeds. */
export const observing = (tessera: Tessera, outside: Outside) => {
  const send = ({ key }: Caller, { headers, ...request }: ValidRequest, idempotencyKey?: string) =>
    cameBack(tessera.url, key, { ...request, headers: { ...headers, ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) } });

  /** What comes of a request that was made before, under its key. */
  const repeating = async (operation: PublishedOperation, caller: Caller, request: ValidRequest, first: Came, key: string) => {
    const again = await send(caller, sameBytes(request), key);
    const isReplayed = [first, again].map(({ headers }) => headers.get('Idempotency-Replayed')).join() === ',true';
    const isSame = again.status === first.status && JSON.stringify(again.body) === JSON.stringify(first.body);
    const other = anotherRequest(operation, request);
    const reused = other && (await send(caller, other, key));
    if (reused) expect(undocumented(operation, reused)).toEqual([]);
    return {
      repeated: isReplayed && isSame ? ('the first answer, replayed' as const) : ('something else' as const),
      reused: reused && codeOf(reused),
    };
  };

  /** What comes of keys with every other scope but the wide one that contains it. */
  const withoutEach = async (operation: PublishedOperation): Promise<Observed['without']> => {
    const answers = operation.scopes.map(async (scope) => {
      const caller = await tessera.scoped(
        tessera.admin,
        scopesOfAll.filter((one) => one !== scope && one !== wideOf(scope)),
      );
      const answer = await send(caller, { method: operation.method, path: nowhere(operation), body: undefined, headers: {} });
      expect(undocumented(operation, answer)).toEqual([]);
      return [scope, codeOf(answer)] as const;
    });
    return Object.fromEntries(await Promise.all(answers));
  };

  const observe = async (operation: PublishedOperation): Promise<Observed> => {
    const { operationId, scopes } = operation;
    const without = await withoutEach(operation);
    const owner = await tessera.otherAccount();
    const request = await validRequests(tessera, outside, owner)(operationId, undefined, operation);
    const events = await following(owner);
    const key = isRepeatable(operation) ? operationId : undefined;
    const alone = await tessera.scoped(owner, scopes);
    const entries = await audited(tessera, owner);
    const before = await owner.call('GET', '/v1/users/me');
    const answer = await send(alone, request, key);
    const refused = codeOf(answer);
    // Who is refused has done nothing, so that the request is made by somebody who may.
    const [caller, first] = refused ? [owner, await send(owner, request, key)] : [alone, answer];
    expect([codeOf(first), undocumented(operation, first)]).toEqual([undefined, []]);
    const cost = costBetween(before, answer);
    if (cost === undefined) return observe(operation);
    const { types: emits, invalid: invalidEvents } = await events();
    const audits = await entries();
    const repetition = key ? await repeating(operation, caller, request, first, key) : { repeated: undefined, reused: undefined };
    const repeated = { repeatedEmits: (await events()).types, repeatedAudits: await entries() };
    return { without, refused, cost, emits, invalidEvents, audits, ...repetition, ...repeated };
  };
  return observe;
};
