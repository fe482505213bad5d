export { createGraphQL, type GraphQLClient, type GraphQLOptions } from './client.ts';
export type { DocumentId, GeneratedDocument, PlainDocument, TypedDocument } from './document.ts';
export { type GraphQLCode, GraphQLFailure, isGraphQLFailure, type ListedError } from './failure.ts';
export type { SubscribeOptions } from './subscribe.ts';
