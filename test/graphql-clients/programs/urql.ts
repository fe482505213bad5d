import type { CombinedError } from '@urql/core';
import type { IntrospectionQuery } from 'graphql';
import type { CreateScreens } from '../screens.ts';
import { createMutation, deleteMutation, projectsQuery, renameMutation, tasksQuery, tasksSubscription } from './documents.ts';
import { following } from './following.ts';
import { overEvents, overWebSocket } from './transport.ts';
import { createUrql } from './urql-client.ts';

/** The data of a result. @throws its error */
const dataOf = <Data>({ data, error }: { data?: Data | undefined; error?: CombinedError | undefined }): Data => {
  if (error) throw error;
  return data!;
};

export const createScreens: CreateScreens = (options) => {
  const subscriptions = options.transport === 'ws' ? overWebSocket(options) : overEvents(options);
  const client = createUrql({ ...options, subscriptions, introspection: options.introspection as IntrospectionQuery });

  return {
    projects: async () => {
      const { projects } = dataOf(await client.query(projectsQuery, { first: 100 }));
      return projects!.edges.map(({ node }) => node.name);
    },

    openTasks: (projectId, size, direction) => {
      const page = direction === 'forwards' ? { first: size } : { last: size };
      let tasks:
        | {
            edges: { node: { title: string; version: number | null } }[];
            pageInfo: { startCursor: string | null; endCursor: string | null };
          }
        | undefined;
      let stop = () => {};
      /** Shows all pages that the cache has, and reads the one after the cursor. */
      const show = (cursor: { after?: string | null; before?: string | null }) =>
        new Promise<void>((resolve, reject) => {
          stop();
          const { unsubscribe } = client.query(tasksQuery, { projectId, ...page, ...cursor }).subscribe(({ data, error, stale }) => {
            if (error) return reject(error);
            tasks = data?.project?.tasks ?? tasks;
            if (!stale) resolve();
          });
          stop = unsubscribe;
        });
      const read = () => show({});
      return {
        read,
        titles: () => tasks?.edges.map(({ node }) => node.title) ?? [],
        versions: () => tasks?.edges.map(({ node }) => node.version) ?? [],
        more: () => {
          const { startCursor, endCursor } = tasks!.pageInfo;
          return show(direction === 'forwards' ? { after: endCursor } : { before: startCursor });
        },
        follow: ({ onChange, onFailed }) =>
          following({
            subscribe: (after, { reload, fail }) => {
              const variables = { filter: { projectId: { eq: projectId } }, after };
              const { unsubscribe } = client.subscription(tasksSubscription, variables).subscribe(({ data, error }) => {
                if (error) return fail(error);
                const { type, eventId } = data!.taskChanged!;
                if (type === 'RELOAD') reload(eventId);
                onChange(eventId);
              });
              return unsubscribe;
            },
            readList: read,
            onFailed,
          }),
        close: () => stop(),
      };
    },

    rename: async (id, title, ifVersion) => {
      dataOf(await client.mutation(renameMutation, { id, title, ifVersion }));
    },

    create: async (projectId, title) => {
      const { createTask } = dataOf(await client.mutation(createMutation, { input: { projectId, title } }));
      return createTask!.task.id;
    },

    remove: async (id) => {
      dataOf(await client.mutation(deleteMutation, { id }));
    },

    close: () => void subscriptions.dispose(),
  };
};
