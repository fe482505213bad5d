import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import type { Person } from '../people/person.ts';
import { expectNotSuspended } from '../people/suspension.ts';
import { lockSignIn } from '../second-factors/store.ts';
import { isToken } from '../tokens/secrets.ts';
import { type EmailChangeRow, findByLink, type LinkKind, lockPerson } from './store.ts';

const unknown = () =>
  new ServiceError('invalid_token', 'Invalid link: it is unknown, already used or cancelled, or has been replaced by a newer one.');
const expired = (until: string) => new ServiceError('expired_token', `The link expired at ${until}.`);

export const personOf = ({ account_id, user_id }: EmailChangeRow): Person => ({ accountId: account_id, userId: user_id });

/** The effect of a link on its change. */
export type LinkOutcome = 'confirmed' | 'stopped' | 'undone';

/** An unconfirmed change can always be cancelled. */
export const outcomeOf = (kind: LinkKind, { confirmed_at }: EmailChangeRow): LinkOutcome => {
  if (kind === 'confirm') return 'confirmed';
  return confirmed_at === null ? 'stopped' : 'undone';
};

/** The change that a link is for. @throws ServiceError `invalid_token`, `expired_token`, `account_suspended` */
export const findChange = async (queries: Queries, clock: Clock, kind: LinkKind, token: string): Promise<EmailChangeRow> => {
  const found = isToken(token) ? await findByLink(queries, kind, hashOf(token)) : undefined;
  if (!found) throw unknown();
  const isOver = Date.parse(found.expires_at) <= clock().getTime();
  if (isOver && outcomeOf(kind, found) !== 'stopped') throw expired(found.expires_at);
  await expectNotSuspended(queries, found.account_id);
  return found;
};

/** Locks the person a link belongs to and reads the change again, so that only one of concurrent uses finds it. */
export const lockChange = async (tx: Tx, clock: Clock, kind: LinkKind, token: string): Promise<EmailChangeRow> => {
  const person = personOf(await findChange(tx, clock, kind, token));
  await lockSignIn(tx, person);
  await lockPerson(tx, person);
  return findChange(tx, clock, kind, token);
};
