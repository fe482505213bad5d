import { created } from '@tessera/platform/testing';
import { describe, expect, it } from 'vitest';
import { TesseraError } from '../../../clients/typescript/src/index.ts';
import { copying, until } from '../../clients/typescript/copying.ts';
import { places } from '../../clients/typescript/places.ts';
import { join, newProject } from '../projects/new-records.ts';

describe.each(places)('%s', (_place, boot) => {
  const { given, client, mirroring, change, remove } = copying(boot);
  const task = (projectId: string, title: string) => created(given.server.admin, `/v1/projects/${projectId}/tasks`, { title });

  describe('a copy', () => {
    it('loses what its reader may no longer see, and gets what they may see now', async () => {
      const atlas = await newProject(given.server.admin, { name: 'Atlas', visibility: 'public' });
      await task(atlas.id, 'Draw');
      const copies = mirroring({ tasks: { project_id: atlas.id } });
      await until(copies, 'tasks', ['Draw']);
      await change(`/v1/projects/${atlas.id}`, { visibility: 'private' });
      await until(copies, 'tasks', []);
      await join(given.server.admin, atlas.id, given.reader, 'viewer');
      await until(copies, 'tasks', ['Draw']);
      await remove(`/v1/projects/${atlas.id}/members/${given.reader.userId}`);
      await until(copies, 'tasks', []);
    });

    it('reads no other project when one is hidden or shown', async () => {
      const [atlas, other] = [
        await newProject(given.server.admin, { visibility: 'public' }),
        await newProject(given.server.admin, { visibility: 'public' }),
      ];
      for (const { id } of [atlas, other]) await task(id, `In ${id}`);
      const { tasks, ...others } = client();
      const asked: unknown[] = [];
      const list = (query: { project_id?: unknown }, options: object) => {
        asked.push(query.project_id);
        return tasks.list(query as object, options);
      };
      const filter = { project_id: { in: [atlas.id, other.id] } } as const;
      const copies = mirroring({ tasks: filter }, { client: { ...others, tasks: { ...tasks, list } } as never });
      await until(copies, 'tasks', [`In ${atlas.id}`, `In ${other.id}`].toSorted());
      await change(`/v1/projects/${atlas.id}`, { visibility: 'private' });
      await until(copies, 'tasks', [`In ${other.id}`]);
      await join(given.server.admin, atlas.id, given.reader, 'viewer');
      await until(copies, 'tasks', [`In ${atlas.id}`, `In ${other.id}`].toSorted());
      expect(asked).toEqual([filter.project_id, atlas.id, atlas.id]);
    });

    it('of somebody else is read again: in the account, and in another one', async () => {
      const secret = await newProject(given.server.admin, { name: 'Secret', visibility: 'private' });
      await join(given.server.admin, secret.id, given.reader, 'viewer');
      const kinds = { projects: { status: 'active' } } as const;
      const { value } = await mirroring(kinds).next();
      const saved = value.save();
      expect(saved.records.projects.map(({ id }) => id)).toContain(secret.id);
      for (const other of [await given.server.someone('viewer'), await given.server.otherAccount()]) {
        given.reader = other;
        const copies = mirroring(kinds, { from: saved });
        await copies.next();
        expect((await copies.next()).value.of('projects').has(secret.id)).toBe(false);
      }
    });

    it('does not pass for complete when its reader may not read a part', async () => {
      await newProject(given.server.admin, { visibility: 'public' });
      const { projects, users } = client();
      const refusal = new TesseraError({ code: 'invalid_scope', message: 'This needs the scope read:projects.' });
      const listMembers = () => {
        throw refusal;
      };
      const copies = mirroring({ projectMembers: {} }, { client: { projects: { ...projects, listMembers }, users } as never });
      await expect(copies.next()).rejects.toBe(refusal);
    });

    it('knows memberships by both ids', async () => {
      const atlas = await newProject(given.server.admin, { visibility: 'public' });
      const copies = mirroring({ projectMembers: {} });
      expect((await copies.next()).value.of('projectMembers').get(`${atlas.id} ${given.server.admin.userId}`)?.role).toBe('owner');
      await join(given.server.admin, atlas.id, given.reader, 'viewer');
      const { value } = await copies.next();
      const membership = { project_id: atlas.id, user_id: given.reader.userId, role: 'viewer' };
      expect(value.of('projectMembers').get(`${atlas.id} ${given.reader.userId}`)).toEqual(membership);
    });
  });
});
