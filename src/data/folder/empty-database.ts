import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { platform } from '../../core/platform.ts';
import { project as root } from '../../core/project.ts';
import { readArchive } from './archives.ts';

/** Where a build puts the prepared database of a project. */
export interface PreparedDatabase {
  /** The folder with the files of PostgreSQL. */
  folder: string;
  /** The same files as a packed archive, for databases in memory. */
  archive: string;
  /** The file with the digest of the migrations that made it, and with the names of its folders: a package loses empty folders. */
  record: string;
}

/** The version of PGlite: only the one that wrote a database is sure to read it. */
export const pgliteVersion = (): string => {
  const manifest = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '..', 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
};

export const preparedDatabase = (project = root): PreparedDatabase => {
  const folder = join(project, 'dist', `empty-database-${pgliteVersion()}`);
  return { folder, archive: `${folder}.packed`, record: `${folder}.json` };
};

/** A digest of the migrations of a project, and of those in the package, with the records that search finds. */
export const digestOfMigrations = (project = root): string => {
  const own = [
    'generated/migrations.ts',
    'generated/searched.ts',
    ...globSync('src/families/*/migrations/**/*.ts', { cwd: project }).sort(),
  ];
  const others = globSync('src/{data,built-in/*}/migrations/**/*.{js,ts}', { cwd: platform }).sort();
  const digest = createHash('sha256');
  for (const file of [...own.map((one) => join(project, one)), ...others.map((one) => join(platform, one))])
    digest.update(readFileSync(file));
  return digest.digest('hex');
};

/** Whether it was built from the current migrations. A built server without them has the database of its version. */
const isPrepared = ({ folder, archive, record }: PreparedDatabase, project: string): boolean => {
  if (![folder, archive, record].every((path) => existsSync(path))) return false;
  if (!existsSync(join(platform, 'src/data/migrations'))) return true;
  return (JSON.parse(readFileSync(record, 'utf8')) as { digest: string }).digest === digestOfMigrations(project);
};

/**
 * Copies the prepared database, which has all tables and no rows, to a new place. Returns false when there is none, or no room for it;
 * then PostgreSQL makes a new one. A copy takes a fraction of the time.
 */
export const copyPreparedDatabase = (place: string, project = root): boolean => {
  const prepared = preparedDatabase(project);
  if (!isPrepared(prepared, project)) return false;
  try {
    cpSync(prepared.folder, place, { recursive: true });
    const { folders } = JSON.parse(readFileSync(prepared.record, 'utf8')) as { folders: string[] };
    for (const folder of folders) mkdirSync(join(place, folder), { recursive: true, mode: 0o700 });
    return true;
  } catch {
    // Node's copy reports a full disk as a broken one. PostgreSQL, which makes a new database next, reports the real reason.
    rmSync(place, { recursive: true, force: true });
    return false;
  }
};

/** The prepared database for `loadDataDir`, which has all tables and no rows; undefined when there is none. */
export const readPreparedDatabase = (project = root): ArrayBuffer | undefined => {
  const prepared = preparedDatabase(project);
  return isPrepared(prepared, project) ? readArchive(prepared.archive) : undefined;
};
