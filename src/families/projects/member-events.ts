import { changeEventOf, type EventData, eventOf, type NewEvent, unversioned } from '@tessera/platform';

type Membership = EventData<'PROJECT_MEMBER_ADDED'>;

const ofProject = <T extends 'PROJECT_MEMBER_ADDED' | 'PROJECT_MEMBER_REMOVED' | 'PROJECT_MEMBER_UPDATED'>(event: NewEvent<T>) => ({
  ...event,
  resourceId: event.data.project_id,
});

export const memberAdded = (membership: Membership) => ofProject(eventOf('PROJECT_MEMBER_ADDED', unversioned(membership)));

export const memberRemoved = (membership: Membership) => ofProject(eventOf('PROJECT_MEMBER_REMOVED', unversioned(membership)));

/** Tells earlier readers of a project that they may no longer see it. */
export const projectRestricted = (project_id: string, readersId: string) => ({
  ...eventOf('PROJECT_RESTRICTED', unversioned({ project_id })),
  resourceId: project_id,
  readersId,
});

/** The event of a member whose role has changed. */
export const roleChanged = (membership: Membership, formerRole: Membership['role']) =>
  ofProject(
    changeEventOf('PROJECT_MEMBER_UPDATED', {
      before: unversioned({ ...membership, role: formerRole }),
      after: unversioned(membership),
    }),
  );
