import {
  anId,
  anInstant,
  bootTessera,
  type Caller,
  created,
  expectError,
  nobodys,
  readFeed,
  recording,
  single,
  type Tessera,
  until,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Book {
  id: string;
}

let tessera: Tessera;
let admin: Caller;
let customer_id: string;
beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
  ({ id: customer_id } = await created(admin, '/v1/customers', { name: 'Jane' }));
});
afterAll(() => tessera?.close());

let isbns = 0;
const newBook = (stock: number) => {
  isbns += 1;
  return created(admin, '/v1/books', { title: 'Emma', isbn: `978${String(isbns).padStart(10, '0')}`, price: 899, stock });
};

const path = '/v1/orders';
const at = ({ id }: { id: string }, action = '') => `${path}/${id}${action}`;
const bodyOf = ({ id: book_id }: Book, count = 2) => ({ customer_id, lines: [{ book_id, count }] });
const newOrder = async (caller = admin, book?: Book, count = 2) => created(caller, path, bodyOf(book ?? (await newBook(5)), count));
const read = async (address: string) => (await admin.call('GET', address)).body.data;

const paid = async (book?: Book, count = 2) => {
  const order = await newOrder(admin, book, count);
  return (await admin.call('POST', at(order, '/pay'))).body.data;
};

interface Event {
  id: string;
  type: string;
  resource_id: string;
  cause: string | null;
}

/** The events about a record that a caller may read. */
const eventsAbout = async (caller: Caller, { id }: { id: string }) =>
  (await readFeed<Event>(caller)).events.filter(({ resource_id }) => resource_id === id);

/** Ships an order and waits for the end of the operation. */
const shipped = async (order: { id: string }) => {
  const answer = await admin.call('POST', at(order, '/ship'));
  expect(answer.status).toBe(202);
  let operation = answer.body.data;
  await until(async () => {
    operation = await read(answer.headers.get('location')!);
    return operation.finished_at;
  });
  return operation;
};

describe('createOrder', () => {
  it('201 answers a placed order with what its books cost now, and records ORDER_CREATED', async () => {
    const book = await newBook(5);
    const { answer, events } = await recording(tessera, () => admin.call('POST', path, bodyOf(book, 3)));
    const { data } = answer.body;
    const order = { id: anId('ord'), ...bodyOf(book, 3), total: 2697, status: 'placed', note: null, placed_by: admin.userId };
    expect(answer.body).toEqual(single({ ...order, created_at: anInstant, updated_at: data.created_at }));
    expect(events).toMatchObject([{ type: 'ORDER_CREATED', resource_id: data.id, data }]);
  });

  it('422 refuses a customer and a book that do not exist, and two lines with one book', async () => {
    const book = await newBook(5);
    const noCustomer = await admin.call('POST', path, { ...bodyOf(book), customer_id: nobodys('cus') });
    expectError(noCustomer, 422, 'unknown_reference', ['customer_id unknown_reference']);
    const noBook = await admin.call('POST', path, bodyOf({ id: nobodys('boo') }));
    expectError(noBook, 422, 'unknown_reference', ['lines[0].book_id unknown_reference']);
    const [line] = bodyOf(book).lines;
    const twice = await admin.call('POST', path, { customer_id, lines: [line, line] });
    expectError(twice, 422, 'unprocessable', ['lines[1].book_id not_allowed']);
  });
});

describe('who sees an order', () => {
  it('is who placed it and administrators, also in lists, in events and of a customer', async () => {
    const [editor, another] = [await tessera.someone('editor'), await tessera.someone('editor')];
    const order = await newOrder(editor);
    const seenBy = async (caller: Caller) => [
      (await caller.call('GET', at(order))).status,
      (await caller.call('GET', `${path}?id=${order.id}`)).body.data.length,
      (await caller.call('GET', `/v1/customers/${customer_id}/orders?id=${order.id}`)).body.data.length,
      (await eventsAbout(caller, order)).length,
    ];
    expect(await seenBy(editor)).toEqual([200, 1, 1, 1]);
    expect(await seenBy(admin)).toEqual([200, 1, 1, 1]);
    expect(await seenBy(another)).toEqual([404, 0, 0, 0]);
    expectError(await another.call('POST', at(order, '/pay')), 404, 'not_found');
  });

  it('is the same for the event of its deletion', async () => {
    const [editor, another] = [await tessera.someone('editor'), await tessera.someone('editor')];
    const order = await newOrder(editor);
    await editor.call('DELETE', at(order));
    const typesFor = async (caller: Caller) => (await eventsAbout(caller, order)).map(({ type }) => type);
    expect(await typesFor(editor)).toEqual(['ORDER_CREATED', 'ORDER_DELETED']);
    expect(await typesFor(another)).toEqual([]);
  });
});

describe('payOrder and cancelOrder', () => {
  it.each([
    ['pay', 'paid'],
    ['cancel', 'cancelled'],
  ])('%s: 200 answers the order, which is %s, and records ORDER_UPDATED; 409 refuses it a second time', async (action, status) => {
    const order = await newOrder();
    const act = () => admin.call('POST', at(order, `/${action}`));
    const { answer, events } = await recording(tessera, act);
    expect([answer.status, answer.body.data]).toEqual([200, { ...order, status, updated_at: anInstant }]);
    expect(events).toMatchObject([{ type: 'ORDER_UPDATED', data: answer.body.data }]);
    expectError(await act(), 409, 'invalid_state');
  });

  it('409 refuses to cancel what is paid', async () => {
    expectError(await admin.call('POST', at(await paid(), '/cancel')), 409, 'invalid_state');
  });
});

describe('shipOrder', () => {
  it('202 takes the books from stock; then the order is shipped, and ORDER_SHIPPED is the cause of BOOK_UPDATED', async () => {
    const book = await newBook(5);
    const order = await paid(book);
    expect(await shipped(order)).toMatchObject({
      type: 'order_shipment',
      status: 'succeeded',
      result: { books: 2 },
      resource_id: order.id,
    });
    expect(await read(at(order))).toMatchObject({ status: 'shipped' });
    expect(await read(`/v1/books/${book.id}`)).toMatchObject({ stock: 3 });
    const [shipment] = (await eventsAbout(admin, order)).slice(-1);
    const [taken] = (await eventsAbout(admin, book)).slice(-1);
    expect([shipment!.type, taken!.type, taken!.cause]).toEqual(['ORDER_SHIPPED', 'BOOK_UPDATED', shipment!.id]);
  });

  it('202 fails with `out_of_stock` when there are too few copies, and takes none', async () => {
    const book = await newBook(1);
    const order = await paid(book);
    const { status, error } = await shipped(order);
    expect([status, error.code, error.details]).toEqual(['failed', 'out_of_stock', { [book.id]: 'Has 1 of 2 copies.' }]);
    expect(await read(at(order))).toMatchObject({ status: 'paid' });
    expect(await read(`/v1/books/${book.id}`)).toMatchObject({ stock: 1 });
  });

  it('409 refuses an order that is not paid', async () => {
    expectError(await admin.call('POST', at(await newOrder(), '/ship')), 409, 'invalid_state');
  });
});
