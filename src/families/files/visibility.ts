import type { InAccount, Reader } from '@tessera/platform';
import { type RawBuilder, sql } from 'kysely';
import { inVisibleProject, inVisibleProjects, isQuietProject } from '../projects/service.ts';

/** A file is visible to its uploader, to administrators, and to those who see its project, if it has one. */
export const seenBy = (caller: Reader, inProject: typeof inVisibleProject): RawBuilder<boolean> => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  return sql<boolean>`(files.uploaded_by = ${caller.userId} or ${inProject(caller, sql.ref('files.project_id'))})`;
};

const inVisible = (inProject: typeof inVisibleProject) => (caller: Reader, id: RawBuilder<unknown>) => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  const seen = seenBy(caller, inProject);
  return sql<boolean>`(select ${seen} from files where files.account_id = ${caller.accountId} and files.id = ${id})`;
};

/** Whether the caller sees the file whose id is in a column. For lists of records that belong to files: each file is looked up. */
export const inVisibleFiles = inVisible(inVisibleProjects);

/** The same for few records: it checks the project of each one separately. */
export const inVisibleFile = inVisible(inVisibleProject);

/** Whether nobody is to be notified of what happens in the project of the file whose id is in a column. */
export const isQuietFile = (reader: Reader, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from files where files.account_id = ${reader.accountId} and files.id = ${id} and ${isQuietProject(reader, sql.ref('files.project_id'))})`;

/** A query for the `user_id` of those whose file it is. */
export const uploaderOf = ({ accountId }: InAccount, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select uploaded_by as user_id from files where account_id = ${accountId} and id = ${id}`;
