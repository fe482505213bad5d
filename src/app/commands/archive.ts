import { once } from 'node:events';
import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { isId } from '../../core/ids.ts';
import type { Queries } from '../../data/connection/database.ts';
import { readConfig } from '../config.ts';

const account = (text: string): string => {
  if (!isId('account', text)) throw new InvalidArgumentError('It must be the id of an account, such as acc_01jq3x5gkz0v7t9n2m4p6r8s1w.');
  return text;
};

const position = (text: string): number => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number)) throw new InvalidArgumentError('A position is a whole number from 0 on.');
  return number;
};

const opened = async (work: (db: Queries) => Promise<void>): Promise<void> => {
  const { withDatabase } = await import('../compose/data.ts');
  await withDatabase(readConfig(process.env), ({ db }) => work(db));
};

const list = (accountId: string, { after }: { after: number }) =>
  opened(async (db) => {
    const { listArchives } = await import('../../account/retention/read-archive.ts');
    for (const one of await listArchives(db, accountId, after)) console.log(JSON.stringify(one));
  });

const read = (accountId: string, { after }: { after: number }) =>
  opened(async (db) => {
    const { readArchives } = await import('../../account/retention/read-archive.ts');
    const { openObjects } = await import('../../data/objects/open.ts');
    const { files, dataDir } = readConfig(process.env);
    const objects = await openObjects(files, join(dataDir, 'files'));
    try {
      for await (const line of readArchives(db, objects, accountId, after))
        if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
    } finally {
      objects.close();
    }
  });

const help = `
With TESSERA_ARCHIVE_EVENTS=true, events are written to the store of files before they are deleted. A line is an event as \`GET /v1/events\`
shows it, with its position. An embedded database is free when the server is stopped.`;

export const registerArchive = (program: Command): void => {
  const archive = program.command('archive').description('Read the events that are no longer in the database.').addHelpText('after', help);
  archive
    .command('list')
    .argument('<account>', 'id of the account', account)
    .description('Print the objects that have its events, each as a line of JSON.')
    .option('--after <position>', 'only those with events after this position', position, 0)
    .action(list);
  archive
    .command('read')
    .argument('<account>', 'id of the account', account)
    .description('Print its archived events, each as a line of JSON, and compare the objects with their checksums.')
    .option('--after <position>', 'only events after this position', position, 0)
    .action(read);
};
