import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './projects.ts';

const start = promisify(execFile);

/** A copy of the project with a history of its own: the commands edit where nothing else has changed. */
const project = mkdtempSync(join(tmpdir(), 'tessera-family-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Runs a program in the copy. @returns what it printed; fails with that where the program fails */
const program = async (name: string, ...words: string[]): Promise<string> => {
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, VITEST: undefined };
  return (await start(name, words, { cwd: project, env, maxBuffer: 2 ** 26 })).stdout;
};
const tessera = (...words: string[]) => program(process.execPath, 'src/app/main.ts', ...words);
const git = (...words: string[]) => program('git', '-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...words);
const commit = async (subject: string) => {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', subject);
};

const modules = ['node_modules', '.ci/node_modules', 'src/graphiql/node_modules'];

beforeAll(async () => {
  const files = (await start('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, maxBuffer: 2 ** 26 }))
    .stdout;
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(root, file), join(project, file), { force: true, recursive: true });
  for (const folder of modules) symlinkSync(join(root, folder), join(project, folder));
  await git('init', '--quiet');
  await commit('the project');
});

/** Two families, of which one belongs to the other, with every type of field. */
const wholesalers = [
  'wholesalers',
  '--field',
  'isbn:text',
  '--field',
  'active:boolean',
  '--field',
  'placed_by:users',
  '--field',
  'end:integer',
];
const wagons = [
  ...['wagons', '--field', 'total:integer', '--field', 'due_at:timestamp', '--field', 'status:draft|sent'],
  ...['--field', 'group:text', '--field', 'payer:wholesalers', '--field', 'user:users', '--field', 'subject:resources'],
];

describe.each([
  ['in REST alone', []],
  ['in GraphQL, too', ['--graphql']],
])('two new families, %s', (_what, graphql) => {
  it('pass every check and their tests at once, and leave nothing behind when they are removed', { timeout: 1_800_000 }, async () => {
    const before = (await git('rev-parse', 'HEAD')).trim();
    await tessera('family', 'new', ...wholesalers, ...graphql);
    await commit('wholesalers');
    await tessera('family', 'new', ...wagons, '--belongs-to', 'wholesalers', ...graphql);
    await commit('wagons');

    await program('tsc', '--noEmit');
    await program(process.execPath, 'codegen.ts', '--check');
    await program('biome', 'check', '--error-on-warnings', 'src/families', 'src/workbench', 'test/families', 'test/mutation');
    await program('redocly', 'lint', '--config', 'openapi/redocly.yaml');
    await program(process.execPath, 'src/workbench/lint-migrations.ts');
    expect(await tessera('contract', 'check')).toContain('v1 is compatible');
    await program('vitest', 'run', '--project', 'api', 'test/families/wholesalers', 'test/families/wagons');
    await program('vitest', 'run', '--project', 'unit', 'test/mutation');

    for (const family of ['wagons', 'wholesalers']) {
      await tessera('family', 'remove', family);
      await commit(`without ${family}`);
    }
    expect(
      await git('diff', '--name-only', before, '--', '.', ':!openapi/released', ':!graphql/released', ':!openapi/accepted-breaks.yaml'),
    ).toBe('');
  });
});
