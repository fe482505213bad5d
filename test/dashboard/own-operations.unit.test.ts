import { expect, it } from 'vitest';
import { ownOperations } from '../../src/dashboard/data/own-operations.ts';
import { identityOperations } from '../../src/testing/contract/published.ts';

const contract = new Map(identityOperations.map((operation) => [`${operation.method} ${operation.path}`, operation]));

it.each(Object.entries(ownOperations))('%s is an operation of the contract, and says whether it answers nothing', (_name, line) => {
  const [method, path, ...words] = line.split(' ');
  const operation = contract.get(`${method} ${path}`);
  expect(Object.keys(operation?.answers ?? {}).includes('204')).toBe(words.includes('nothing'));
  expect(operation?.body !== undefined).toBe(words.includes('body'));
});
