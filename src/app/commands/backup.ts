import type { Command } from 'commander';
import type { Manifest } from '../backup/manifest.ts';
import { readConfig } from '../config.ts';

const described = ({ made_at, schema, entries, rows, missing, secret_key }: Manifest): string => {
  const files = entries.filter(({ name }) => name.startsWith('files/')).length;
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return [
    `made ${made_at}, schema ${schema}, ${all} rows, ${files} files.`,
    ...(missing.length > 0 ? [`Files not in the backup: ${missing.length}. They are missing from the store or have different bytes.`] : []),
    ...(secret_key ? [`Its secrets need the secret key ${secret_key}, which is not in the backup: keep a separate copy of the key.`] : []),
  ].join(' ');
};

const backup = async (path: string, { json }: { json?: boolean }): Promise<void> => {
  const { createBackup, expectNoFile } = await import('../backup/create.ts');
  expectNoFile(path);
  const manifest = await createBackup(readConfig(process.env), path);
  console.log(json ? JSON.stringify(manifest) : `${path}: ${described(manifest)}`);
};

const restore = async (path: string, { verify, replace = false, json }: { verify?: boolean; replace?: boolean; json?: boolean }) => {
  const { restoreBackup, verifyBackup } = await import('../backup/restore.ts');
  const manifest = await (verify ? verifyBackup(path) : restoreBackup(readConfig(process.env), path, { replace }));
  console.log(json ? JSON.stringify(manifest) : `${path} is ${verify ? 'complete' : 'restored'}: ${described(manifest)}`);
};

export const registerBackup = (program: Command): void => {
  program
    .command('backup')
    .argument('<file>', 'file to write')
    .description("Back up the database and the files' bytes into one file. The server may be running. PostgreSQL needs pg_dump.")
    .option('--json', 'print the manifest as JSON')
    .action(backup);
  program
    .command('restore')
    .argument('<file>', 'a file made by `tessera backup`')
    .description('Verify a backup and restore it while no server runs. PostgreSQL needs pg_restore and psql.')
    .option('--verify', 'only verify the checksums of the file; needs no database')
    .option('--replace', 'delete the existing data')
    .option('--json', 'print the manifest as JSON')
    .action(restore);
};
