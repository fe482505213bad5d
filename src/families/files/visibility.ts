import type { Viewer } from '@tessera/platform';
import { type RawBuilder, sql } from 'kysely';
import { inVisibleProject, inVisibleProjects } from '../projects/service.ts';

/** A file is visible to its uploader, to administrators, and to those who see its project, if it has one. */
export const seenBy = (caller: Viewer, inProject: typeof inVisibleProject): RawBuilder<boolean> => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  return sql<boolean>`(files.uploaded_by = ${caller.userId} or ${inProject(caller, sql.ref('files.project_id'))})`;
};

const inVisible = (inProject: typeof inVisibleProject) => (caller: Viewer, id: RawBuilder<unknown>) => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  const seen = seenBy(caller, inProject);
  return sql<boolean>`(select ${seen} from files where files.account_id = ${caller.accountId} and files.id = ${id})`;
};

/** Whether the caller sees the file whose id is in a column. For lists of records that belong to files: each file is looked up. */
export const inVisibleFiles = inVisible(inVisibleProjects);

/** The same for few records: it checks the project of each one separately. */
export const inVisibleFile = inVisible(inVisibleProject);
