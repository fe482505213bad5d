import { once } from 'node:events';
import type { Command } from 'commander';
import { pgliteCode } from '../../data/connection/embedded/pglite-code.ts';
import { untilStopped } from './until-stopped.ts';

const run = async ({ withParent }: { withParent?: boolean }): Promise<void> => {
  const stopped = untilStopped();
  void pgliteCode();
  const { serveMocks } = await import('../serve-mocks.ts');
  const { url, close } = await serveMocks();
  console.log(url);
  await Promise.race([stopped, ...(withParent ? [once(process.stdin.resume(), 'close')] : [])]);
  await close();
};

const help = `
Prints its own address. POST /mocks starts a mock with its own server and database, and returns its address and keys. The body is
{"seed": 7, "data": {"projects": [...]}, "strict": true, "dynamic": false}; all properties are optional, with the meaning they have for mock.
DELETE /mocks/{id} closes a mock. @tessera/client/testing starts this command by itself.`;

export const registerMocks = (program: Command): void => {
  program
    .command('mocks')
    .description('Start mocks for tests on request, each in about a second.')
    .option('--with-parent', 'stop at the end of standard input, which ends with the parent process')
    .addHelpText('after', help)
    .action(run);
};
