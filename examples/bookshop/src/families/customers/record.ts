import { allFields, type Schemas } from '@tessera/platform';

export type Customer = Schemas['Customer'];
export type CustomerCreate = Schemas['CustomerCreate'];
export type CustomerUpdate = Schemas['CustomerUpdate'];

/** The fields of a customer that people set. */
export const fieldsOf = (body: CustomerCreate) => allFields('CustomerCreate', body);
