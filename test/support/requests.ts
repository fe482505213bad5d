import { type Caller, created, type FamilyRequests, type Makers, requestsOf } from '@tessera/platform/testing';
import { familyParts, type Sample } from './family-parts.ts';
import { statesBefore } from './states.ts';

const makers = (caller: Caller): Makers => ({ res: () => created(caller, '/v1/resources', { name: 'Theodolite' }) });

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
export const bodyOf = async (caller: Caller, { body, within }: { body: object; within?: Sample['within'] }): Promise<object> => {
  if (!within) return body;
  const { property, prefix, as = (id: string) => id } = within;
  return { ...body, [property]: as(await recordsOf(caller, { url: 'https://example.com' })(prefix)) };
};
