import { validators } from '../../contract/validators/index.ts';

/** Before all tests: the validators are compiled once, and not by each of the processes that start together. */
export const setup = (): void => {
  if (Object.keys(validators).length === 0) throw new Error('There are no validators.');
};
