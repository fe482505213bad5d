import type { FocusEvent, KeyboardEvent } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay';
import type { TaskPriority, taskRow_task$key } from './__generated__/taskRow_task.graphql.ts';
import type { taskRowDeleteMutation } from './__generated__/taskRowDeleteMutation.graphql.ts';
import type { taskRowUpdateMutation } from './__generated__/taskRowUpdateMutation.graphql.ts';

const priorities = ['LOW', 'NORMAL', 'HIGH', 'URGENT'] as const;

interface Props {
  task: taskRow_task$key;
  list: string;
  onFailed: (error: Error) => void;
}

/** A task, which is edited in its place: the change is shown at once, and taken back when it is refused. */
export const TaskRow = ({ task, list, onFailed }: Props) => {
  const { id, title, priority, version } = useFragment(
    graphql`
      fragment taskRow_task on Task {
        id
        title
        priority
        version
      }
    `,
    task,
  );
  const [update] = useMutation<taskRowUpdateMutation>(graphql`
    mutation taskRowUpdateMutation($id: ID!, $input: UpdateTaskInput!, $ifVersion: Int) {
      updateTask(id: $id, input: $input, ifVersion: $ifVersion) {
        task { ...taskRow_task }
      }
    }
  `);
  const [remove, isRemoving] = useMutation<taskRowDeleteMutation>(graphql`
    mutation taskRowDeleteMutation($id: ID!, $connections: [ID!]!) {
      deleteTask(id: $id) {
        deletedId @deleteEdge(connections: $connections) @deleteRecord
      }
    }
  `);

  const change = (input: { title?: string; priority?: (typeof priorities)[number] }) =>
    update({
      variables: { id, input, ifVersion: version },
      optimisticResponse: { updateTask: { task: { id, title, priority, version, ...input } } },
      onError: onFailed,
    });
  const rename = ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
    if (field.value.trim() && field.value !== title) change({ title: field.value });
    else field.value = title;
  };
  const leave = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') currentTarget.blur();
  };

  return (
    <li className={priority.toLowerCase()}>
      <input key={title} aria-label="Title" defaultValue={title} maxLength={300} onBlur={rename} onKeyDown={leave} />
      <select
        aria-label={`Priority of “${title}”`}
        value={priority}
        onChange={(event) => change({ priority: event.target.value as (typeof priorities)[number] })}
      >
        {priorities.map((one: TaskPriority) => (
          <option key={one} value={one}>
            {one.toLowerCase()}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label={`Delete “${title}”`}
        disabled={isRemoving}
        onClick={() => remove({ variables: { id, connections: [list] }, onError: onFailed })}
      >
        ×
      </button>
    </li>
  );
};
