import { type FormEvent, startTransition, useCallback, useState } from 'react';
import { graphql, useLazyLoadQuery, useMutation, usePaginationFragment } from 'react-relay';
import type { taskList_project$key } from './__generated__/taskList_project.graphql.ts';
import type { taskListCreateMutation } from './__generated__/taskListCreateMutation.graphql.ts';
import type { taskListPositionQuery } from './__generated__/taskListPositionQuery.graphql.ts';
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
  project: taskList_project$key;
  projectId: string;
  after: string | undefined;
  reading: number;
  onReload: () => void;
}

const Tasks = ({ project, projectId, after, reading, onReload }: Props) => {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment taskList_project on Project
      @refetchable(queryName: "taskListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        name
        tasks(first: $first, after: $after) @connection(key: "taskList_tasks") {
          __id
          edges { node { id ...taskRow_task } }
        }
      }
    `,
    project,
  );
  const [failure, setFailure] = useState<Error>();
  const list = data.tasks!.__id;
  useLiveTasks({ projectId, list, after, reading, onReload, onFailed: setFailure });
  return (
    <section aria-label="Tasks">
      <h2>{data.name}</h2>
      <NewTask projectId={projectId} list={list} onFailed={setFailure} />
      <p role="status">{failure?.message}</p>
      <ul className="tasks">
        {data.tasks!.edges.map(({ node }) => (
          <TaskRow key={node.id} task={node} list={list} onFailed={setFailure} />
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

/** The tasks of a project, newest first, as they are now. What changes while they are read comes after the newest event before. */
export const TaskList = ({ projectId }: { projectId: string }) => {
  const [reading, setReading] = useState(0);
  const readAgain = useCallback(() => startTransition(() => setReading((count) => count + 1)), []);
  const options = { fetchPolicy: 'network-only', fetchKey: reading } as const;
  const { events } = useLazyLoadQuery<taskListPositionQuery>(
    graphql`
      query taskListPositionQuery {
        events(last: 1) {
          edges { node { id } }
        }
      }
    `,
    {},
    options,
  );
  const { project } = useLazyLoadQuery<taskListQuery>(
    graphql`
      query taskListQuery($id: ID!) {
        project(id: $id) {
          ...taskList_project
        }
      }
    `,
    { id: projectId },
    options,
  );
  return <Tasks project={project!} projectId={projectId} after={events!.edges[0]?.node.id} reading={reading} onReload={readAgain} />;
};
