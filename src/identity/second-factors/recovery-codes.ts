import { randomInt } from 'node:crypto';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import type { Person } from '../people/person.ts';

/** Without characters that look alike. */
const alphabet = '23456789abcdefghjkmnpqrstvwxyz';
const [groups, inGroup, codes] = [4, 6, 10];

/** 118 bits: infeasible to guess from the hash, so a fast hash is enough. */
const newCode = (): string =>
  Array.from({ length: groups }, () => Array.from({ length: inGroup }, () => alphabet[randomInt(alphabet.length)]).join('')).join('-');

/** A code in normalized form: people add blanks and hyphens, and use capitals. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase();

const ofPerson = (db: Queries, { accountId, userId }: Person) =>
  db.selectFrom('recovery_codes').where('account_id', '=', accountId).where('user_id', '=', userId);

/** How many codes a person has left. */
export const countRecoveryCodes = async (db: Queries, person: Person): Promise<number> => {
  const counted = ofPerson(db, person)
    .where('used_at', 'is', null)
    .select((eb) => eb.fn.countAll().as('left'));
  return Number((await counted.executeTakeFirstOrThrow()).left);
};

export const deleteRecoveryCodes = async (tx: Tx, { accountId, userId }: Person): Promise<void> => {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).where('user_id', '=', userId).execute();
};

/** Replaces a person's codes; only the result contains the new ones. */
export const replaceRecoveryCodes = async (tx: Tx, person: Person): Promise<string[]> => {
  await deleteRecoveryCodes(tx, person);
  const fresh = Array.from({ length: codes }, newCode);
  const row = (code: string) => ({ account_id: person.accountId, user_id: person.userId, hash: hashOf(plainCode(code)), used_at: null });
  await tx.insertInto('recovery_codes').values(fresh.map(row)).execute();
  return fresh;
};

/** Uses up a code; of concurrent attempts one succeeds. */
export const spendRecoveryCode = async (tx: Tx, { accountId, userId }: Person, code: string, now: Date): Promise<boolean> => {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
};
