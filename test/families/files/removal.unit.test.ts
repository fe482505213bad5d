import { expect, it } from 'vitest';
import { run } from '../../../src/app/commands/index.ts';

it('tessera family remove refuses a family that files are built on', async () => {
  expect(await run(['family', 'remove', 'tasks'])).toBe(2);
});
