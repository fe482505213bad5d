import type { EventOf, EventType } from '../../generated/events.ts';
import type { Kind, Viewer } from './kinds.ts';

/** What a copy has, before an event. */
interface Held {
  viewer: Viewer | undefined;
  has(kind: Kind, key: string): boolean;
  /** Whether it has all records of a kind that its viewer sees. */
  isWhole(kind: Kind): boolean;
}

/** Whether an event may be about the copy's viewer. */
const isOf = ({ viewer }: Held, userId: string): boolean => viewer === undefined || viewer.id === userId;

/** Whether the viewer may be in a team. */
const isIn = ({ viewer }: Held, teamId: string): boolean => viewer === undefined || viewer.teams.includes(teamId);

/** Whether a project that the viewer now sees is new to the copy. */
const isNewProject = ({ type, resource_id, changes }: EventOf, copy: Held): boolean => {
  if (copy.isWhole('projects')) return !copy.has('projects', resource_id!);
  return type === 'PROJECT_MEMBER_ADDED' || type === 'PROJECT_DELETED' || (type === 'PROJECT_UPDATED' && changes.visibility !== undefined);
};

const isOwnTeam = ({ data }: EventOf<'TEAM_MEMBER_ADDED' | 'TEAM_MEMBER_REMOVED'>, copy: Held): boolean =>
  isOf(copy, data.user_id) || isIn(copy, data.team_id);

type Rules = { readonly [Type in EventType]?: (event: EventOf<Type>, copy: Held) => boolean };

/** When an event may have shown records to people, or hidden some from them, who are not administrators. */
const rules: Rules = {
  PROJECT_UPDATED: isNewProject,
  PROJECT_DELETED: isNewProject,
  PROJECT_ARCHIVED: isNewProject,
  PROJECT_RESTORED: isNewProject,
  PROJECT_MEMBER_ADDED: isNewProject,
  PROJECT_MEMBER_UPDATED: isNewProject,
  PROJECT_MEMBER_REMOVED: ({ data }, copy) => isOf(copy, data.user_id),
  PROJECT_RESTRICTED: () => true,
  TEAM_MEMBER_ADDED: isOwnTeam,
  TEAM_MEMBER_REMOVED: isOwnTeam,
  TEAM_DELETED: ({ data }, copy) => isIn(copy, data.id),
  USER_DELETED: () => true,
  FILE_UPDATED: ({ data, changes }, copy) => changes.project_id !== undefined && !copy.has('files', data.id),
};

/** Whether an event gives the viewer another role. */
export const changesRole = (event: EventOf, copy: Held): boolean =>
  event.type === 'USER_UPDATED' && isOf(copy, event.data.id) && event.changes.role !== undefined;

/**
 * Whether an event may have shown records to the viewer, or hidden some from them. Then the lists have to be read again: who sees an event
 * is decided when it is read, so other events of these records may be missing, too. Asked before the event changes the copy.
 */
export const mayChangeAccess = (event: EventOf, copy: Held): boolean => {
  if (changesRole(event, copy)) return true;
  // Administrators see everything.
  if (copy.viewer?.isAdmin) return false;
  const rule = rules[event.type] as ((event: EventOf, copy: Held) => boolean) | undefined;
  return rule?.(event, copy) ?? false;
};
