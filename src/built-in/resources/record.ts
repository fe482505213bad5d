import { allFields } from '../../contract/body-fields.ts';
import type { Schemas } from '../../contract/types.ts';
import { ServiceError } from '../../core/errors.ts';
import { mergedMetadata, newMetadata } from '../../core/metadata.ts';
import type { Principal } from '../../core/principal.ts';

export type Resource = Schemas['Resource'];
export type ResourceCreate = Schemas['ResourceCreate'];
export type ResourceUpdate = Schemas['ResourceUpdate'];
export type ResourceStatus = Schemas['ResourceStatus'];

/** The fields of a resource that people set. */
export type ResourceFields = Pick<Resource, keyof ResourceCreate>;

/** All fields of a resource from what was sent, with `otherwise` as the default status. @throws ServiceError `unprocessable` */
export const fieldsOf = (body: ResourceCreate, otherwise: ResourceStatus): ResourceFields => {
  const { status = otherwise, metadata, ...fields } = allFields('ResourceCreate', body);
  return { ...fields, status, metadata: newMetadata(metadata) };
};

/** The changed fields of a resource; `metadata` is merged key by key. @throws ServiceError `unprocessable` */
export const changesOf = ({ metadata: current }: Resource, { metadata, ...changes }: ResourceUpdate): Partial<ResourceFields> =>
  metadata === undefined ? changes : { ...changes, metadata: mergedMetadata(current, metadata) };

const follows: Readonly<Record<ResourceStatus, ResourceStatus>> = { pending: 'active', active: 'archived', archived: 'active' };

/** @throws ServiceError `invalid_state_transition` */
export const expectTransition = ({ status: from }: Resource, to: ResourceStatus = from): void => {
  if (to === from || to === follows[from]) return;
  throw new ServiceError('invalid_state_transition', `A resource changes from ${from} to ${follows[from]}, not to ${to}.`, {
    details: [{ field: 'status', message: `Must be ${follows[from]}.`, code: 'not_allowed' }],
  });
};

/** @throws ServiceError `insufficient_permissions` */
export const expectOwner = ({ id, owner_id }: Resource, caller: Principal): void => {
  if (owner_id !== caller.userId && caller.role !== 'admin')
    throw new ServiceError('insufficient_permissions', `Only the owner of the resource ${id} and administrators may delete it.`);
};
