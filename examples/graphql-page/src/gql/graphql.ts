/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A resource to create. Null means the same as leaving a field out. */
export type CreateResourceInput = {
  /** Keys and values of your own: at most 50 keys, each of up to 64 characters. Empty when left out. */
  data?: Record<string, unknown> | null | undefined;
  /** What it is about, at most 10,000 characters. */
  description?: string | null | undefined;
  /** Its name, 1 to 200 characters on one line, not all of them invisible. */
  name: string;
  /** The first status; ACTIVE when left out. */
  status?: ResourceStatus | null | undefined;
  /** A type of your own, with letters, digits, `_`, `.` and `-`, at most 64 characters; `standard` when left out. */
  type?: string | null | undefined;
};

/**
 * The status of a resource. It may change from PENDING to ACTIVE, from ACTIVE to ARCHIVED, and from ARCHIVED to ACTIVE. Any other change is
 * BAD_USER_INPUT; sending the current status changes nothing.
 */
export type ResourceStatus =
  /** In use. */
  | 'ACTIVE'
  /** No longer in use, but stored. */
  | 'ARCHIVED'
  /** Not in use yet. */
  | 'PENDING';

export type ResourcesQueryVariables = Exact<{
  first: number;
}>;


export type ResourcesQuery = { resources: { edges: Array<{ node: { id: string, name: string, description: string | null, status: ResourceStatus, owner: { name: string } } }>, pageInfo: { hasNextPage: boolean } } | null };

export type CreateMutationVariables = Exact<{
  input: CreateResourceInput;
}>;


export type CreateMutation = { createResource: { resource: { id: string } } | null };

export type ResourceChangesSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ResourceChangesSubscription = { resourceChanged: { eventId: string } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const ResourcesDocument = new TypedDocumentString(`
    query Resources($first: Int!) {
  resources(first: $first) {
    edges {
      node {
        id
        name
        description
        status
        owner {
          name
        }
      }
    }
    pageInfo {
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<ResourcesQuery, ResourcesQueryVariables>;
export const CreateDocument = new TypedDocumentString(`
    mutation Create($input: CreateResourceInput!) {
  createResource(input: $input) {
    resource {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateMutation, CreateMutationVariables>;
export const ResourceChangesDocument = new TypedDocumentString(`
    subscription ResourceChanges($after: ID) {
  resourceChanged(after: $after, reload: true) {
    eventId
  }
}
    `) as unknown as TypedDocumentString<ResourceChangesSubscription, ResourceChangesSubscriptionVariables>;