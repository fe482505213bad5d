import type { Command } from 'commander';

const load = async () => {
  const { developmentOnly } = await import('../../workbench/development.ts');
  return developmentOnly('@redocly/openapi-core', () => import('../../workbench/family/remove.ts'));
};

const remove = async (family: string, _options: object, command: Command): Promise<void> => {
  const [{ lineOf, Refusal, removeFamily }, { families }] = await Promise.all([load(), import('#families/index')]);
  const removal = await removeFamily(family, families.names).catch((error: unknown) => {
    if (error instanceof Refusal) return command.error(`error: ${error.message}`, { exitCode: 2 });
    throw error;
  });
  console.log(`Removed ${family}: ${removal.removed.join(', ')}.`);
  console.log(`Taken out of ${removal.edited.join(', ')}.`);
  if (removal.failure === undefined)
    console.log('The released contracts promise what is left. Then run npm test, and npm run lint for what nothing uses any more.');
  else console.error(`npm run generate failed:\n${removal.failure}`);
  if (removal.history.length > 0) console.log(`Left as history, which names it: ${removal.history.join(', ')}.`);
  for (const use of removal.left) console.error(lineOf(use));
  if (removal.left.length > 0) throw new Error(`${removal.left.length} lines still name ${family}: change them by hand`);
  if (removal.failure !== undefined) throw new Error('the contract does not hold without it');
};

const help = `
A family can be removed that no other is built on: its contract, code, tests and tables go, it is taken out of the lists, and what is generated is
made anew, with the figures of plans that nothing else names. The released contracts are written as they are then. Lines that still name it are
printed, and the command exits with 1. Changelogs and migrations are history and stay as they are. Families that every platform has stay: users,
resources, webhooks, events and operations.`;

export const registerFamily = (program: Command): void => {
  const family = program.command('family').description('Change which families of records the platform has.');
  family
    .command('remove')
    .argument('<family>', 'family of the platform contract, such as comments')
    .description('Remove a family from this project, and list what still names it.')
    .addHelpText('after', help)
    .action(remove);
};
