import { graphql } from './graphql.ts';

export const projectsQuery = graphql(`
  query Projects($first: Int!) {
    projects(first: $first) {
      edges { cursor node { id name } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
`);

export const tasksQuery = graphql(`
  query Tasks($projectId: ID!, $first: Int, $after: String, $last: Int, $before: String) {
    project(id: $projectId) {
      id
      tasks(first: $first, after: $after, last: $last, before: $before) {
        edges { cursor node { id title priority version } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
    }
  }
`);

export const renameMutation = graphql(`
  mutation Rename($id: ID!, $title: String!, $ifVersion: Int) {
    updateTask(id: $id, input: { title: $title }, ifVersion: $ifVersion) {
      task { id title priority version }
    }
  }
`);

export const createMutation = graphql(`
  mutation Create($input: CreateTaskInput!) {
    createTask(input: $input) {
      task { id title priority version }
    }
  }
`);

export const deleteMutation = graphql(`
  mutation Delete($id: ID!) {
    deleteTask(id: $id) {
      deletedId
    }
  }
`);

export const tasksSubscription = graphql(`
  subscription TaskChanges($filter: TaskFilter!, $after: ID) {
    taskChanged(filter: $filter, after: $after, reload: true) {
      eventId
      type
      id
      task { id title priority version }
    }
  }
`);
