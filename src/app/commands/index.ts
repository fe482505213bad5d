import { Command, CommanderError } from 'commander';
import { timeLimits } from '../../core/time-limit.ts';
import { readTimeLimits } from '../config.ts';
import { registerAccounts } from './accounts.ts';
import { registerArchive } from './archive.ts';
import { registerBackup } from './backup.ts';
import { registerBuild } from './build.ts';
import { registerContract } from './contract.ts';
import { registerDoctor } from './doctor.ts';
import { registerFamily } from './family.ts';
import { registerGraphql } from './graphql.ts';
import { registerInit } from './init.ts';
import { registerKeys } from './keys.ts';
import { registerListen } from './listen.ts';
import { registerLogin } from './login.ts';
import { registerMcp } from './mcp.ts';
import { registerMigrate } from './migrate.ts';
import { registerMock } from './mock.ts';
import { registerMocks } from './mocks.ts';
import { registerReset } from './reset.ts';
import { registerSecrets } from './secrets.ts';
import { registerSeed } from './seed.ts';
import { registerServe } from './serve.ts';
import { registerStub } from './stub.ts';
import { registerUsage } from './usage.ts';
import { registerWorker } from './worker.ts';

const program = (): Command => {
  const tessera = new Command('tessera')
    .description('A resource-management platform: its server and its tools.')
    .showHelpAfterError('Run with --help to see the options.')
    .exitOverride()
    .hook('preAction', () => {
      timeLimits.areOn = readTimeLimits(process.env);
    });
  registerServe(tessera);
  registerWorker(tessera);
  registerMigrate(tessera);
  registerSeed(tessera);
  registerAccounts(tessera);
  registerReset(tessera);
  registerBackup(tessera);
  registerArchive(tessera);
  registerDoctor(tessera);
  registerKeys(tessera);
  registerGraphql(tessera);
  registerSecrets(tessera);
  registerLogin(tessera);
  registerListen(tessera);
  registerMcp(tessera);
  registerMock(tessera);
  registerMocks(tessera);
  registerInit(tessera);
  registerBuild(tessera);
  registerStub(tessera);
  registerFamily(tessera);
  registerUsage(tessera);
  registerContract(tessera);
  return tessera;
};

/** Runs the command line and returns the exit code: 0 done, 1 failed, 2 usage error. */
export const run = async (args: string[]): Promise<number> => {
  try {
    await program().parseAsync(args, { from: 'user' });
    return typeof process.exitCode === 'number' ? process.exitCode : 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(`tessera: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
};
