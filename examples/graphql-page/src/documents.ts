import type { Document } from './ask.ts';

/** A resource as this page asks for it. */
export interface Resource {
  id: string;
  name: string;
  description: string | null;
  status: 'ACTIVE' | 'ARCHIVED' | 'PENDING';
  owner: { name: string };
}

const resourceFields = 'id name description status owner { name }';

/** A page of the resources, newest first. */
export const listResources: Document<
  { resources: { edges: { node: Resource }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } },
  { first: number; after: string | null }
> = `query Resources($first: Int!, $after: String) {
  resources(first: $first, after: $after) {
    edges { node { ${resourceFields} } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Creates a resource. */
export const createResource: Document<{ createResource: { resource: Resource } }, { input: { name: string; description: string | null } }> =
  `mutation Create($input: CreateResourceInput!) {
  createResource(input: $input) { resource { ${resourceFields} } }
}`;
