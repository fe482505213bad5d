import { graphql } from './gql/index.ts';

/** A page of the resources, newest first. */
export const listResources = graphql(`
  query Resources($first: Int!) {
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

/** What becomes of the list of resources: it is to be read at first, and after each change. */
export const resourceChanges = graphql(`
  subscription ResourceChanges($after: ID) {
    resourceChanged(after: $after, reload: true) {
      eventId
    }
  }
`);
