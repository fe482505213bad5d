import { bootTessera, type Caller } from '@tessera/platform/testing';
import { expect } from 'vitest';

const publicUrl = 'https://api.example.com';

/** A server with people, and the lists of what is theirs. Each record is a second younger than the one before it. */
export const listsOfUsers = async () => {
  let now = Date.parse('2026-03-14T09:26:53.589Z');
  const clock = () => {
    now += 1000;
    return new Date(now);
  };
  const tessera = await bootTessera({ env: { TESSERA_PUBLIC_URL: publicUrl }, clock });
  return {
    tessera,
    admin: tessera.admin,
    ada: await tessera.someone('editor'),
    grace: await tessera.someone('editor'),
    outsider: await tessera.someone('viewer'),

    /** What a caller is answered of what belongs to a user: `tasks`, or `tasks?sort=title`. */
    list: async (caller: Caller, user: Caller, what: string) => (await caller.call('GET', `/v1/users/${user.userId}/${what}`)).body,

    /** The only page of such a list. */
    page: (user: Caller, what: string, data: unknown[]) => ({
      data,
      meta: { page: 1, limit: 20, total: data.length, has_more: false, request_id: expect.any(String) },
      links: { self: `${publicUrl}/v1/users/${user.userId}/${what}?page=1`, next: null, prev: null },
    }),
  };
};
