import type { Schemas } from '../../contract/types.ts';
import { ServiceError } from '../../core/errors.ts';
import { filled } from '../../core/merge-patch.ts';

export type Project = Schemas['Project'];
export type ProjectCreate = Schemas['ProjectCreate'];
export type ProjectUpdate = Schemas['ProjectUpdate'];
export type ProjectClone = Schemas['ProjectClone'];
export type ProjectMember = Schemas['ProjectMember'];
export type ProjectMemberCreate = Schemas['ProjectMemberCreate'];
export type MemberRole = Schemas['ProjectRole'];

/** The fields of a project that people set. */
export type ProjectFields = Pick<Project, keyof ProjectCreate>;

const defaultSettings: Project['settings'] = { enableNotifications: true, defaultView: 'kanban' };

/** All fields of a project from what was sent, with the contract's defaults for the rest. */
export const fieldsOf = ({ name, description, visibility, settings, tags }: ProjectCreate): ProjectFields => ({
  name,
  description: description ?? null,
  visibility: visibility ?? 'private',
  settings: { ...defaultSettings, ...settings },
  tags: tags ?? [],
});

/** A project's fields after a merge: what was sent wins, `settings` key by key. */
export const merged = (current: ProjectFields, { settings = {}, ...changes }: ProjectUpdate): ProjectFields => ({
  name: current.name,
  description: current.description,
  visibility: current.visibility,
  tags: current.tags,
  ...filled(changes, { tags: [] }),
  settings: settings === null ? defaultSettings : { ...current.settings, ...filled(settings, defaultSettings) },
});

/** @throws ServiceError `project_archived` */
export const refuseArchived = ({ id, status }: Pick<Project, 'id' | 'status'>): void => {
  if (status === 'archived')
    throw new ServiceError(
      'project_archived',
      `The project ${id} is archived and read-only. Restore it first: POST /v1/projects/${id}/restore.`,
    );
};
