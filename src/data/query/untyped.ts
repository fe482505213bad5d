import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Queries } from '../connection/database.ts';

/** A query on any table: only the store of a list knows which. */
// biome-ignore lint/suspicious/noExplicitAny: only the store knows its tables
export type Base = SelectQueryBuilder<any, any, any>;

/** The database without its types: Kysely's types know tables, but not queries and parameters that rows are selected from. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export const untyped = (db: Queries): Kysely<any> => db;
