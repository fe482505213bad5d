import { expect, it } from 'vitest';
import { singular } from '../../src/core/singular.ts';

it.each([
  ['tasks', 'task'],
  ['deliveries', 'delivery'],
  ['boxes', 'box'],
  ['batches', 'batch'],
  ['addresses', 'address'],
  ['purchases', 'purchase'],
  ['statuses', 'status'],
  ['buses', 'bus'],
  ['causes', 'cause'],
  ['menus', 'menu'],
  ['people', 'person'],
  ['ProjectPeople', 'ProjectPerson'],
  ['TaskIndices', 'TaskIndex'],
  ['api-keys', 'api-key'],
  ['access', 'access'],
  ['sheep', 'sheep'],
])('of %s there is one %s', (plural, one) => {
  expect(singular(plural)).toBe(one);
});
