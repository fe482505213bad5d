import type { Caller } from '@tessera/platform/testing';
import { expect } from 'vitest';
import { post } from '../../src/testing/requests/records.ts';

/** Makes a record and changes it: expects that each answer is what a read finds afterwards, and what the event says. Returns the record. */
export const expectTheSame = async (caller: Caller, path: string, body: object, changes: object): Promise<{ id: string }> => {
  const { secret: _, ...created }: { id: string; secret?: string } = await post(caller, path, body);
  const at = `${path}/${created.id}`;
  const read = () => caller.call('GET', at);
  expect((await read()).body.data, path).toEqual(created);
  const changed = await caller.call('PATCH', at, changes);
  const after = await read();
  expect([changed.status, after.body.data], path).toEqual([200, changed.body.data]);
  expect(after.headers.get('etag'), path).toBe(changed.headers.get('etag'));
  const events = (await caller.call('GET', `/v1/events?resource_id=${created.id}`)).body.data;
  expect(
    events.map(({ data }: { data: object }) => data),
    path,
  ).toEqual([created, changed.body.data]);
  return created;
};
