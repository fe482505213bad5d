import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractNames, promisesOf, releasedPath } from '../../src/workbench/released.ts';
import { furtherBreaks, furtherHarmless } from './further-plants.ts';
import { plantAll } from './plant.ts';
import { copyContracts, root, within } from './projects.ts';

/** A copy of the hand-written contracts in which all is released as it is. */
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-plants-'));
  copyContracts(root, folder);
  await within(folder, async () => {
    for (const [name, promise] of await promisesOf(contractNames())) writeFileSync(releasedPath(name), promise);
  });
  writeFileSync(join(folder, 'openapi/accepted-breaks.yaml'), 'accepted: []\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const check = (): Promise<{ code: number | null; complained: string }> =>
  new Promise((done) => {
    const program = [join(root, 'src/app/main.ts'), 'contract', 'check'];
    const child = execFile(process.execPath, program, { cwd: folder }, (_error, _said, complained) =>
      done({ code: child.exitCode, complained }),
    );
  });

it('tessera contract check names a few of the further changes, at their lines, and is silent about a few harmless ones', async () => {
  const named = ['fewer types of events', 'another address of the channel', 'a comparison with the credential', 'a limit of its own'];
  const silent = ['earlier first attempts', 'values in another order', 'one more word'];
  const breaks = furtherBreaks.filter(({ what }) => named.includes(what));
  const lines = plantAll(folder, [...breaks, ...furtherHarmless.filter(({ what }) => silent.includes(what))]);
  const { code, complained } = await check();
  for (const plant of breaks) expect(complained).toContain(`${plant.file}:${lines.get(plant)}  ${plant.rules[0]}\n`);
  expect(complained).toContain('4 breaking changes to released contracts');
  expect(code).toBe(1);
});
