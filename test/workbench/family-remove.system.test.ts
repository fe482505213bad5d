import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { families } from '#families/index';
import { removableFamilies } from '../../src/workbench/family/nouns.ts';
import { runTests } from '../mutation/run-tests.ts';
import { copyTree } from '../support/copy-tree.ts';
import { root } from './projects.ts';

/** One that no other is built on. */
const family = families.names.findLast((name) => removableFamilies().includes(name))!;

let copy: ReturnType<typeof copyTree>;
afterAll(() => copy?.remove());

/** What a program says that is run in the copy. @throws Error when it fails, with what it said */
const inCopy = async (program: string, ...words: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(program, words, { cwd: copy.folder, maxBuffer: 64 * 1024 ** 2 });
  return stdout;
};

describe('tessera family remove', () => {
  let said: string;
  beforeAll(async () => {
    copy = copyTree(root);
    await inCopy('git', 'init', '--quiet');
    await inCopy('git', 'add', '--all');
    await inCopy('git', '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'All.');
    said = await inCopy('node', 'bin/tessera.cjs', 'family', 'remove', family);
  });

  it('takes the family out of everything but history', () => {
    expect(said).toContain(`Removed ${family}: `);
    expect(said).toContain('Left as history, which names it: CHANGELOG.md, openapi/changelog.yaml, ');
    expect(existsSync(join(copy.folder, 'src/families', family))).toBe(false);
  });

  it('leaves what is generated as the contract is', async () => {
    await inCopy('node', 'codegen.ts', '--check');
    await inCopy('node', 'bin/tessera.cjs', 'contract', 'check');
  });

  it('leaves a program that compiles, and whose tests know of no such family', async () => {
    await inCopy('node', 'node_modules/@typescript/native/bin/tsc', '--noEmit');
    expect(runTests(copy.folder, ['test/house', 'test/families/in-order.unit.test.ts'])).toMatchObject({ passed: true });
  });

  it('is not done again, nor where changes are not committed', async () => {
    const remove = (name: string) => inCopy('node', 'bin/tessera.cjs', 'family', 'remove', name);
    await expect(remove(family)).rejects.toThrow(`there is no family ${family}`);
    const next = families.names.findLast((name) => name !== family && removableFamilies().includes(name))!;
    await expect(remove(next)).rejects.toThrow('commit or stash your changes first');
  });
});
