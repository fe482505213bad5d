import { type Caller, created } from '@tessera/platform/testing';

/** A new resource of a caller. */
export const newResource = (caller: Caller, fields: object = {}) => created(caller, '/v1/resources', { name: 'Theodolite', ...fields });
