import { type Client, createClient, isTesseraError } from '@tessera/client';
import * as accountFamilies from '@tessera/client/account';
import * as platformFamilies from '@tessera/client/platform';
import type { Data, DataPage } from './record.ts';

/** Where the server accepts this page's calls. It adds the access token, which the page never sees. */
export const apiUrl = `${location.origin}/dashboard/api`;

/** Tells the server that the request comes from this page and not from another site. */
export const ownHeaders = { 'X-Tessera-Dashboard': '1' } as const;

/** Why the person has to sign in: the session has ended, or it is too old for the action. */
export type SignInNeed = 'ended' | 'too_old';

type Listener = (need: SignInNeed) => void;
const listeners = new Set<Listener>();
/** Calls a listener when the person has to sign in. @returns an unsubscribe function */
export const onSignInNeeded = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The token is valid, but the person has to sign in again (RFC 9470). */
const isStepUp = ({ headers }: Response): boolean =>
  headers.get('www-authenticate')?.includes('error="insufficient_user_authentication"') ?? false;

/** A request of the page, sent through the server, which keeps its token. */
export const ownFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), ...ownHeaders } });
  if (response.status === 401) for (const listener of listeners) listener(isStepUp(response) ? 'too_old' : 'ended');
  return response;
};

/** The API client of the signed-in person. Nothing here can do more than it can. */
export const tessera: Client<typeof platformFamilies & typeof accountFamilies> = createClient({
  baseUrl: apiUrl,
  families: { ...platformFamilies, ...accountFamilies },
  fetch: ownFetch,
  retries: 2,
  longestWait: 10_000,
});

type Call = (...values: unknown[]) => Promise<Data> & { page: () => Promise<DataPage> };

/** An operation by the names of its family and function, as the table descriptions use them. */
export const call = (family: string, operation: string): Call => Reflect.get(Reflect.get(tessera, family), operation);

/** The text of an error. */
export const messageOf = (error: unknown): string => {
  if (isTesseraError(error) && error.code === 'no_connection') return 'Cannot reach the server. Check your connection and try again.';
  return error instanceof Error ? error.message : String(error);
};

export const requestIdOf = (error: unknown): string | undefined => (isTesseraError(error) ? error.requestId : undefined);
