import { sql } from 'kysely';
import type { Column } from './where.ts';

/** In code point order, whatever the language of the database: it is the same everywhere, and no system update changes it. */
const byCodePoints = (column: Column): Column => sql`${column} collate "C"`;

/** E-mail addresses are unique without regard to case. */
const ignoringCase = (column: Column): Column => byCodePoints(sql`lower(${column})`);

/** How lists compare the texts that they are sorted by, by table and column. The migrations create indexes on the same expressions. */
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

/** The columns as the expressions by which their values are compared and sorted. */
export const comparedColumns = (table: string, columns: Readonly<Record<string, Column>>): Readonly<Record<string, Column>> => ({
  ...columns,
  ...Object.fromEntries(Object.entries(compared[table] ?? {}).flatMap(([name, as]) => (columns[name] ? [[name, as(columns[name])]] : []))),
});
