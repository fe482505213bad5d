import { createHash } from 'node:crypto';
import { CompiledQuery, type QueryResult, type Selectable } from 'kysely';
import { lifetimes } from '../contract/plans.ts';
import { canonicalJson } from '../core/canonical-json.ts';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { Bounds, Principal } from '../core/principal.ts';
import { missingScopes, scopesWithinRole } from '../core/scopes.ts';
import type { Sealer } from '../core/sealing.ts';
import { inAmbientTransaction } from '../data/connection/ambient-transaction.ts';
import type { Queries } from '../data/connection/database.ts';
import type { Statement } from '../data/connection/joint-reads.ts';
import { runWithCommit, sendAtOnce, transaction } from '../data/connection/transaction.ts';
import { cachedStatements, placeholder } from '../data/query/cached-statements.ts';
import { columnsEqual } from '../data/query/columns-equal.ts';
import { byTime } from '../data/sweeping/aged-rows.ts';
import type { Sweep } from '../data/sweeping/sweep.ts';
import type { Tables } from '../data/tables/index.ts';
import { isMoreBounded } from './authority.ts';

/** A request that must happen once: the caller's key, and the request that the key belongs to. */
export interface IdempotentRequest {
  caller: Principal;
  operation: string;
  key: string;
  /** Everything that distinguishes this request from others, as JSON; the order of keys does not matter. */
  content: unknown;
  /** Whether the answer may have a credential or a secret, which is within the bounds of the caller's own. */
  givesAuthority: boolean;
}

/**
 * Runs a write once per key; a repeated request gets the first answer again. `before` runs ahead of the write and outside its
 * transaction, unless there is an answer already. It may run in vain when the same write is running elsewhere.
 */
export type Idempotency = <Answer>(
  request: IdempotentRequest,
  work: () => Promise<Answer>,
  before?: () => Promise<void>,
) => Promise<{ answer: Answer; replayed: boolean }>;

/** How long an answer is stored, in milliseconds. */
const answerRetention = lifetimes.idempotency_key * 1000;

const hours = answerRetention / 3_600_000;

const inUse = (key: string) =>
  new ServiceError(
    'idempotency_key_in_use',
    `A request with the Idempotency-Key ${key} is still running. Wait for its answer, or try again.`,
    { headers: { 'Retry-After': '1' } },
  );

const reused = (key: string) =>
  new ServiceError(
    'idempotency_key_reused',
    `The Idempotency-Key ${key} belongs to another request of the last ${hours} hours. Use a new key for a new request.`,
  );

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const fingerprint = (content: unknown): string => hash(canonicalJson(content));

/** A node of an earlier version may work at the same time; its fingerprint depends on the order of keys. */
const isSame = (stored: string, content: unknown): boolean => stored === fingerprint(content) || stored === hash(JSON.stringify(content));

/**
 * Whom a key belongs to: an API key or an application itself, or a person together with their session, their password's tokens or
 * the application whose tokens they present. An application may renew its tokens between two tries.
 */
const holderOf = ({ actor, credential }: Principal): string => {
  if (actor.type !== 'user') return actor.id;
  const by = credential.type === 'session' || credential.id === actor.id ? credential.type : credential.id;
  return `${by} ${actor.id}`;
};

/** The caller's scopes that the role allows. */
const effectiveScopes = ({ role, scopes }: Principal): string[] => scopesWithinRole(role, scopes);

/** The primary key of a stored answer. */
type KeyRow = { account_id: string; caller: string; operation: string; key: string };

/** The name of the lock and of the sealed answer. It is unique because no part contains a line break. */
const nameOf = (keyRow: KeyRow): string => Object.values(keyRow).join('\n');

/** A node of an earlier version may work at the same time; it stores plain JSON. A sealed text never begins with a brace. */
const reveal = (stored: string, keyRow: KeyRow, sealer: Sealer): string =>
  stored.startsWith('{') ? stored : sealer.open(stored, nameOf(keyRow));

/** Holds the lock until the transaction ends, so that a second request with the same key sees that the first one is running. */
const claiming = (name: string): Statement => ({
  sql: 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as claimed',
  parameters: [name],
});

/** A caller who has fewer scopes now does not get an answer that needed more. @throws ServiceError `invalid_scope` */
const expectSameScopes = (caller: Principal, { scopes }: FirstAnswer): void => {
  const missing = missingScopes(effectiveScopes(caller), scopes ?? []);
  if (missing.length > 0)
    throw new ServiceError(
      'invalid_scope',
      `The first request with this Idempotency-Key had the scope ${missing.join(' and ')}, which this one has not. Use a new key for a new request.`,
      { scopes: missing },
    );
};

const unbounded: Bounds = { endsAt: null, addresses: [], pages: [] };

/** A credential that ends or is restricted now does not get what another one could make without that. @throws ServiceError `insufficient_permissions` */
const expectSameBounds = (caller: Principal, { bounds }: FirstAnswer): void => {
  if (bounds !== null && isMoreBounded(caller, bounds))
    throw new ServiceError(
      'insufficient_permissions',
      'The credential ends earlier or is more restricted now than at the first request with this Idempotency-Key. Use a new key for a new request.',
    );
};

