import type { FileHandle } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import { bytesOf, type Entry, type Place, placesIn, verifyEntry } from './archive.ts';

/** The last entry of a backup, because it has the checksums of all others. */
export interface Manifest {
  format: 1;
  made_at: string;
  /** The kind of database it can be restored to. */
  database: 'postgres' | 'pglite';
  /** The last migration of the schema. */
  schema: string;
  /** The name of the secret key that its secrets are sealed with. */
  secret_key: string | null;
  /** The number of rows of each table. */
  rows: Record<string, number>;
  /** Keys of objects that are missing from the store or have different bytes. */
  missing: string[];
  entries: Entry[];
}

export const names = { manifest: 'manifest.json', database: 'database', files: 'files/' };

/** How many rows each table has. */
export const countRows = async (db: Queries): Promise<Record<string, number>> => {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
    counts[name] = Number(rows[0]!.count);
  }
  return counts;
};

/** A backup whose bytes have all been compared with its checksums. */
export interface Verified {
  manifest: Manifest;
  places: ReadonlyMap<string, Place>;
}

/** Reads the whole backup. @throws Error when something is missing or damaged */
export const verifyArchive = async (file: FileHandle, path: string): Promise<Verified> => {
  const places = new Map((await placesIn(file, path)).map((place) => [place.name, place]));
  const last = places.get(names.manifest);
  if (!last) throw new Error(`${path} has no manifest: it is not a Tessera backup, or it was not finished.`);
  const manifest = JSON.parse(await text(bytesOf(file, last))) as Manifest;
  if (manifest.format !== 1) throw new Error(`${path} has the format ${manifest.format}; this version reads format 1.`);
  for (const entry of manifest.entries) {
    const place = places.get(entry.name);
    if (!place) throw new Error(`${entry.name} is missing from the backup.`);
    await verifyEntry(file, place, entry);
  }
  return { manifest, places };
};
