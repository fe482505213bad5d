import type { Answered, Tessera } from '@tessera/platform/testing';
import { newId } from '../../src/core/ids.ts';
import type { Role } from '../../src/core/scopes.ts';
import type { Queries } from '../../src/data/connection/database.ts';
import { hashPassword } from '../../src/identity/passwords/passwords.ts';

/** What people in tests sign in with. */
export const aPassword = 'correct horse battery staple';

/** Somebody who can sign in. */
export interface Somebody {
  accountId: string;
  userId: string;
  email: string;
}

/** A user with a password, `aPassword`, or with none when it is null. */
export const somebody = async (
  db: Queries,
  accountId: string,
  {
    role = 'editor',
    email = `${newId('user')}@tessera.example`,
    password = aPassword,
  }: { role?: Role; email?: string; password?: string | null } = {},
): Promise<Somebody> => {
  const userId = newId('user');
  await db.insertInto('users').values({ account_id: accountId, id: userId, name: 'Ada Lindqvist', email, role }).execute();
  if (password !== null) {
    await db
      .insertInto('passwords')
      .values({ account_id: accountId, user_id: userId, hash: await hashPassword(password) })
      .execute();
  }
  return { accountId, userId, email };
};

/** A client at an address of its own, behind a proxy that tells it. */
export const at =
  ({ url }: Pick<Tessera, 'url'>, address: string) =>
  async (
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answered> => {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'X-Forwarded-For': address,
        'X-Forwarded-Proto': 'https',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text || undefined };
  };

/** The header of a session of somebody new. */
export const aSession = async (tessera: Tessera, address = '127.0.0.1'): Promise<Record<string, string>> => {
  const { email, accountId } = await somebody(tessera.database.db, tessera.accountId);
  const body = { email, password: aPassword, account_id: accountId };
  const answer = await at(tessera, address)('POST', '/v1/auth/login', { body });
  return { 'X-Session-Token': answer.body.session_token };
};

/** Holds an answer against the session form of errors; returns what it says. */
export const refusal = ({ status, body }: Answered) => ({ status, code: body?.error?.code, said: body?.message === body?.error?.message });
