import { bootTessera } from '@tessera/platform/testing';
import { expect, it } from 'vitest';
import { noteColumns } from '../../src/kit/columns.ts';

it('a start outside production names a column that no migration has added', async () => {
  noteColumns('resources', ['colour']);
  await expect(bootTessera()).rejects.toThrow('the table resources has no column colour');
});
