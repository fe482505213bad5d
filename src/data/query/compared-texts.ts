import { sql } from 'kysely';
import type { Column } from './where.ts';

/** By code points, whatever the language of the database: the order is the same everywhere, and no update of a system changes it. */
const byCodePoints = (column: Column): Column => sql`${column} collate "C"`;

/** E-mail addresses are unique whatever their case. */
const ignoringCase = (column: Column): Column => byCodePoints(sql`lower(${column})`);

/** How texts are compared that lists are sorted by, by table and column: the migrations of these tables have their indexes. */
const compared: Readonly<Record<string, Readonly<Record<string, (column: Column) => Column>>>> = {
  users: { name: byCodePoints, email: ignoringCase },
  teams: { name: byCodePoints },
  projects: { name: byCodePoints },
  tasks: { title: byCodePoints },
  resources: { name: byCodePoints, type: byCodePoints },
  files: { name: byCodePoints, content_type: byCodePoints },
  integrations: { name: byCodePoints },
  webhooks: { url: byCodePoints },
  api_keys: { name: byCodePoints },
  applications: { name: byCodePoints },
  audit_entries: { action: byCodePoints },
};

/** Columns as values of theirs are compared and sorted. */
export const comparedColumns = (table: string, columns: Readonly<Record<string, Column>>): Readonly<Record<string, Column>> => ({
  ...columns,
  ...Object.fromEntries(Object.entries(compared[table] ?? {}).flatMap(([name, as]) => (columns[name] ? [[name, as(columns[name])]] : []))),
});
