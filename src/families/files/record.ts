import { allFields, type Schemas, ServiceError, validateBody } from '@tessera/platform';

export type File = Schemas['FileRecord'];
export type FileCreate = Schemas['FileCreate'];
export type FileUpdate = Schemas['FileUpdate'];

/** The fields of a file that people set. */
export type FileFields = Pick<File, keyof FileCreate>;

/** Where a file belongs: nowhere, to a project, or to a task and its project. */
export type Place = Pick<File, 'project_id' | 'task_id'>;

const anything = 'application/octet-stream';

/** The name and type of a file from what was sent. */
export const labelOf = (body: FileCreate): Omit<FileFields, keyof Place> => {
  const { project_id: _project, task_id: _task, ...label } = allFields('FileCreate', body);
  return label;
};

/** A place as a request names it; an undefined project means the project of the task. */
export interface RequestedPlace {
  project_id: string | null | undefined;
  task_id: string | null;
}

/** The initial fields of a file, before its bytes are sent. */
export const withoutBytes = { status: 'pending', size: null, checksum: null } as const;

export const nowhere: Place = { project_id: null, task_id: null };

/** The place from all fields of a file. */
export const createdPlace = ({ project_id, task_id }: FileCreate): RequestedPlace => ({
  project_id: project_id ?? (task_id ? undefined : null),
  task_id: task_id ?? null,
});

/** The place after a merge; undefined when it does not change. A file that is moved to another project leaves its task. */
export const changedPlace = (current: Place, { project_id, task_id }: FileUpdate): RequestedPlace | undefined => {
  if (task_id) return { project_id, task_id };
  if (project_id === undefined) return task_id === null ? { project_id: current.project_id, task_id } : undefined;
  return project_id === current.project_id && task_id === undefined ? undefined : { project_id, task_id: null };
};

/** @throws ServiceError `unprocessable` when the task is not in the named project */
export const expectSameProject = (named: string | null, taskId: string, project: string): void => {
  if (named === project) return;
  throw new ServiceError('unprocessable', `The task ${taskId} belongs to the project ${project}, not to ${named ?? 'none'}.`, {
    details: [{ field: 'task_id', message: `Must be ${named ? `a task of ${named}` : 'null, as the project is'}.`, code: 'conflict' }],
  });
};

/**
 * The type that an upload sets for its file; undefined when the upload has no type.
 * @throws ServiceError `invalid_parameters` when the contract does not allow it as a `content_type`
 */
export const uploadedType = (mediaType: string | undefined): string | undefined => {
  const type = mediaType?.trim();
  if (!type || type.replace(/;.*/s, '').trim().toLowerCase() === anything) return undefined;
  validateBody('updateFile', 'application/json', { content_type: type });
  return type;
};

/** The error for a file without bytes. */
export const pending = ({ id }: Pick<File, 'id'>): ServiceError =>
  new ServiceError('invalid_state', `The file ${id} has no content yet. Upload it first.`, {
    inRest: `Use PUT /v1/files/${id}/content.`,
  });

/** The error for a file that the caller may not change. */
export const notYours = ({ id }: Pick<File, 'id'>): ServiceError =>
  new ServiceError(
    'insufficient_permissions',
    `Only the uploader of the file ${id}, owners and editors of its project, and administrators may do this.`,
  );
