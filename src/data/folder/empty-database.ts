import { existsSync, mkdirSync, openAsBlob, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a build puts the prepared database. */
const built = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** Only the version of PGlite that wrote a database is sure to read it, so the version is in the name. */
const fileIn = (folder: string): string => {
  const manifest = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '..', 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return join(folder, `empty-database-${version}.tar`);
};

/** Makes an embedded database in a folder, and dumps its files after it was closed. */
const dumpNewDatabase = async (dataDir: string): Promise<Buffer> => {
  const { PGlite } = await import('@electric-sql/pglite');
  await (await PGlite.create({ dataDir })).close();
  const closed = await PGlite.create({ dataDir, noInitDb: true });
  return Buffer.from(await (await closed.dumpDataDir('none')).arrayBuffer());
};

/** Builds the empty database unless it exists. A first start only unpacks it, which is much faster than making one. */
export const buildEmptyDatabase = async (folder = built): Promise<void> => {
  const file = fileIn(folder);
  if (existsSync(file)) return;
  const temporary = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(temporary, await dumpNewDatabase(`${temporary}.data`));
    renameSync(temporary, file);
  } finally {
    for (const left of [temporary, `${temporary}.data`]) rmSync(left, { recursive: true, force: true });
  }
};

/** The prepared empty database; undefined when it is not built, and PostgreSQL makes a new one. */
export const emptyDatabase = async (folder = built): Promise<Blob | undefined> => {
  const file = fileIn(folder);
  return existsSync(file) ? openAsBlob(file) : undefined;
};
