import { once } from 'node:events';
import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { isId } from '../../core/ids.ts';
import type { Queries } from '../../data/connection/database.ts';
import { readConfig } from '../config.ts';
import { wholeNumber } from './options.ts';

const account = (text: string): string => {
  if (!isId('account', text)) throw new InvalidArgumentError('Must be the id of an account, such as acc_01jq3x5gkz0v7t9n2m4p6r8s1w.');
  return text;
};

const position = wholeNumber(0, Number.MAX_SAFE_INTEGER);

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
With TESSERA_ARCHIVE_EVENTS=true, events are archived in the file store before they are deleted. Each line is an event as in
\`GET /v1/events\`, with its position. To read an embedded database, stop the server first.`;

export const registerArchive = (program: Command): void => {
  const archive = program
    .command('archive')
    .description('Read archived events, which are no longer in the database.')
    .addHelpText('after', help);
  archive
    .command('list')
    .argument('<account>', 'id of the account', account)
    .description('List the archive objects of an account as JSON lines.')
    .option('--after <position>', 'only objects with events after this position', position, 0)
    .action(list);
  archive
    .command('read')
    .argument('<account>', 'id of the account', account)
    .description('Print the archived events of an account as JSON lines, and verify the checksums of the objects.')
    .option('--after <position>', 'only events after this position', position, 0)
    .action(read);
};
