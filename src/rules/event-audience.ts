import { type RawBuilder, sql } from 'kysely';
import { isId } from '../core/ids.ts';

/** Who may see an event, besides administrators: those who see the project, and the person; everyone when both are null. */
export interface Audience {
  project_id: string | null;
  person_id: string | null;
  /** The record that decides instead. What it belongs to is read when the event is stored. */
  subject?: Subject;
}

/** A record that decides who sees an event about another one. */
export interface Subject {
  type: 'task' | 'file';
  id: string;
}

/** The properties of event data that decide who may see it. */
interface EventContent {
  project_id?: string | null;
  uploaded_by?: string;
  /** Of a membership. */
  user_id?: string;
  subject?: { type: string; id: string };
}

/** The properties among them that a change can give another value. */
export const placing = ['project_id', 'uploaded_by', 'subject'] as const satisfies readonly (keyof EventContent)[];

const everyone: Audience = { project_id: null, person_id: null };

const ofSubject = ({ type, id }: { type: string; id: string }): Audience => {
  if (type === 'project') return { ...everyone, project_id: id };
  return type === 'task' || type === 'file' ? { ...everyone, subject: { type, id } } : everyone;
};

/**
 * Who may see an event, by a query for its subject. When the subject does not exist, its own id stands for the project or person. It matches
 * nobody, so only administrators see the event.
 */
export const columnsOfSubject = (type: Subject['type'], accountId: string, id: string) => {
  const itself = (table: string, column: string) =>
    sql<string | null>`(select ${sql.ref(column)} from ${sql.table(table)} where account_id = ${accountId} and id = ${id})`;
  const orNobody = (value: RawBuilder<string | null>) => sql<string | null>`coalesce(${value}, ${id})`;
  return type === 'task'
    ? { project_id: orNobody(itself('tasks', 'project_id')), person_id: null }
    : { project_id: itself('files', 'project_id'), person_id: orNobody(itself('files', 'uploaded_by')) };
};

/**
 * Who may see an event: events of a project and of the records in it are for those who see the project; events of a file also for
 * its uploader, and events of a membership for its member, who may no longer see the project; events of a comment for those who see its
 * subject; all others for everyone in the account.
 */
export const audienceOf = (resourceId: string | null, data: object): Audience => {
  const { project_id, uploaded_by, user_id, subject } = data as EventContent;
  if (resourceId !== null && isId('project', resourceId)) return { project_id: resourceId, person_id: user_id ?? null };
  if (subject) return ofSubject(subject);
  return { project_id: project_id ?? null, person_id: uploaded_by ?? null };
};
