import type { EventData } from '../../contract/events.ts';
import type { NewEvent } from '../../rules/record-event.ts';

type MemberEventType = 'PROJECT_MEMBER_ADDED' | 'PROJECT_MEMBER_UPDATED' | 'PROJECT_MEMBER_REMOVED';

/** An event of each of these memberships. */
export const memberEvents = <T extends MemberEventType>(type: T, memberships: readonly EventData<T>[]): NewEvent<T>[] =>
  memberships.map((data) => ({ type, resourceId: data.project_id, data }));
