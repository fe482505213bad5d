import { graphql } from './gql/index.ts';

/** A page of the resources, newest first, and the newest event before them. */
export const listResources = graphql(`
  query Resources($first: Int!) {
    events(last: 1) {
      edges { node { id } }
    }
    resources(first: $first) {
      edges { node { id name description status owner { name } } }
      pageInfo { hasNextPage }
    }
  }
`);

/** Creates a resource. */
export const createResource = graphql(`
  mutation Create($input: CreateResourceInput!) {
    createResource(input: $input) {
      resource { id }
    }
  }
`);

/** What happens to resources after an event. */
export const resourceEvents = graphql(`
  subscription ResourceEvents($after: ID) {
    eventCreated(types: ["RESOURCE_CREATED", "RESOURCE_UPDATED", "RESOURCE_DELETED"], after: $after) {
      id
    }
  }
`);
