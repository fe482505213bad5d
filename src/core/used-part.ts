import { isId } from './ids.ts';
import type { Principal } from './principal.ts';

/** The kinds of parts of the contracts that clients use. */
export type PartKind = 'operation' | 'parameter' | 'property' | 'value' | 'graphql' | 'event' | 'frame' | 'call';

/**
 * A part of the contracts: its kind and its name, such as `parameter listProjects.status`. There are few parts, because only the contracts
 * define names.
 */
export type UsedPart = `${PartKind} ${string}`;

/** A client, as counted for used parts: a session counts as its user, a token as its application. */
export interface Client {
  type: 'api_key' | 'application' | 'user' | 'webhook';
  id: string;
}

/** The client that a caller is counted as. */
export const clientOf = ({ credential, userId }: Pick<Principal, 'credential' | 'userId'>): Client => {
  if (credential.type === 'api_key') return { type: 'api_key', id: credential.id };
  return isId('application', credential.id) ? { type: 'application', id: credential.id } : { type: 'user', id: userId };
};

/** Called with parts used outside requests: events and frames. */
export type CountParts = (caller: Principal, used: readonly UsedPart[]) => void;
