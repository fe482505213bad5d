import { ServiceError } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import { isAllowedFrom } from '../../identity/policies.ts';
import { canSignIn } from '../../rules/can-sign-in.ts';
import { latestSignIns } from './people.ts';
import { lifeOf, type Policies } from './policies.ts';

const refused = (field: keyof Policies, message: string) =>
  new ServiceError('unprocessable', message, { details: [{ field, message, code: 'not_allowed' }] });

const outside = (field: keyof Policies, address: string) => refused(field, `Your own address ${address} must be in one of the networks.`);

/** Only keys and applications have restrictions; a signed-in person has none. */
const isPerson = ({ bounds }: Principal): boolean => bounds === undefined;

const expectOwnNetwork = (caller: Principal, address: string, next: Policies): void => {
  const by = isPerson(caller) ? 'people' : 'programs';
  if (!isAllowedFrom(next, { by, address })) throw outside(by === 'people' ? 'people_networks' : 'program_networks', address);
};

const expectOwnLife = (caller: Principal, next: Policies, now: Date): void => {
  if (caller.begunAt === undefined) return;
  const field = caller.credential.type === 'api_key' ? 'api_key_days' : 'session_minutes';
  const life = lifeOf(field, next);
  if (life === null || Date.parse(caller.begunAt) + life > now.getTime()) return;
  const remedy = field === 'api_key_days' ? 'use a newer key' : 'sign in again first';
  throw refused(field, `This would refuse your own request, which has lasted since ${caller.begunAt}: ${remedy}.`);
};

/**
 * Requires an administrator who could undo the change: the caller, or one who last signed in from an allowed network and can do so again.
 */
const expectAdministrator = async (db: Queries, caller: Principal, next: Policies, now: Date): Promise<void> => {
  if (next.people_networks.length === 0 || (isPerson(caller) && caller.role === 'admin')) return;
  const signIns = await latestSignIns(db, caller.accountId, now).where('users.role', '=', 'admin').where(canSignIn).execute();
  if (signIns.some(({ address }) => address !== null && isAllowedFrom(next, { by: 'people', address }))) return;
  throw refused('people_networks', 'No administrator has last signed in from one of these networks, so nobody could change them again.');
};

/**
 * Refuses policies that would refuse the request itself, or leave no administrator able to sign in.
 * @param address where the request comes from
 * @throws ServiceError `unprocessable` with the field
 */
export const expectNoLockOut = async (db: Queries, caller: Principal, address: string, next: Policies, now: Date): Promise<void> => {
  expectOwnNetwork(caller, address, next);
  expectOwnLife(caller, next, now);
  await expectAdministrator(db, caller, next, now);
};
