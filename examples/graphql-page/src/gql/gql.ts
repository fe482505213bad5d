/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Resources($first: Int!) {\n    resources(first: $first) {\n      edges { node { id name description status owner { name } } }\n      pageInfo { hasNextPage }\n    }\n  }\n": typeof types.ResourcesDocument,
    "\n  mutation Create($input: CreateResourceInput!) {\n    createResource(input: $input) {\n      resource { id }\n    }\n  }\n": typeof types.CreateDocument,
    "\n  subscription ResourceChanges($after: ID) {\n    resourceChanged(after: $after, reload: true) {\n      eventId\n    }\n  }\n": typeof types.ResourceChangesDocument,
};
const documents: Documents = {
    "\n  query Resources($first: Int!) {\n    resources(first: $first) {\n      edges { node { id name description status owner { name } } }\n      pageInfo { hasNextPage }\n    }\n  }\n": types.ResourcesDocument,
    "\n  mutation Create($input: CreateResourceInput!) {\n    createResource(input: $input) {\n      resource { id }\n    }\n  }\n": types.CreateDocument,
    "\n  subscription ResourceChanges($after: ID) {\n    resourceChanged(after: $after, reload: true) {\n      eventId\n    }\n  }\n": types.ResourceChangesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Resources($first: Int!) {\n    resources(first: $first) {\n      edges { node { id name description status owner { name } } }\n      pageInfo { hasNextPage }\n    }\n  }\n"): typeof import('./graphql.ts').ResourcesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Create($input: CreateResourceInput!) {\n    createResource(input: $input) {\n      resource { id }\n    }\n  }\n"): typeof import('./graphql.ts').CreateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ResourceChanges($after: ID) {\n    resourceChanged(after: $after, reload: true) {\n      eventId\n    }\n  }\n"): typeof import('./graphql.ts').ResourceChangesDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
