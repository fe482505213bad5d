import { openapiDocument } from '../../src/contract/openapi-document.ts';

/** An OpenAPI document as a client reads it: data of its own, of which nothing is known beforehand. */
export const publishedDocument = (name: string) => JSON.parse(JSON.stringify(openapiDocument(name)));
