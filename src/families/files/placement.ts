import { type Principal, referringBy, type Tx } from '@tessera/platform';
import type { ProjectService } from '../projects/service.ts';
import type { TaskService } from '../tasks/service.ts';
import { expectSameProject, type Place, type RequestedPlace } from './record.ts';

interface Dependencies {
  projects: Pick<ProjectService, 'holdForWriting'>;
  tasks: Pick<TaskService, 'projectOf'>;
}

/** Checks where the caller may move a file: to another project only if they may write there. Returns the place. */
export const createPlacement =
  ({ projects, tasks }: Dependencies) =>
  async (tx: Tx, caller: Principal, current: Place, { project_id, task_id }: RequestedPlace): Promise<Place> => {
    const enter = async (field: string, id: string): Promise<void> => {
      if (id !== current.project_id) await referringBy(field, () => projects.holdForWriting(tx, caller, id));
    };
    if (project_id) await enter('project_id', project_id);
    if (task_id === null) return { project_id: project_id ?? null, task_id };
    const own = task_id === current.task_id ? current.project_id : null;
    const project = own ?? (await referringBy('task_id', () => tasks.projectOf(tx, caller, task_id)));
    if (project_id === undefined) await enter('task_id', project);
    else expectSameProject(project_id, task_id, project);
    return { project_id: project, task_id };
  };
