import { Client, fetchExchange, mapExchange, subscriptionExchange } from '@urql/core';
import { authExchange } from '@urql/exchange-auth';
import { type Cache, cacheExchange, type KeyingConfig } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import type { ResultOf } from 'gql.tada';
import type { IntrospectionQuery } from 'graphql';
import type { Client as SubscriptionClient } from 'graphql-ws';
import { tasksQuery, type tasksSubscription } from './documents.ts';

interface Options {
  url: string;
  key: () => string;
  renewKey: () => Promise<void>;
  /** Of `graphql-ws` or `graphql-sse`, which have the same form. */
  subscriptions: Pick<SubscriptionClient, 'subscribe'>;
  introspection: IntrospectionQuery;
  onCode: (code: unknown) => void;
  fetch: typeof fetch;
}

/** Types without an `id`, such as memberships and payloads, are parts of what they are read from. */
const keysOf = ({ __schema }: IntrospectionQuery): KeyingConfig =>
  Object.fromEntries(
    __schema.types
      .filter((type) => type.kind === 'OBJECT' && !type.name.startsWith('__') && !type.fields.some(({ name }) => name === 'id'))
      .map(({ name }) => [name, () => null]),
  );

type Edges = NonNullable<NonNullable<ResultOf<typeof tasksQuery>['project']>['tasks']>['edges'];
type Edge = Edges[number];

/** Changes each page that the cache has of the tasks of a project. */
const changePages = (cache: Cache, projectId: string, change: (edges: Edges) => Edges): void => {
  for (const { fieldName, arguments: page } of cache.inspectFields({ __typename: 'Project', id: projectId })) {
    if (fieldName !== 'tasks') continue;
    cache.updateQuery({ query: tasksQuery, variables: { projectId, ...page } }, (data) => {
      const tasks = data?.project?.tasks;
      return tasks ? { ...data, project: { ...data.project!, tasks: { ...tasks, edges: change(tasks.edges) } } } : data;
    });
  }
};

/** Puts a task at the beginning of the lists of its project, once. */
const addTask = (cache: Cache, projectId: string, node: Edge['node']): void => {
  const edge = { __typename: 'TaskEdge', cursor: '', node } as Edge;
  changePages(cache, projectId, (edges) => (edges.some((one) => one.node.id === node.id) ? edges : [edge, ...edges]));
};

const removeTask = (cache: Cache, id: string): void => {
  for (const { fieldKey } of cache.inspectFields('Query')) {
    const project = cache.resolve('Query', fieldKey);
    if (typeof project !== 'string' || !project.startsWith('Project:')) continue;
    changePages(cache, project.slice('Project:'.length), (edges) => edges.filter(({ node }) => node.id !== id));
  }
};

/** Forgets the pages of a project's tasks, so that they are read again. */
const forgetPages = (cache: Cache, projectId: string): void => {
  const project = { __typename: 'Project', id: projectId };
  for (const { fieldName, arguments: page } of cache.inspectFields(project)) {
    if (fieldName === 'tasks') cache.invalidate(project, fieldName, page);
  }
};

interface ProjectFilter {
  projectId: { eq: string };
}

type Change = NonNullable<ResultOf<typeof tasksSubscription>['taskChanged']>;

const cacheOf = (introspection: IntrospectionQuery) =>
  cacheExchange({
    schema: introspection,
    keys: keysOf(introspection),
    resolvers: {
      Query: { projects: relayPagination() },
      Project: { tasks: relayPagination() },
    },
    optimistic: {
      updateTask: ({ id, input }, cache) => {
        const task = { __typename: 'Task', id: id as string };
        const kept = (field: string) => cache.resolve(task, field);
        const shown = { title: kept('title'), priority: kept('priority'), version: kept('version'), ...(input as object) };
        return { __typename: 'UpdateTaskPayload', task: { ...task, ...shown } };
      },
    },
    updates: {
      Mutation: {
        createTask: (result, { input }, cache) => {
          const { createTask } = result as { createTask: { task: Edge['node'] } | null };
          if (createTask) addTask(cache, (input as { projectId: string }).projectId, createTask.task);
        },
        deleteTask: ({ deleteTask }, { id }, cache) => {
          if (deleteTask) removeTask(cache, id as string);
        },
      },
      Subscription: {
        taskChanged: (result, { filter }, cache) => {
          const { taskChanged } = result as { taskChanged: Change | null };
          const projectId = (filter as ProjectFilter).projectId.eq;
          if (taskChanged?.type === 'ADDED') addTask(cache, projectId, taskChanged.task!);
          if (taskChanged?.type === 'REMOVED') removeTask(cache, taskChanged.id!);
          if (taskChanged?.type === 'RELOAD') forgetPages(cache, projectId);
        },
      },
    },
  });

/** urql for a server of Tessera. */
export const createUrql = ({ url, key, renewKey, subscriptions, introspection, onCode, fetch }: Options) =>
  new Client({
    url: `${url}/graphql`,
    fetch,
    preferGetMethod: false,
    exchanges: [
      cacheOf(introspection),
      mapExchange({
        onError: ({ graphQLErrors }) => {
          for (const { extensions } of graphQLErrors) onCode(extensions.code);
        },
      }),
      authExchange(async ({ appendHeaders }) => ({
        addAuthToOperation: (operation) => appendHeaders(operation, { 'X-API-Key': key() }),
        didAuthError: ({ graphQLErrors }) => graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED'),
        refreshAuth: renewKey,
      })),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query, variables }) => ({
          subscribe: (sink) => ({ unsubscribe: subscriptions.subscribe({ query: query!, variables }, sink as never) }),
        }),
      }),
    ],
  });
