import type { Account } from './large-ground.ts';

/** One read as one door is asked for it, and what of the answer all doors tell alike. */
export interface Asked {
  paths: string[];
  bodies?: string[];
  /** The records of an answer, each as its id, its name, its description and its owner's name where that is asked for. */
  records: (body: never) => unknown[];
}

/** A read at each of the doors. */
export type Read = Record<'rest' | 'graphql' | 'postgraphile', Asked>;

interface Named {
  id: string;
  name: string;
  description: string | null;
  owner?: { name: string };
}

const told = ({ id, name, description, owner }: Named) => [id, name, description, owner?.name];

const posted = (query: string, variables: readonly object[]): Pick<Asked, 'paths' | 'bodies'> => ({
  paths: ['/graphql'],
  bodies: variables.map((each) => JSON.stringify({ query, variables: each })),
});

const recordOf = ({ data }: { data: { resource: Named } }) => [told(data.resource)];
const nodesOf = ({ data }: { data: { resources: { edges: { node: Named }[] } } }) => data.resources.edges.map(({ node }) => told(node));

const one = (ids: readonly string[], accountId: string): Read => ({
  rest: { paths: ids.map((id) => `/v1/resources/${id}`), records: ({ data }: { data: Named }) => [told(data)] },
  graphql: {
    ...posted(
      'query One($id: ID!) { resource(id: $id) { id name description status data createdAt updatedAt } }',
      ids.map((id) => ({ id })),
    ),
    records: recordOf,
  },
  postgraphile: {
    ...posted(
      `query One($account: String!, $id: String!) {
        resource: resourceByAccountIdAndRowId(accountId: $account, rowId: $id) {
          id: rowId name description status data: metadata createdAt updatedAt
        }
      }`,
      ids.map((id) => ({ account: accountId, id })),
    ),
    records: recordOf,
  },
});

const page = (accountId: string): Read => ({
  rest: { paths: ['/v1/resources?limit=20&after=&expand=owner'], records: ({ data }: { data: Named[] }) => data.map(told) },
  graphql: {
    ...posted(
      `query Page {
        resources(first: 20) {
          edges { node { id name description status data createdAt updatedAt owner { id name email role createdAt updatedAt } } }
          pageInfo { hasNextPage endCursor }
        }
      }`,
      [{}],
    ),
    records: nodesOf,
  },
  postgraphile: {
    ...posted(
      `query Page($account: String!) {
        resources: allResources(first: 20, condition: { accountId: $account }, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]) {
          edges {
            node {
              id: rowId name description status data: metadata createdAt updatedAt
              owner: userByAccountIdAndOwnerId { id: rowId name email role createdAt updatedAt }
            }
          }
          pageInfo { hasNextPage endCursor }
        }
      }`,
      [{ account: accountId }],
    ),
    records: nodesOf,
  },
});

/** The reads that are compared: the same fields of the same rows, in the same order. */
export const readsOf = ({ reads, caller }: Account): Record<string, Read> => ({
  'one resource by its id': one(
    reads['one by its id']!.map((path) => path.split('/').at(-1)!),
    caller.accountId,
  ),
  'the first 20 resources, each with its owner': page(caller.accountId),
});
