import type { ApolloCache, Reference } from '@apollo/client';
import type { ResultOf } from 'gql.tada';
import type { IntrospectionQuery } from 'graphql';
import type { Subscription } from 'rxjs';
import type { CreateScreens } from '../screens.ts';
import { createApollo } from './apollo-client.ts';
import { createMutation, deleteMutation, projectsQuery, renameMutation, tasksQuery, tasksSubscription } from './documents.ts';
import { following } from './following.ts';
import { overEvents, overWebSocket } from './transport.ts';

interface Edges {
  edges: { __typename: 'TaskEdge'; cursor: string; node: Reference }[];
}

type Change = NonNullable<ResultOf<typeof tasksSubscription>['taskChanged']>;

/** Puts a task that the cache has at the beginning of a project's list, once. */
const addTask = (cache: ApolloCache, projectId: string, id: string): void => {
  cache.modify<{ tasks: Edges }>({
    id: cache.identify({ __typename: 'Project', id: projectId }),
    fields: {
      tasks: (list, { toReference, readField }) => {
        const { edges } = list as Edges;
        if (edges.some(({ node }) => readField('id', node) === id)) return list;
        const node = toReference({ __typename: 'Task', id })!;
        return { ...list, edges: [{ __typename: 'TaskEdge', cursor: '', node }, ...edges] };
      },
    },
  });
};

/** Lists leave out what the cache does not have. */
const removeTask = (cache: ApolloCache, id: string): void => {
  cache.evict({ id: cache.identify({ __typename: 'Task', id }) });
  cache.gc();
};

export const createScreens: CreateScreens = (options) => {
  const subscriptions = options.transport === 'ws' ? overWebSocket(options) : overEvents(options);
  const client = createApollo({ ...options, subscriptions, introspection: options.introspection as IntrospectionQuery });
  const { cache } = client;

  const show = (projectId: string, { type, id }: Change): void => {
    if (type === 'ADDED') addTask(cache, projectId, id!);
    if (type === 'REMOVED') removeTask(cache, id!);
  };

  return {
    projects: async () => {
      const { data } = await client.query({ query: projectsQuery, variables: { first: 100 } });
      return data!.projects!.edges.map(({ node }) => node.name);
    },

    openTasks: (projectId, size, direction) => {
      const page = direction === 'forwards' ? { first: size } : { last: size };
      const query = client.watchQuery({ query: tasksQuery, variables: { projectId, ...page } });
      let showing: Subscription | undefined;
      const read = async () => {
        showing ??= query.subscribe({});
        await query.refetch();
      };
      const tasks = () => query.getCurrentResult().data?.project?.tasks;
      return {
        read,
        titles: () => tasks()?.edges?.map((edge) => edge?.node?.title ?? '') ?? [],
        versions: () => tasks()?.edges?.map((edge) => edge?.node?.version ?? null) ?? [],
        more: async () => {
          const { startCursor, endCursor } = tasks()!.pageInfo!;
          const cursor = direction === 'forwards' ? { after: endCursor } : { before: startCursor };
          await query.fetchMore({ variables: cursor });
        },
        follow: ({ onChange, onFailed }) =>
          following({
            subscribe: (after, { reload, fail }) => {
              const variables = { filter: { projectId: { eq: projectId } }, after };
              const subscription = client.subscribe({ query: tasksSubscription, variables }).subscribe(({ data, error }) => {
                if (error) return fail(error);
                const change = data!.taskChanged!;
                if (change.type === 'RELOAD') reload(change.eventId);
                else show(projectId, change);
                onChange(change.eventId);
              });
              return () => subscription.unsubscribe();
            },
            readList: read,
            onFailed,
          }),
        close: () => showing?.unsubscribe(),
      };
    },

    rename: async (id, title, ifVersion) => {
      const shown = { __typename: 'Task', id, title, priority: 'NORMAL', version: ifVersion ?? null } as const;
      const optimisticResponse = { updateTask: { __typename: 'UpdateTaskPayload', task: shown } } as const;
      await client.mutate({ mutation: renameMutation, variables: { id, title, ifVersion }, optimisticResponse });
    },

    create: async (projectId, title) => {
      const { data } = await client.mutate({
        mutation: createMutation,
        variables: { input: { projectId, title } },
        update: (changed, { data }) => addTask(changed, projectId, data!.createTask!.task.id),
      });
      return data!.createTask!.task.id;
    },

    remove: async (id) => {
      await client.mutate({ mutation: deleteMutation, variables: { id }, update: (changed) => removeTask(changed, id) });
    },

    close: () => {
      client.stop();
      void subscriptions.dispose();
    },
  };
};
