import type { Selectable } from 'kysely';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { Bounds, Principal } from '../core/principal.ts';
import { missingScopes, scopesWithinRole } from '../core/scopes.ts';
import type { Sealer } from '../core/sealing.ts';
import type { Queries } from '../data/connection/database.ts';
import type { Statement } from '../data/connection/statements/joint-reads.ts';
import { cachedStatements, placeholder } from '../data/query/cached-statements.ts';
import { columnsEqual } from '../data/query/columns-equal.ts';
import { byTime } from '../data/sweeping/aged-rows.ts';
import type { Sweep } from '../data/sweeping/sweep.ts';
import type { Tables } from '../data/tables/index.ts';
import { expectRecentSignIn, isMoreBounded } from './authority.ts';
import { scopesOf } from './authorize.ts';
import { answerRetention, createOnce, type FindAnswer, lookUpAnswer } from './stored-answers.ts';

/** A request that must happen once: the caller's key, and the request that the key belongs to. */
export interface IdempotentRequest {
  caller: Principal;
  operation: string;
  key: string;
  /** Everything that distinguishes this request from others, as JSON; the order of keys does not matter. */
  content: unknown;
  /** Whether the answer may contain a credential or a secret, within the bounds of the caller's own credential. */
  givesAuthority: boolean;
  /** Whether what the answer gives ends with the caller's credential: another credential of the same holder does not get it. */
  isTied: boolean;
  /** Whether a user who acts in person must have signed in recently, even to get the stored answer. */
  asksRecentSignIn?: boolean;
}

/**
 * Runs a write once per key; a repeated request gets the first answer again. `before` runs ahead of the write and outside its
 * transaction, unless there is an answer already. It may run needlessly when the same write is running elsewhere.
 */
type CarryOutOnce = <Answer>(
  request: IdempotentRequest,
  work: () => Promise<Answer>,
  before?: () => Promise<void>,
) => Promise<{ answer: Answer; replayed: boolean }>;

/** The key of a request, and to what it belongs. */
type KeyedRequest = Pick<IdempotentRequest, 'caller' | 'operation' | 'key'>;

export type Idempotency = CarryOutOnce & {
  /** Whether there is an answer for a key, whatever the content of its request was. */
  hasAnswer: (request: KeyedRequest) => Promise<boolean>;
};

/**
 * Whom a key belongs to: an API key or an application itself, or a person together with their session, their password's tokens or
 * the application whose tokens they present. An application may renew its tokens between two tries. Whoever has an address is not its
 * maker, so each address has its own keys.
 */
const holderOf = ({ actor, credential, address }: Principal): string => {
  if (address) return `address ${address.hash}`;
  if (actor.type !== 'user') return actor.id;
  const by = credential.type === 'session' || credential.id === actor.id ? credential.type : credential.id;
  return `${by} ${actor.id}`;
};

/** The caller's scopes that the role allows. */
const effectiveScopes = (caller: Principal): string[] => scopesWithinRole(caller.role, scopesOf(caller));

/** The primary key of a stored answer. */
type KeyRow = { account_id: string; caller: string; operation: string; key: string };

/** The name of the lock and of the sealed answer. It is unique because no part contains a line break. */
const nameOf = (keyRow: KeyRow): string => Object.values(keyRow).join('\n');

/** A caller who has fewer scopes now does not get an answer that needed more. @throws ServiceError `invalid_scope` */
const expectSameScopes = (caller: Principal, { scopes }: FirstAnswer): void => {
  const missing = missingScopes(effectiveScopes(caller), scopes);
  if (missing.length > 0)
    throw new ServiceError(
      'invalid_scope',
      `The first request with this Idempotency-Key had the scope ${missing.join(' and ')}, which this one lacks. Use a new key for a new request.`,
      { scopes: missing },
    );
};

const unbounded: Bounds = { endsAt: null, addresses: [], pages: [] };

/** A caller with a more limited credential than before does not get the stored answer. @throws ServiceError `insufficient_permissions` */
const expectSameBounds = (caller: Principal, { bounds }: FirstAnswer): void => {
  if (isMoreBounded(caller, bounds))
    throw new ServiceError(
      'insufficient_permissions',
      'The credential now expires earlier or is more restricted than at the first request with this Idempotency-Key. Use a new key for a new request.',
    );
};

type FirstAnswer = Pick<Selectable<Tables['idempotency_keys']>, 'fingerprint' | 'answer' | 'scopes' | 'bounds'>;

interface Reading {
  keyRow: KeyRow;
  /** Answers from this instant or earlier have expired. */
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

// Building a statement takes longer than executing it.
const reading = cachedStatements<Reading>();
const writing = cachedStatements<Writing>();

const storedFor = (db: Queries, keyRow: KeyRow, expired: string): Statement => reading('', { keyRow, expired }, () => storedAnswer(db));

/**
 * Runs writes once per key of a credential (`createOnce`). The scopes and bounds of the first request are stored with its answer.
 * @throws ServiceError `idempotency_key_in_use`, `idempotency_key_reused`, `invalid_scope`, `insufficient_permissions`
 */
export const createIdempotency = (db: Queries, clock: Clock, sealer: Sealer): Idempotency => {
  const once = createOnce(db, clock, sealer);
  const rowOf = ({ caller, operation, key }: KeyedRequest): KeyRow => ({
    account_id: caller.accountId,
    caller: holderOf(caller),
    operation,
    key,
  });
  const finding =
    (keyRow: KeyRow): FindAnswer =>
    (queries, since) =>
      storedFor(queries, keyRow, since);

  const carryOutOnce: CarryOutOnce = (asked, work, before) => {
    const { caller, key, content, givesAuthority, isTied, asksRecentSignIn } = asked;
    const keyRow = rowOf(asked);
    const rights = { scopes: effectiveScopes(caller), bounds: JSON.stringify(caller.bounds ?? unbounded) };
    const request = {
      ...{ key, name: nameOf(keyRow), find: finding(keyRow) },
      content: isTied ? [content, caller.reference.hash] : content,
      expectMayHave: (first: FirstAnswer) => {
        expectSameScopes(caller, first);
        if (givesAuthority) expectSameBounds(caller, first);
        if (asksRecentSignIn) expectRecentSignIn(caller);
      },
      store: (queries: Queries, row: Omit<StoredAnswer, keyof typeof rights>) =>
        writing('', { keyRow, row: { ...row, ...rights } }, () => storing(queries)),
    };
    return once(request, work, before);
  };

  const hasAnswer: Idempotency['hasAnswer'] = async (request) => (await lookUpAnswer(db, clock, finding(rowOf(request)))).rows.length > 0;

  return Object.assign(carryOutOnce, { hasAnswer });
};

/** Expired answers. */
export const answerSweeps: readonly Sweep[] = [byTime({ table: 'idempotency_keys', at: 'created_at', ageMs: answerRetention })];
