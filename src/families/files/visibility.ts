import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../data/query/cached-statements.ts';
import type { Tables } from '../../data/tables/index.ts';
import { inVisibleProject, inVisibleProjects } from '../projects/service.ts';

/** A file is visible to its uploader, to administrators, and to those who see its project, if it has one. */
export const seenBy = (caller: Viewer, inProject: typeof inVisibleProject): RawBuilder<boolean> => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  return sql<boolean>`(files.uploaded_by = ${caller.userId} or ${inProject(caller, sql.ref('files.project_id'))})`;
};

const fileIds = (caller: Viewer, inProject: typeof inVisibleProject) =>
  expressionBuilder<Tables>()
    .selectFrom('files')
    .select('files.id')
    .where('files.account_id', '=', caller.accountId)
    .where(seenBy(caller, inProject));

/** Whether the caller sees the file whose id is in a column. For lists of records that belong to files. */
export const inVisibleFiles = (caller: Viewer, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  caller.role === 'admin' ? sql<boolean>`true` : sql<boolean>`${id} in (${fileIds(caller, inVisibleProjects)})`;

/** The same for few records: it checks the file of each one separately. */
export const inVisibleFile = (caller: Viewer, id: RawBuilder<unknown>): RawBuilder<boolean> => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  return sql<boolean>`exists (${fileIds(caller, inVisibleProject).where('files.id', '=', id as RawBuilder<string>)})`;
};
