import { type Caller, created, type FamilyRequests, type Makers, requestsOf } from '@tessera/platform/testing';
import { familyParts, type Sample } from './family-parts.ts';
import { statesBefore } from './states.ts';

/** How a caller makes a record of each kind of families that have no part. */
const makers = (caller: Caller): Makers => ({
  prj: () => created(caller, '/v1/projects', { name: 'Atlas' }),
  tsk: async (id) => created(caller, `/v1/projects/${await id('prj')}/tasks`, { title: 'Draw the map' }),
  tem: () => created(caller, '/v1/teams', { name: 'Cartography' }),
  fil: async (id) => created(caller, '/v1/files', { name: 'legend.txt', content_type: 'text/plain', project_id: await id('prj') }),
  cmt: async (id) => created(caller, '/v1/comments', { body: 'Rivers first.', subject: { type: 'project', id: await id('prj') } }),
  res: () => created(caller, '/v1/resources', { name: 'Theodolite' }),
});

const emptied = {
  settings: { enableNotifications: true, defaultView: 'kanban' },
  'settings.enableNotifications': true,
  'settings.defaultView': 'kanban',
};

/** What the contract does not say of the requests of our families. */
export const familyRequests: readonly FamilyRequests[] = [{ makers, statesBefore, emptied }, ...familyParts];

/** The requests of this platform. */
export const requests = requestsOf(familyRequests);

export const { recordsOf, prefixesMade, validRequests, unkept } = requests;

/** The body that makes a sample of a caller. What it belongs to is made with it. */
export const bodyOf = async (caller: Caller, { body, within }: { body: object; within?: Sample['within'] }): Promise<object> =>
  within ? { ...body, [within.property]: await recordsOf(caller, { url: 'https://example.com' })(within.prefix) } : body;
