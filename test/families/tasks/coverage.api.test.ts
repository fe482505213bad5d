import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootTessera } from '@tessera/platform/testing';
import { expect, it } from 'vitest';
import { notesOfDocument, readNotes } from '../../../src/workbench/coverage.ts';

it('coverage has the parameters of a version by the names that they have there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-coverage-'));
  const tessera = await bootTessera({ env: { TESSERA_COVERAGE_DIR: folder } });
  await tessera.admin.call('GET', '/v2-preview/tasks?name=Draw&resolution=done');
  await tessera.close();
  const noted = notesOfDocument(readNotes(folder), 'v2-preview');
  rmSync(folder, { recursive: true });
  expect([...noted]).toEqual(expect.arrayContaining(['parameter listTasks name', 'parameter listTasks resolution']));
  expect([...noted]).not.toContain('parameter listTasks title');
});
