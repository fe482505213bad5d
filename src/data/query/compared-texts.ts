import { sql } from 'kysely';
import type { Column } from './where.ts';

/** How a list compares and sorts a text. A migration creates an index on the same expression. */
export type TextOrder = (column: Column) => Column;

/** In code point order, whatever the language of the database: it is the same everywhere, and no system update changes it. */
export const byCodePoints: TextOrder = (column) => sql`${column} collate "C"`;

/** E-mail addresses are unique without regard to case. */
export const ignoringCase: TextOrder = (column) => byCodePoints(sql`lower(${column})`);
