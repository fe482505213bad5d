import type { Command } from 'commander';

const load = async <T>(family: () => Promise<T>) => {
  const { developmentOnly } = await import('../../workbench/development.ts');
  const [module, { Refusal }] = await developmentOnly('@redocly/openapi-core', () =>
    Promise.all([family(), import('../../workbench/family/refusal.ts')]),
  );
  /** Ends the command where it is refused. */
  const refusing = (command: Command) => (error: unknown) => {
    if (error instanceof Refusal) return command.error(`error: ${error.message}`, { exitCode: 2 });
    throw error;
  };
  return { ...module, refusing };
};

interface NewOptions {
  field: string[];
  belongsTo?: string;
  graphql?: true;
  prefix?: string;
}

const create = async (family: string, { field, graphql, ...options }: NewOptions, command: Command): Promise<void> => {
  const { newFamily, refusing } = await load(() => import('../../workbench/family/new/new.ts'));
  const written = await newFamily({ family, fields: field, graphql: graphql === true, ...options }).catch(refusing(command));
  console.log(`Wrote ${written.files.join(', ')}.`);
  console.log(`Changed ${written.edited.join(', ')}.`);
  if (written.made) console.log(`Generated ${written.made.join(', ')}.`);
  console.log(written.summary);
  if (written.failure === undefined) return;
  console.error(`npm run generate failed:\n${written.failure}`);
  throw new Error('the contract does not hold with it');
};

const remove = async (family: string, _options: object, command: Command): Promise<void> => {
  const [{ removeFamily, refusing }, { homonymLines, lineOf }, { families }] = await Promise.all([
    load(() => import('../../workbench/family/remove.ts')),
    import('../../workbench/family/uses.ts'),
    import('#families/index'),
  ]);
  const removal = await removeFamily(family, families.names).catch(refusing(command));
  console.log(`Removed ${family}: ${removal.removed.join(', ')}.`);
  console.log(`Taken out of ${removal.edited.join(', ')}.`);
  if (removal.failure === undefined)
    console.log('The released contracts promise what is left. Then run npm test, and npm run lint for what nothing uses any more.');
  else console.error(`npm run generate failed:\n${removal.failure}`);
  if (removal.history.length > 0) console.log(`Left as history, which names it: ${removal.history.join(', ')}.`);
  for (const use of removal.left) console.error(lineOf(use));
  for (const line of homonymLines(removal.homonyms)) console.log(line);
  if (removal.migrations.length > 0)
    console.log(
      `Its migrations are gone: ${removal.migrations.join(', ')}. On databases that have them, run npx tessera migrate --to the migration before them, with the previous version and before this one starts.`,
    );
  if (removal.left.length > 0) throw new Error(`lines that still name ${family}: ${removal.left.length}; change them by hand`);
  if (removal.failure !== undefined) throw new Error('the contract does not hold without it');
};

const newHelp = `
Every record has a name besides the fields. The types of fields are text, integer, boolean, timestamp, values such as draft|sent, of which the
first is the default, and a family, such as users, for one of its records: placed_by:users is the property placed_by_id, and expand=placed_by
shows the user. Such a record has to be there when it is named, and the field is emptied, with an event, when it is deleted.
Everybody in the account sees the records, and editors and administrators write them.
Records that belong to a record of another family name it when they are created, stay with it, and are deleted with it.

  npx tessera family new customers --field note:text --graphql
  npx tessera family new invoices --field total:integer --field due_at:timestamp --field placed_by:users --belongs-to customers --graphql`;

const help = `
A family can be removed that no other is built on: its contract, code, tests and tables go, it is taken out of the lists, and what is generated is
made anew. What was its own is taken out of the released contracts, which go on promising the rest. Lines that still name it are printed, and the
command exits with 1. Where its noun is also a word of the field, the files of contracts and guides that may mean it are printed, too, with their first lines. The migrations in its folder go, too: roll them back first on databases that have them. Changelogs are history and stay as
they are. Families that every platform has stay: users, resources, webhooks, events and operations.`;

export const registerFamily = (program: Command): void => {
  const family = program.command('family').description('Change which families of records the platform has.');
  family
    .command('new')
    .argument('<family>', 'what its records are called, as a plural in lower case, such as invoices')
    .option('--field <name:type>', 'a field of its records; may be repeated', (one: string, all: string[]) => [...all, one], [])
    .option('--belongs-to <family>', 'the family to whose records its own belong')
    .option('--graphql', 'have its records in GraphQL, too')
    .option('--prefix <letters>', 'the three letters in front of its ids')
    .description('Write a new family: its contract, code, tables and tests.')
    .addHelpText('after', newHelp)
    .action(create);
  family
    .command('remove')
    .argument('<family>', 'family of the platform contract, such as comments')
    .description('Remove a family from this project, and list what still names it.')
    .addHelpText('after', help)
    .action(remove);
};
