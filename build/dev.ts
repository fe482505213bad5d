// The server of a project from its sources, for those who change them or the contract. What changes is generated, checked and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isPackageHere } from '../src/codegen/read-yaml.ts';
import { watched } from '../src/codegen/watch.ts';
import { platform } from '../src/core/platform.ts';
import { project } from '../src/core/project.ts';
import { compiler } from './compiler.ts';

/** Starts a program of Node; its lines begin with a word of ours, so that readers know who speaks. */
const start = (word: string, words: readonly string[]): ChildProcess => {
  const child = spawn(process.execPath, words, { stdio: ['inherit', 'pipe', 'pipe'] });
  for (const input of [child.stdout!, child.stderr!])
    createInterface({ input }).on('line', (line) => {
      if (line !== '') console.error(`${word} ${line}`);
    });
  return child;
};

/** Generates, checks and serves the project until it is stopped. @param words the options of `serve` */
export const develop = (words: readonly string[]): void => {
  process.chdir(project);
  const check = (word: string, config: string) => start(word, [compiler, '--noEmit', '--watch', '--preserveWatchOutput', '-p', config]);
  const children = [
    start('generate |', ['codegen.ts', '--watch']),
    check('types    |', 'tsconfig.json'),
    check('views    |', isPackageHere() ? 'src/dashboard' : 'tsconfig.dashboard.json'),
  ];
  let server: ChildProcess | undefined;

  /** The data folder belongs to one process at a time. */
  const stopServer = async (): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
  };

  const restart = async (): Promise<void> => {
    await stopServer();
    server = start('server   |', [join(platform, 'bin/tessera.cjs'), 'serve', ...words]);
  };

  watched(['src', 'generated'], restart, ['src/dashboard', 'src/graphiql', 'src/codegen', 'src/workbench']);

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      for (const child of children) child.kill('SIGTERM');
      await stopServer();
      process.exit();
    });
};
