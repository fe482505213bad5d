import { once } from 'node:events';
import type { Command } from 'commander';
import { pgliteCode } from '../../data/connection/pglite-code.ts';
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
Prints its own address. POST /mocks starts a mock with a server and a database of its own, and says where it is and with which keys:
{"seed": 7, "data": {"projects": [...]}, "strict": true, "dynamic": false}, each of which may be left out, as for the command mock.
DELETE /mocks/{id} closes it. A program that uses @tessera/client/testing starts this command by itself.`;

export const registerMocks = (program: Command): void => {
  program
    .command('mocks')
    .description('Start mocks for tests on request, many at once, each in a few milliseconds.')
    .option('--with-parent', 'stop when the standard input ends, as it does with the program that started this one')
    .addHelpText('after', help)
    .action(run);
};
