import { type RawBuilder, sql } from 'kysely';
import { isId } from '../core/ids.ts';

type Value = string | null | RawBuilder<string | null>;

/** For whom an event is, besides administrators: who sees the project, and the uploader; everyone when neither is named. */
export interface Audience {
  project_id: Value;
  uploader_id: Value;
}

/** What tells of an event's place, as far as its data has it. */
interface EventContent {
  project_id?: string | null;
  uploaded_by?: string;
  subject?: { type: string; id: string };
}

const everyone: Audience = { project_id: null, uploader_id: null };

/** Where a record cannot be found its own id stands for what it names: that is nobody's, and the event for administrators only. */
const ofSubject = (accountId: string, { type, id }: { type: string; id: string }): Audience => {
  const itself = (table: string, column: string) =>
    sql<string | null>`(select ${sql.ref(column)} from ${sql.table(table)} where account_id = ${accountId} and id = ${id})`;
  if (type === 'project') return { ...everyone, project_id: id };
  if (type === 'task') return { ...everyone, project_id: sql`coalesce(${itself('tasks', 'project_id')}, ${id})` };
  if (type === 'file')
    return { project_id: itself('files', 'project_id'), uploader_id: sql`coalesce(${itself('files', 'uploaded_by')}, ${id})` };
  return everyone;
};

/**
 * Whom an event is for, by what it is about: projects, and what stands in them, are for those who see the project; files also
 * for their uploaders; a comment for whoever sees what it is on; the rest for everyone in the account.
 */
export const audienceOf = (accountId: string, resourceId: string | null, data: object): Audience => {
  const { project_id, uploaded_by, subject } = data as EventContent;
  if (resourceId !== null && isId('project', resourceId)) return { ...everyone, project_id: resourceId };
  if (subject) return ofSubject(accountId, subject);
  return { project_id: project_id ?? null, uploader_id: uploaded_by ?? null };
};
