import type { Schemas } from '@tessera/platform';

export type Customer = Schemas['Customer'];
export type CustomerCreate = Schemas['CustomerCreate'];
export type CustomerUpdate = Schemas['CustomerUpdate'];

/** The fields of a customer that people set. */
export type CustomerFields = Pick<Customer, keyof CustomerCreate>;

/** All fields of a customer from what was sent, with the contract's defaults for the rest. */
export const fieldsOf = ({ name, note = null }: CustomerCreate): CustomerFields => ({ name, note });
