import { allFields, type Principal, type Schemas, ServiceError } from '@tessera/platform';

export type TeamCreate = Schemas['TeamCreate'];
export type TeamUpdate = Schemas['TeamUpdate'];
export type TeamMember = Schemas['TeamMember'];
export type TeamMemberCreate = Schemas['TeamMemberCreate'];

/** The fields of a team that people set. */
export const fieldsOf = (body: TeamCreate) => allFields('TeamCreate', body);

/** Administrators may remove every member, others only themselves. @throws ServiceError `insufficient_permissions` */
export const expectLeaving = (caller: Principal, userId: string): void => {
  if (caller.role !== 'admin' && caller.userId !== userId)
    throw new ServiceError('insufficient_permissions', 'Only administrators may remove somebody else from a team.');
};

/** The error for a user who is already a member of the team. */
export const memberAlready = (teamId: string, { user_id, added_at }: TeamMember): ServiceError =>
  new ServiceError('already_exists', `The user ${user_id} is already a member of the team ${teamId}.`, {
    details: [{ field: 'user_id', message: `Has been a member since ${added_at.slice(0, 10)}.`, code: 'conflict' }],
  });
