import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { ConnectionHandler, type GraphQLSubscriptionConfig, type RecordSourceSelectorProxy } from 'relay-runtime';
import type { liveTasksSubscription } from './__generated__/liveTasksSubscription.graphql.ts';

interface Options {
  projectId: string;
  list: string;
  /** The event from which on changes are shown. */
  after: string | undefined;
  /** How often the list was read again: each time, the subscription begins again. */
  reading: number;
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

/** Shows what others do with the tasks of a project. The record in a change has its `version`, so that an edit of it overwrites nothing newer. */
export const useLiveTasks = ({ projectId, list, after, reading, onReload, onFailed }: Options): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place may follow when the list was read again
  const config = useMemo<GraphQLSubscriptionConfig<liveTasksSubscription>>(
    () => ({
      subscription: graphql`
        subscription liveTasksSubscription($filter: TaskFilter!, $after: ID) {
          taskChanged(filter: $filter, after: $after) {
            eventId
            type
            id
            task {
              ...taskRow_task
            }
          }
        }
      `,
      variables: { filter: { projectId: { eq: projectId } }, after },
      updater: (store, data) => {
        const { type, id } = data!.taskChanged!;
        if (type === 'ADDED') addTask(store, list, id!);
        if (type === 'REMOVED') removeTask(store, list, id!);
      },
      onNext: (data) => {
        if (data!.taskChanged!.type === 'RELOAD') onReload();
      },
      onError: onFailed,
    }),
    [projectId, list, after, reading, onReload, onFailed],
  );
  useSubscription(config);
};
