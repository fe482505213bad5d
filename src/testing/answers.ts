import { expect } from 'vitest';
import type { ErrorCode } from '../core/errors.ts';
import type { Answered, Caller, Tessera } from './tessera.ts';

/** Matches a well-formed id with that prefix. */
export const anId = (prefix: string) => expect.stringMatching(new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`));

/** Matches an instant as answers spell it. */
export const anInstant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** An id that is well formed and nobody has. */
export const nobodys = (prefix: string) => `${prefix}_00000000000000000000000000`;

const types: Record<number, string> = {
  401: 'authentication_error',
  403: 'authorization_error',
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  412: 'conflict',
  500: 'service_error',
  502: 'service_error',
  503: 'service_error',
  504: 'service_error',
};

/** Holds an answer against form A, whole; `details` are `field code`, in any order. */
export const expectError = ({ status, headers, body }: Answered, wanted: number, code: ErrorCode, details: string[] = []): void => {
  expect({ status, code: body?.error?.code }).toEqual({ status: wanted, code });
  const { error } = body;
  expect(body).toEqual({
    error: {
      type: types[wanted] ?? 'validation_error',
      message: expect.stringMatching(/\S/),
      code,
      request_id: headers.get('x-request-id'),
      details: expect.any(Array),
    },
  });
  const told = error.details.map((detail: { field: string; code: string }) => `${detail.field} ${detail.code}`);
  expect(told.sort()).toEqual([...details].sort());
};

/** What an error says of one field. */
export const messageOf = ({ body }: Answered, field: string): string =>
  body.error.details.find((detail: { field: string }) => detail.field === field).message;

/** The envelope of one record. */
export const single = (data: unknown) => ({ data, meta: { request_id: expect.any(String) } });

/** A record that a caller creates; the answer has to be a 201. */
export const created = async (caller: Caller, path: string, body: unknown) => {
  const answer = await caller.call('POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};

const eventIds = async ({ database: { db } }: Tessera): Promise<string[]> =>
  (await db.selectFrom('events').select('id').execute()).map(({ id }) => id);

const eventsBeside = async ({ database: { db } }: Tessera, ids: readonly string[]) =>
  db
    .selectFrom('events')
    .leftJoin('outbox', 'outbox.event_id', 'events.id')
    .select(['events.type', 'events.resource_id', 'events.account_id', 'events.actor', 'events.data', 'outbox.event_id as sent'])
    .where(({ not, eb }) => not(eb('events.id', '=', eb.fn.any(eb.val(ids)))))
    .orderBy('events.id')
    .execute();

/** What an act answers, and the events that were recorded meanwhile, each of which has to stand in the outbox too. */
export const recording = async <T>(tessera: Tessera, act: () => Promise<T>) => {
  const before = await eventIds(tessera);
  const answer = await act();
  const events = await eventsBeside(tessera, before);
  expect(events.filter(({ sent }) => sent === null)).toEqual([]);
  return { answer, events: events.map(({ sent: _sent, ...event }) => event) };
};

/** How many answers of each status there are. */
export const statuses = (answers: readonly Answered[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
