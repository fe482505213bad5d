import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { ConnectionHandler, type GraphQLSubscriptionConfig, type RecordSourceSelectorProxy } from 'relay-runtime';
import type { liveTasksSubscription } from './__generated__/liveTasksSubscription.graphql.ts';

interface Options {
  projectId: string;
  list: string;
  /** The place after which changes are shown; undefined before the list is read. */
  after: string | undefined;
  /** Called when the list is to be read, at first and again, with the place to continue after. */
  onReload: (place: string) => void;
  onFailed: (error: Error) => void;
}

const addTask = (store: RecordSourceSelectorProxy, list: string, id: string): void => {
  const [tasks, task] = [store.get(list), store.get(id)!];
  const isShown = tasks?.getLinkedRecords('edges')?.some((edge) => edge.getLinkedRecord('node') === task);
  if (tasks && !isShown) ConnectionHandler.insertEdgeBefore(tasks, ConnectionHandler.createEdge(store, tasks, task, 'TaskEdge'));
};

const removeTask = (store: RecordSourceSelectorProxy, list: string, id: string): void => {
  const tasks = store.get(list);
  if (tasks) ConnectionHandler.deleteNode(tasks, id);
  store.delete(id);
};

/** Shows what others do with the tasks of a project. The record in a change has its `version`, so that an edit of it overwrites nothing newer. */
export const useLiveTasks = ({ projectId, list, after, onReload, onFailed }: Options): void => {
  const config = useMemo<GraphQLSubscriptionConfig<liveTasksSubscription>>(
    () => ({
      subscription: graphql`
        subscription liveTasksSubscription($filter: TaskFilter!, $after: ID) {
          taskChanged(filter: $filter, after: $after, reload: true) {
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
        const { type, eventId } = data!.taskChanged!;
        if (type === 'RELOAD') onReload(eventId);
      },
      onError: onFailed,
    }),
    [projectId, list, after, onReload, onFailed],
  );
  useSubscription(config);
};
