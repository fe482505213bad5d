import type { Command } from 'commander';

const run = async (folder: string, { from }: { from?: string }, command: Command): Promise<void> => {
  const [{ initProject }, { Refusal }] = await Promise.all([
    import('../../workbench/init/init.ts'),
    import('../../workbench/family/refusal.ts'),
  ]);
  try {
    initProject({ folder, ...(from === undefined ? {} : { from }) });
  } catch (error) {
    if (error instanceof Refusal) command.error(`error: ${error.message}`, { exitCode: 2 });
    throw error;
  }
  console.log(`\n${folder} is ready. Start it: cd ${folder} && npm start. Its README.md says what else there is.`);
};

const help = `
The project has a contract with the families that every platform has, and two of its own that belong together: customers and orders. Its
generated code, client, tests and dashboard are made. Without --from, an archive of this package is put into the project, and installed from there.`;

export const registerInit = (program: Command): void => {
  program
    .command('init')
    .argument('<folder>', 'a new folder, named as the project is, such as ../acme')
    .option('--from <package>', 'what npm installs @tessera/platform from: a version, or file: with the path of an archive')
    .description('Make a project of your own on this machinery.')
    .addHelpText('after', help)
    .action(run);
};