type FirstAnswer = Pick<Selectable<Tables['idempotency_keys']>, 'fingerprint' | 'answer' | 'scopes' | 'bounds'>;

interface Reading {
  keyRow: KeyRow;
  /** Answers from then or earlier have expired. */
  expired: string;
}

/** An answer as it is stored. */
interface StoredAnswer {
  fingerprint: string;
  answer: string;
  scopes: string[];
  bounds: string;
  created_at: string;
}

interface Writing {
  keyRow: KeyRow;
  row: StoredAnswer;
}

const keyColumns = ['account_id', 'caller', 'operation', 'key'] as const;

const anyKey = <Input extends { keyRow: KeyRow }>(): KeyRow =>
  Object.fromEntries(keyColumns.map((name) => [name, placeholder(({ keyRow }: Input) => keyRow[name])])) as KeyRow;

const anyAnswer = (): StoredAnswer => ({
  fingerprint: placeholder(({ row }: Writing) => row.fingerprint),
  answer: placeholder(({ row }: Writing) => row.answer),
  scopes: placeholder(({ row }: Writing) => row.scopes),
  bounds: placeholder(({ row }: Writing) => row.bounds),
  created_at: placeholder(({ row }: Writing) => row.created_at),
});

const storedAnswer = (db: Queries) =>
  db
    .selectFrom('idempotency_keys')
    .where(columnsEqual(anyKey<Reading>()))
    .where(
      'created_at',
      '>',
      placeholder<Reading, string>(({ expired }) => expired),
    )
    .select(['fingerprint', 'answer', 'scopes', 'bounds']);

const storing = (db: Queries) =>
  db
    .insertInto('idempotency_keys')
    .values({ ...anyKey<Writing>(), ...anyAnswer() })
    .onConflict((conflict) => conflict.columns(keyColumns).doUpdateSet(anyAnswer()));

// To build a statement takes longer than to execute it.
const reading = cachedStatements<Reading>();
const writing = cachedStatements<Writing>();

interface Found {
  keyRow: KeyRow;
  request: IdempotentRequest;
  first: FirstAnswer | undefined;
}

/**
 * The stored first answer to a request; undefined when there is none or it has expired.
 * @throws ServiceError `invalid_scope`, `insufficient_permissions`, `idempotency_key_reused`
 */
const answerFor = ({ keyRow, request, first }: Found): string | undefined => {
  const { caller, content, givesAuthority } = request;
  if (first) expectSameScopes(caller, first);
  if (first && givesAuthority) expectSameBounds(caller, first);
  if (first && !isSame(first.fingerprint, content)) throw reused(keyRow.key);
  return first?.answer;
};

const lookingUp = (db: Queries, keyRow: KeyRow, now: Date): Statement => {
  const expired = new Date(now.getTime() - answerRetention).toISOString();
  return reading('', { keyRow, expired }, () => storedAnswer(db));
};

/**
 * Stores answers in the transaction of their write: after a crash either both are there or neither is. After an error nothing is
 * stored. Answers are sealed, because some contain a secret that is shown only once.
 * @throws ServiceError `idempotency_key_in_use`, `idempotency_key_reused`, `invalid_scope`, `insufficient_permissions`
 */
export const createIdempotency =
  (db: Queries, clock: Clock, sealer: Sealer): Idempotency =>
  async (request, work, before) => {
    const { caller, operation, key, content } = request;
    const keyRow: KeyRow = { account_id: caller.accountId, caller: holderOf(caller), operation, key };
    const known = ({ rows: [first] }: QueryResult<unknown>) => answerFor({ keyRow, request, first: first as FirstAnswer | undefined });
    const isKnown = async () => {
      const { sql: text, parameters } = lookingUp(db, keyRow, clock());
      return known(await db.executeQuery(CompiledQuery.raw(text, [...parameters]))) !== undefined;
    };
    if (before && !(await isKnown())) await before();
    return transaction(db, async (tx) => {
      const now = clock();
      // They are sent together. The answer is looked up after the lock, so that it is seen when the one who had the lock has stored it.
      const [claimed, stored] = await sendAtOnce(tx, [claiming(nameOf(keyRow)), lookingUp(tx, keyRow, now)]);
      const [claim] = (await claimed!).rows as [{ claimed: boolean }];
      if (!claim.claimed) throw inUse(key);
      const first = known(await stored!);
      if (first !== undefined) return { answer: JSON.parse(reveal(first, keyRow, sealer)), replayed: true };
      const answer = await inAmbientTransaction(db, tx, work);
      const sealed = sealer.seal(JSON.stringify(answer), nameOf(keyRow));
      const row = {
        fingerprint: fingerprint(content),
        answer: sealed,
        scopes: effectiveScopes(caller),
        bounds: JSON.stringify(caller.bounds ?? unbounded),
        created_at: now.toISOString(),
      };
      runWithCommit(
        tx,
        writing('', { keyRow, row }, () => storing(tx)),
      );
      return { answer, replayed: false };
    });
  };

/** Expired answers. */
export const answerSweeps: readonly Sweep[] = [byTime({ table: 'idempotency_keys', at: 'created_at', ageMs: answerRetention })];
