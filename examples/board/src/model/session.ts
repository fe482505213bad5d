import { type Client, createClient } from '@tessera/client';
import { projects, tasks, users } from '@tessera/client/platform';
import { kept } from './kept.ts';

const families = { projects, tasks, users };

export type Tessera = Client<typeof families>;

/** Who uses the board, and where. Whoever can use this browser has the key: a page for many people lets them sign in with `authorizationCode`. */
export interface Session {
  baseUrl: string;
  apiKey: string;
  userId: string;
  projects: { id: string; name: string }[];
  /** The names of people by their ids. */
  people: Record<string, string>;
}

/** The session of this browser, also without a network. */
export const session = kept<Session | undefined>('session', undefined);

export const clientOf = ({ baseUrl, apiKey }: Pick<Session, 'baseUrl' | 'apiKey'>): Tessera =>
  createClient({ baseUrl, credentials: { apiKey }, families });

/** Finds out who has the key, and whom and what they see. @throws TesseraError */
export const connect = async (baseUrl: string, apiKey: string): Promise<Session> => {
  const tessera = clientOf({ baseUrl, apiKey });
  const [user, projects, people] = await Promise.all([
    tessera.users.getCurrentUser({ fields: ['name'] }),
    tessera.projects.list({ status: 'active', sort: ['name'], fields: ['name'], limit: 100 }).page(),
    tessera.users.list({ fields: ['name'], limit: 100 }).page(),
  ]);
  const names = Object.fromEntries(people.data.map(({ id, name }) => [id, name]));
  return { baseUrl, apiKey, userId: user.id, projects: projects.data, people: names };
};
