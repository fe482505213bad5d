import { createClient } from '@tessera/client';
import { apiUrl, ownFetch } from './client.ts';
import { ownOperations } from './own-operations.ts';

/** Identity answers have no envelope, which the client would open. */
const enveloped: typeof fetch = async (input, init) => {
  const response = await ownFetch(input, init);
  if (!response.ok || response.status === 204) return response;
  return Response.json({ data: await response.json() }, { status: response.status });
};

/** The signed-in person's own access: the server uses their session, not the dashboard's token. */
export const { own: ownAccess } = createClient({
  baseUrl: apiUrl,
  families: { own: ownOperations },
  fetch: enveloped,
  retries: 2,
  longestWait: 10_000,
});

/** The query key of everything read here; with a name, of one part. */
export const ownKey = (...part: string[]) => ['own', ...part];
