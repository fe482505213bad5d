import { type Schemas, ServiceError } from '@tessera/platform';

export type Order = Schemas['Order'];
export type OrderCreate = Schemas['OrderCreate'];
export type OrderUpdate = Schemas['OrderUpdate'];
export type OrderLine = Schemas['OrderLine'];

/** A book has one line in an order. @throws ServiceError `unprocessable` */
export const expectOnce = (lines: readonly OrderLine[]): void => {
  const at = lines.findIndex(({ book_id }, index) => lines.findIndex((one) => one.book_id === book_id) < index);
  if (at < 0) return;
  const { book_id } = lines[at]!;
  throw new ServiceError('unprocessable', `The book ${book_id} has two lines.`, {
    details: [{ field: `lines[${at}].book_id`, message: 'Must be another book than that of an earlier line.', code: 'not_allowed' }],
  });
};

/** @throws ServiceError `invalid_state` */
export const expectStatus = ({ id, status }: Order, wanted: Order['status']): void => {
  if (status !== wanted)
    throw new ServiceError('invalid_state', `The order ${id} is ${status}. Only an order that is ${wanted} can do this.`);
};
