import { ServiceError } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import { isAllowedFrom } from '../../identity/policies.ts';
import { canSignIn } from '../../rules/can-sign-in.ts';
import { latestSignIns } from './people.ts';
import { lifeOf, type Policies } from './policies.ts';

const refused = (field: keyof Policies, message: string) =>
  new ServiceError('unprocessable', message, { details: [{ field, message, code: 'not_allowed' }] });

const outside = (field: keyof Policies, address: string) => refused(field, `You come from ${address}: the networks have to contain it.`);

/** A person who has signed in has no bounds; keys and applications have. */
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
  throw refused(field, `You would be refused, because your own has lasted longer since ${caller.begunAt}: ${remedy}.`);
};

/** An administrator who is here, or can sign in and has done so from such a network, can do it again. */
const expectAdministrator = async (db: Queries, caller: Principal, next: Policies, now: Date): Promise<void> => {
  if (next.people_networks.length === 0 || (isPerson(caller) && caller.role === 'admin')) return;
  const signIns = await latestSignIns(db, caller.accountId, now).where('users.role', '=', 'admin').where(canSignIn).execute();
  if (signIns.some(({ address }) => address !== null && isAllowedFrom(next, { by: 'people', address }))) return;
  throw refused('people_networks', 'No administrator has signed in last from one of these networks: nobody could change them again.');
};

/**
 * Refuses policies under which the request that sets them would be refused, or no administrator could sign in.
 * @param address where the request comes from
 * @throws ServiceError `unprocessable` with the field
 */
export const expectNoLockOut = async (db: Queries, caller: Principal, address: string, next: Policies, now: Date): Promise<void> => {
  expectOwnNetwork(caller, address, next);
  expectOwnLife(caller, next, now);
  await expectAdministrator(db, caller, next, now);
};
