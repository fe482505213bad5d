import { allFields, changedFields, type Schemas, ServiceError } from '@tessera/platform';

export type Project = Schemas['Project'];
export type ProjectCreate = Schemas['ProjectCreate'];
export type ProjectUpdate = Schemas['ProjectUpdate'];
export type ProjectClone = Schemas['ProjectClone'];
export type ProjectTransfer = Schemas['ProjectTransfer'];
export type ProjectMember = Schemas['ProjectMember'];
export type ProjectMemberCreate = Schemas['ProjectMemberCreate'];
export type ProjectMemberUpdate = Schemas['ProjectMemberUpdate'];
export type MemberRole = Schemas['ProjectRole'];

/** The fields of a project that people set. */
export type ProjectFields = Pick<Project, keyof ProjectCreate>;

/** All fields of a project from what was sent. */
export const fieldsOf = (body: ProjectCreate): ProjectFields => allFields('ProjectCreate', body);

/** The changed fields of a project; `settings` are merged key by key. */
export const changesOf = ({ settings: current }: Project, body: ProjectUpdate): Partial<ProjectFields> => {
  const { settings, ...changes } = changedFields('ProjectCreate', body);
  return settings === undefined ? changes : { ...changes, settings: { ...current, ...settings } };
};

const widths: readonly Project['visibility'][] = ['private', 'team', 'public'];

/** Whether people who saw a project may not see it with another visibility. */
export const isNarrower = (visibility: Project['visibility'], than: Project['visibility']): boolean =>
  widths.indexOf(visibility) < widths.indexOf(than);

/** @throws ServiceError `project_archived` */
export const refuseArchived = ({ id, status }: Pick<Project, 'id' | 'status'>): void => {
  if (status === 'archived')
    throw new ServiceError('project_archived', `The project ${id} is archived and read-only. Restore it first.`, {
      inRest: `Use POST /v1/projects/${id}/restore.`,
    });
};
