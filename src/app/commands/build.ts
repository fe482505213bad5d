import type { Command } from 'commander';
import { developmentOnly } from '../../workbench/development.ts';

const build = async (): Promise<void> => {
  const { buildProject } = await developmentOnly('rolldown', () => import('../../../build/index.ts'));
  await buildProject();
};

const develop = async (_options: object, { args }: Command): Promise<void> => {
  const { develop: start } = await developmentOnly('@typescript/native', () => import('../../../build/dev.ts'));
  start(args);
};

export const registerBuild = (program: Command): void => {
  program
    .command('build')
    .description('Build this project into dist: the server, the pages for browsers and the database of a first start; and its client.')
    .action(build);
  program
    .command('dev')
    .description('Serve this project, and generate, check and start it again after every change. It takes the options of `serve`.')
    .allowUnknownOption()
    .allowExcessArguments()
    .action(develop);
};
