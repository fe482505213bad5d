import { migrations as listed } from '#generated/migrations';
import type { Migration } from '../migration.ts';

/** All migrations by name; the names give the order. `npm run generate` lists them, so that no folder is read at run time. */
export const migrations: Record<string, Migration> = listed;
