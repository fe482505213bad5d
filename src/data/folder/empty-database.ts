import { existsSync, mkdirSync, openAsBlob, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a build puts what is made ahead. */
const built = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** The files of a database can be read by the PGlite that wrote them, so that its version is in the name. */
const fileIn = (folder: string): string => {
  const manifest = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '..', 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return join(folder, `empty-database-${version}.tar`);
};

/** Makes an embedded database in a folder, and reads all its files once it is closed. */
const make = async (dataDir: string): Promise<Buffer> => {
  const { PGlite } = await import('@electric-sql/pglite');
  await (await PGlite.create({ dataDir })).close();
  const closed = await PGlite.create({ dataDir, noInitDb: true });
  return Buffer.from(await (await closed.dumpDataDir('none')).arrayBuffer());
};

/** Makes an embedded database in which nothing is yet, unless it is there: a first start only unpacks it, which is much quicker. */
export const buildEmptyDatabase = async (folder = built): Promise<void> => {
  const file = fileIn(folder);
  if (existsSync(file)) return;
  const next = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(next, await make(`${next}.data`));
    renameSync(next, file);
  } finally {
    for (const left of [next, `${next}.data`]) rmSync(left, { recursive: true, force: true });
  }
};

/** What a new embedded database begins with; none where it is not built, and PostgreSQL makes it anew. */
export const emptyDatabase = async (folder = built): Promise<Blob | undefined> => {
  const file = fileIn(folder);
  return existsSync(file) ? openAsBlob(file) : undefined;
};
