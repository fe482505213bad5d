import {
  anId,
  anInstant,
  bootTessera,
  type Caller,
  created,
  expectError,
  recording,
  single,
  type Tessera,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let tessera: Tessera;
let admin: Caller;
beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
});
afterAll(() => tessera?.close());

const path = '/v1/customers';
const at = ({ id }: { id: string }) => `${path}/${id}`;
const full = { note: 'A note.' };
const bodyOf = (fields: object = {}) => ({ name: 'First', ...full, ...fields });
const newCustomer = (fields: object = {}) => created(admin, path, bodyOf(fields));
const event = (type: string, data: { id: string }) => ({ type, resource_id: data.id, data });

describe('createCustomer', () => {
  it('201 answers the customer with its defaults, and records CUSTOMER_CREATED', async () => {
    const { answer, events } = await recording(tessera, () => admin.call('POST', path, { name: 'Plain' }));
    const { data } = answer.body;
    expect([answer.status, answer.headers.get('location'), answer.headers.get('etag')]).toEqual([201, at(data), '"1"']);
    expect(answer.body).toEqual(single({ id: anId('cus'), name: 'Plain', note: null, created_at: anInstant, updated_at: data.created_at }));
    expect(events).toMatchObject([event('CUSTOMER_CREATED', data)]);
  });

  it('201 takes every field', async () => {
    expect(await newCustomer()).toMatchObject({ name: 'First', ...full });
  });

  it('403 is not for viewers', async () => {
    const viewer = await tessera.someone('viewer');
    expectError(await viewer.call('POST', path, bodyOf()), 403, 'insufficient_permissions');
  });
});

describe('getCustomer', () => {
  it('200 answers the customer to everyone in the account, and 404 to others', async () => {
    const customer = await newCustomer();
    const viewer = await tessera.someone('viewer');
    expect((await viewer.call('GET', at(customer))).body).toEqual(single(customer));
    const stranger = await tessera.otherAccount();
    expectError(await stranger.call('GET', at(customer)), 404, 'not_found');
    expect((await stranger.call('GET', path)).body.data).toEqual([]);
  });
});

describe('listCustomers', () => {
  it('200 filters and sorts by the fields', async () => {
    const [first, second] = [await newCustomer({ name: 'Listed 1' }), await newCustomer({ name: 'Listed 2', note: 'Another note.' })];
    const found = async (query: string) => (await admin.call('GET', `${path}?name_starts_with=Listed&${query}`)).body.data;
    expect(await found('sort=name:desc')).toEqual([second, first]);
    expect(await found(`id=${first.id}`)).toEqual([first]);
    expect(await found('note=Another%20note.')).toEqual([second]);
  });
});

describe('replaceCustomer', () => {
  it('200 empties what is left out', async () => {
    const customer = await newCustomer();
    const { status, body } = await admin.call('PUT', at(customer), { name: 'Plain' });
    expect([status, body.data]).toMatchObject([200, { id: customer.id, name: 'Plain', note: null }]);
  });
});

describe('updateCustomer', () => {
  it('200 changes what is sent under the current version, records CUSTOMER_UPDATED, and 412 refuses another version', async () => {
    const customer = await newCustomer();
    const sent = { name: 'Second', note: 'Another note.' };
    const act = () => admin.call('PATCH', at(customer), sent, { 'If-Match': '"1"' });
    const { answer, events } = await recording(tessera, act);
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"2"']);
    expect(answer.body.data).toEqual({ ...customer, ...sent, updated_at: anInstant });
    expect(events).toMatchObject([event('CUSTOMER_UPDATED', answer.body.data)]);
    expectError(await act(), 412, 'version_mismatch');
  });
});

describe('deleteCustomer', () => {
  it('204 deletes the customer and records CUSTOMER_DELETED; 412 refuses another version', async () => {
    const customer = await newCustomer();
    expectError(await admin.call('DELETE', at(customer), undefined, { 'If-Match': '"7"' }), 412, 'version_mismatch');
    const { answer, events } = await recording(tessera, () => admin.call('DELETE', at(customer)));
    expect(answer.status).toBe(204);
    expect(events).toMatchObject([event('CUSTOMER_DELETED', customer)]);
    expectError(await admin.call('GET', at(customer)), 404, 'not_found');
  });
});
