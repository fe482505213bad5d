import { type Caller, created } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { copying, namesIn, until } from './copying.ts';
import { places } from './places.ts';

describe.each(places)('%s', (_place, boot) => {
  const { given, client, mirroring, change, remove } = copying(boot);
  /** Somebody whose resources no other test has. */
  const newOwner = () => given.server.someone('editor');
  const resource = (owner: Caller, name: string, fields: object = {}) => created(owner, '/v1/resources', { name, ...fields });

  describe('a copy', () => {
    it('has the records of the lists, and then what happens to them', async () => {
      const owner = await newOwner();
      const first = await resource(owner, 'First');
      const copies = mirroring({ resources: { owner_id: owner.userId } });
      await until(copies, 'resources', ['First']);
      await resource(owner, 'Second');
      await until(copies, 'resources', ['First', 'Second']);
      await change(`/v1/resources/${first.id}`, { name: 'Renamed' });
      const copy = await until(copies, 'resources', ['Renamed', 'Second']);
      expect(copy.of('resources').get(first.id)?.name).toBe('Renamed');
      await remove(`/v1/resources/${first.id}`);
      await until(copies, 'resources', ['Second']);
    });

    it('takes a record in when it comes to match the filter, and out when it no longer does', async () => {
      const owner = await newOwner();
      const { id } = await resource(owner, 'Sextant', { status: 'pending' });
      const copies = mirroring({ resources: { owner_id: owner.userId, status: { in: ['active'] } } });
      await until(copies, 'resources', []);
      await change(`/v1/resources/${id}`, { status: 'active' });
      await until(copies, 'resources', ['Sextant']);
      await change(`/v1/resources/${id}`, { status: 'archived' });
      await until(copies, 'resources', []);
    });

    it('goes on from where it was saved, and is there at once', async () => {
      const owner = await newOwner();
      const gone = await resource(owner, 'Gone');
      const kinds = { resources: { owner_id: owner.userId } };
      const saved = JSON.parse(JSON.stringify((await until(mirroring(kinds), 'resources', ['Gone'])).save()));
      await remove(`/v1/resources/${gone.id}`);
      await resource(owner, 'New');
      const broken = {
        users: client().users,
        get resources(): never {
          throw new Error('The lists are read again.');
        },
      } as never;
      const copies = mirroring(kinds, { from: saved, client: broken });
      expect(namesIn((await copies.next()).value, 'resources')).toEqual(['Gone']);
      await until(copies, 'resources', ['New']);
    });

    it('of somebody else is read again: in the account, and in another one', async () => {
      const { id } = await resource(await newOwner(), 'Own', {});
      const kinds = { resources: { status: 'active' } } as const;
      const { value } = await mirroring(kinds).next();
      const saved = value.save();
      expect(saved.records.resources.map((one) => one.id)).toContain(id);
      await remove(`/v1/resources/${id}`);
      for (const other of [await given.server.someone('viewer'), await given.server.otherAccount()]) {
        given.reader = other;
        const copies = mirroring(kinds, { from: { ...saved, cursor: null } });
        await copies.next();
        expect((await copies.next()).value.of('resources').has(id)).toBe(false);
      }
    });

    it('is read again when it was saved for other kinds, or its cursor is of no use', async () => {
      const owner = await newOwner();
      await resource(owner, 'Draw');
      const kinds = { resources: { owner_id: owner.userId } };
      const saved = (await until(mirroring(kinds), 'resources', ['Draw'])).save();
      const other = mirroring({ resources: { owner_id: owner.userId, status: 'archived' } }, { from: saved as never });
      expect(namesIn((await other.next()).value, 'resources')).toEqual([]);
      await resource(owner, 'Missed');
      // An event has its position at the latest when a list of events has been read after it.
      await given.server.admin.call('GET', '/v1/events');
      const { db } = given.server.database;
      await db.updateTable('accounts').set({ events_begin_after: sql`event_head(id)` }).where('id', '=', given.server.accountId).execute();
      for (const from of [saved, { ...saved, cursor: 'of_another_account' }])
        await until(mirroring(kinds, { from }), 'resources', ['Draw', 'Missed']);
    });

    it('goes on when its connection is cut', async () => {
      const owner = await newOwner();
      const copies = mirroring({ resources: { owner_id: owner.userId } });
      await until(copies, 'resources', []);
      const next = until(copies, 'resources', ['Later']);
      given.line.cut();
      await resource(owner, 'Later');
      await next;
    });

    it('ends with an error when it would have more records than its limit', async () => {
      const owner = await newOwner();
      await resource(owner, 'First');
      const copies = mirroring({ resources: { owner_id: owner.userId } }, { limit: 1 });
      await until(copies, 'resources', ['First']);
      const next = copies.next();
      await resource(owner, 'Second');
      await expect(next).rejects.toMatchObject({ code: 'too_many_records', message: expect.stringContaining('more than 1 records') });
      const again = mirroring({ resources: { owner_id: owner.userId } }, { limit: 1 });
      await expect(again.next()).rejects.toMatchObject({ code: 'too_many_records' });
    });

    it("has what is its reader's own, by `me`", async () => {
      given.reader = await given.server.someone('editor');
      const own = (name: string) => given.reader.call('POST', '/v1/resources', { name });
      await own('First');
      await resource(await newOwner(), 'Of somebody else');
      const copies = mirroring({ resources: { owner_id: 'me' } });
      await until(copies, 'resources', ['First']);
      await own('Second');
      await until(copies, 'resources', ['First', 'Second']);
      const { resources } = client();
      const unknown = mirroring({ resources: { owner_id: { in: ['me'] } } }, { client: { resources } });
      await expect(unknown.next()).rejects.toMatchObject({
        code: 'unknown_viewer',
        message: expect.stringContaining('`users` in `client`'),
      });
    });
  });
});
