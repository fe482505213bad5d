import { type Caller, created } from '@tessera/platform/testing';

/** A new project of a caller. */
export const newProject = (caller: Caller, fields: object = {}) => created(caller, '/v1/projects', { name: 'Atlas', ...fields });

/** Makes a user a member of a project. */
export const join = (owner: Caller, projectId: string, user: Caller, role: 'owner' | 'editor' | 'viewer') =>
  created(owner, `/v1/projects/${projectId}/members`, { user_id: user.userId, role });
