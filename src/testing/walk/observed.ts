import { expect } from 'vitest';
import { type Came, cameBack, errorIn, invalidity, undocumented } from '../contract/answer-check.ts';
import { nowhere, type PublishedOperation } from '../contract/published.ts';
import type { ValidRequest } from '../requests/fill.ts';
import type { Caller, Tessera } from '../tessera.ts';
import { anotherRequest } from './another-request.ts';
import { respelled } from './respelled.ts';
import type { Observation, Observed, Visit } from './visit.ts';

const codeOf = ({ status, body }: Pick<Came, 'status' | 'body'>): string | undefined =>
  status < 300 ? undefined : `${status} ${errorIn(body).code}`;

const webhookBody = { $ref: 'platform#/components/schemas/WebhookBody' };

/** How the events of an account, as its administrator reads them, break the schemas of their types. */
const invalidIn = async ({ call }: Caller): Promise<string[]> => {
  const { body } = await call('GET', '/v1/events?after=&limit=100');
  // A webhook is sent an event as it is read, and its timestamp.
  return body.data.flatMap((event: { type: string; created_at: string }) =>
    invalidity(webhookBody, { ...event, timestamp: event.created_at }).map((said) => `${event.type} ${said}`),
  );
};

/** What is recorded in an account from now on, in its order. */
export const following = async ({ database: { db } }: Tessera, { userId }: Caller) => {
  const { account_id } = await db.selectFrom('users').select('account_id').where('id', '=', userId).executeTakeFirstOrThrow();
  const ofAct = () => db.selectFrom('events').select(['id', 'type as word']).where('account_id', '=', account_id).orderBy('id');
  const readers = {
    events: () => ofAct().where('cause', 'is', null).execute(),
    effects: () => ofAct().where('cause', 'is not', null).execute(),
    audits: () =>
      db.selectFrom('audit_entries').select(['id', 'action as word']).where('account_id', '=', account_id).orderBy('id').execute(),
  };
  const seen = new Set<string>();
  const fresh = async (kind: keyof typeof readers): Promise<string[]> => {
    const rows = (await readers[kind]()).filter(({ id }) => !seen.has(id));
    for (const { id } of rows) seen.add(id);
    return rows.map(({ word }) => word);
  };
  await Promise.all([fresh('events'), fresh('effects'), fresh('audits')]);
  return fresh;
};

const remaining = ({ headers }: Pick<Came, 'headers'>) => Number(headers.get('X-RateLimit-Remaining'));
const windowOf = ({ headers }: Pick<Came, 'headers'>) => headers.get('X-RateLimit-Reset');

/** By how much an answer has fewer requests remaining than the one before it; undefined across the end of a window. */
export const costBetween = (before: Pick<Came, 'headers'>, after: Pick<Came, 'headers'>): number | undefined =>
  windowOf(before) === windowOf(after) ? remaining(before) - remaining(after) : undefined;

const takes = ({ parameters }: PublishedOperation, header: string) => parameters.some(({ name }) => name === header);

const sameBytes = ({ body, ...request }: ValidRequest): ValidRequest => ({
  ...request,
  body: typeof body === 'string' ? respelled(body) : body,
});

/** What comes of keys with every other scope but the wide one that contains it. */
const withoutEach = async ({ operation, tessera, without }: Visit): Promise<Observed['without']> => {
  const request = { method: operation.method, path: nowhere(operation), body: undefined, headers: {} };
  const answers = operation.scopes.map(async (scope) => {
    const answer = await cameBack(tessera.url, (await without(scope)).key, request);
    expect(undocumented(operation, answer)).toEqual([]);
    return [scope, codeOf(answer)] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
};

/** What comes of a request that was made before, under its key. */
const repeating = async ({ operation, tessera }: Visit, { key }: Caller, { sent, came }: Pick<Observation, 'sent' | 'came'>) => {
  const send = (request: ValidRequest) => cameBack(tessera.url, key, request);
  const again = await send(sameBytes(sent));
  const isReplayed = [came, again].map(({ headers }) => headers.get('Idempotency-Replayed')).join() === ',true';
  const isSame = again.status === came.status && JSON.stringify(again.body) === JSON.stringify(came.body);
  const other = anotherRequest(operation, sent);
  const reused = other && (await send(other));
  if (reused) expect(undocumented(operation, reused)).toEqual([]);
  return {
    repeated: isReplayed && isSame ? ('the first answer, replayed' as const) : ('something else' as const),
    reused: reused && codeOf(reused),
  };
};

const hasToSucceed = ({ operationId }: PublishedOperation) =>
  `The valid request of ${operationId} has to succeed. If its record has to be in another state first, make that in statesBefore of its family`;

/** Observes an operation, in an account of its own and with a request that succeeds. */
export const observe = async (visit: Visit): Promise<Observation> => {
  const { operation, tessera } = visit;
  const [owner, { headers, ...request }] = [await visit.owner(), await visit.request()];
  const own = Object.fromEntries(
    ['Idempotency-Key', 'X-Request-ID'].filter((name) => takes(operation, name)).map((name) => [name, `walk-${operation.operationId}`]),
  );
  const sent = { ...request, headers: { ...headers, ...own } };
  const alone = await tessera.scoped(owner, operation.scopes);
  const fresh = await following(tessera, owner);
  const before = await owner.call('GET', '/v1/users/me');
  const answer = await cameBack(tessera.url, alone.key, sent);
  const refused = codeOf(answer);
  // Who is refused has done nothing, so that the request is made by somebody who may.
  const [caller, came] = refused ? [owner, await cameBack(tessera.url, owner.key, sent)] : [alone, answer];
  expect([codeOf(came), undocumented(operation, came)], hasToSucceed(operation)).toEqual([undefined, []]);
  const [emits, audits] = [await fresh('events'), await fresh('audits')];
  const undeclared = (await fresh('effects')).filter((type) => !operation.causes.includes(type));
  const invalidEvents = emits.length > 0 ? await invalidIn(owner) : [];
  const repetition = own['Idempotency-Key'] ? await repeating(visit, caller, { sent, came }) : { repeated: undefined, reused: undefined };
  const repeated = { repeatedEmits: await fresh('events'), repeatedAudits: await fresh('audits') };
  const [without, cost] = [await withoutEach(visit), costBetween(before, answer)];
  return { owner, seen: { without, refused, cost, emits, undeclared, invalidEvents, audits, ...repetition, ...repeated }, sent, came };
};
