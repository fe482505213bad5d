import { type FormEvent, startTransition, useCallback, useState } from 'react';
import { graphql, useLazyLoadQuery, useMutation, usePaginationFragment } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import type { taskList_project$key } from './__generated__/taskList_project.graphql.ts';
import type { taskListCreateMutation } from './__generated__/taskListCreateMutation.graphql.ts';
import type { taskListPaginationQuery } from './__generated__/taskListPaginationQuery.graphql.ts';
import type { taskListQuery } from './__generated__/taskListQuery.graphql.ts';
import { useLiveTasks } from './live-tasks.ts';
import { TaskRow } from './task-row.tsx';

const NewTask = ({ projectId, list, onFailed }: { projectId: string; list: string; onFailed: (error: Error) => void }) => {
  const [create, isCreating] = useMutation<taskListCreateMutation>(graphql`
    mutation taskListCreateMutation($input: CreateTaskInput!, $connections: [ID!]!) {
      createTask(input: $input) {
        task @prependNode(connections: $connections, edgeTypeName: "TaskEdge") {
          ...taskRow_task
        }
      }
    }
  `);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const title = String(new FormData(form).get('title'));
    create({ variables: { input: { projectId, title }, connections: [list] }, onCompleted: () => form.reset(), onError: onFailed });
  };
  return (
    <form onSubmit={submit}>
      <label>
        New task
        <input name="title" required maxLength={300} autoComplete="off" />
      </label>
      <button type="submit" disabled={isCreating}>
        Add
      </button>
    </form>
  );
};

interface Props {
  projectId: string;
  list: string;
  /** Where changes continue: the list is read for each place. */
  place: string;
  onFailed: (error: Error) => void;
}

const Tasks = ({ projectId, list, place, onFailed }: Props) => {
  const { project } = useLazyLoadQuery<taskListQuery>(
    graphql`
      query taskListQuery($id: ID!) {
        project(id: $id) {
          ...taskList_project
        }
      }
    `,
    { id: projectId },
    { fetchPolicy: 'network-only', fetchKey: place },
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<taskListPaginationQuery, taskList_project$key>(
    graphql`
      fragment taskList_project on Project
      @refetchable(queryName: "taskListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        name
        tasks(first: $first, after: $after) @connection(key: "taskList_tasks") {
          edges { node { id ...taskRow_task } }
        }
      }
    `,
    project!,
  );
  return (
    <section aria-label="Tasks">
      <h2>{data.name}</h2>
      <NewTask projectId={projectId} list={list} onFailed={onFailed} />
      <ul className="tasks">
        {data.tasks!.edges.map(({ node }) => (
          <TaskRow key={node.id} task={node} list={list} onFailed={onFailed} />
        ))}
      </ul>
      {hasNext && (
        <button type="button" disabled={isLoadingNext} onClick={() => loadNext(10)}>
          More tasks
        </button>
      )}
    </section>
  );
};

/** The tasks of a project, newest first, as they are now: they are followed first, and read when the subscription says so. */
export const TaskList = ({ projectId }: { projectId: string }) => {
  const [place, setPlace] = useState<string>();
  const [failure, setFailure] = useState<Error>();
  const list = ConnectionHandler.getConnectionID(projectId, 'taskList_tasks');
  const onReload = useCallback((place: string) => startTransition(() => setPlace(place)), []);
  useLiveTasks({ projectId, list, after: place, onReload, onFailed: setFailure });
  return (
    <div>
      <p role="status">{failure?.message ?? (place ? '' : 'Loading')}</p>
      {place && <Tasks projectId={projectId} list={list} place={place} onFailed={setFailure} />}
    </div>
  );
};
