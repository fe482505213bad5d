import { useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay';
import { ConnectionHandler, commitLocalUpdate, type GraphQLSubscriptionConfig, type RecordSourceSelectorProxy } from 'relay-runtime';
import type { liveTasksQuery } from './__generated__/liveTasksQuery.graphql.ts';
import type { liveTasksSubscription } from './__generated__/liveTasksSubscription.graphql.ts';

interface Options {
  projectId: string;
  list: string;
  /** The event from which on changes are shown. */
  after: string | undefined;
  /** Called when the list has to be read again. */
  onReload: () => void;
  onFailed: (error: Error) => void;
}

const addTask = (store: RecordSourceSelectorProxy, list: string, id: string): void => {
  const [tasks, task] = [store.get(list)!, store.get(id)!];
  const isShown = tasks.getLinkedRecords('edges')?.some((edge) => edge.getLinkedRecord('node') === task);
  if (!isShown) ConnectionHandler.insertEdgeBefore(tasks, ConnectionHandler.createEdge(store, tasks, task, 'TaskEdge'));
};

const removeTask = (store: RecordSourceSelectorProxy, list: string, id: string): void => {
  ConnectionHandler.deleteNode(store.get(list)!, id);
  store.delete(id);
};

const taskQuery = graphql`
  query liveTasksQuery($id: ID!) {
    task(id: $id) {
      ...taskRow_task
    }
  }
`;

/**
 * Shows what others do with the tasks of a project. A change names its task, which is then read with its `version`: the subscription does not
 * know it, and an edit without it would overwrite what others do next.
 */
export const useLiveTasks = ({ projectId, list, after, onReload, onFailed }: Options): void => {
  const environment = useRelayEnvironment();
  const config = useMemo<GraphQLSubscriptionConfig<liveTasksSubscription>>(() => {
    const changeList = (change: typeof addTask, id: string) => commitLocalUpdate(environment, (store) => change(store, list, id));
    const read = (id: string, isNew: boolean) =>
      fetchQuery<liveTasksQuery>(environment, taskQuery, { id }).subscribe({
        next: () => isNew && changeList(addTask, id),
        // A task that is gone already has another change.
        error: () => undefined,
      });

    return {
      subscription: graphql`
        subscription liveTasksSubscription($filter: TaskFilter!, $after: ID) {
          taskChanged(filter: $filter, after: $after) {
            eventId
            type
            id
          }
        }
      `,
      variables: { filter: { projectId: { eq: projectId } }, after },
      onNext: (data) => {
        const { type, id } = data!.taskChanged!;
        if (type === 'RELOAD') onReload();
        else if (type === 'REMOVED') changeList(removeTask, id!);
        else read(id!, type === 'ADDED');
      },
      onError: onFailed,
    };
  }, [environment, projectId, list, after, onReload, onFailed]);
  useSubscription(config);
};
