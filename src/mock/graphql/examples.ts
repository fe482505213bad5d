import { openapiDocument } from '../../contract/openapi-document.ts';
import { operations } from '../../contract/operations.ts';
import type { OperationId, Schemas } from '../../contract/types.ts';
import { type Document, resolve } from '../../documents/document.ts';

/** The records of the contract's examples. */
export interface Examples {
  user: Schemas['User'];
  resource: Schemas['Resource'];
  webhook: Schemas['Webhook'];
  event: Schemas['Event'];
}

/** The example in the response of an operation that reads one record. */
const exampleIn = (document: Document, operationId: OperationId): never => {
  const { method, path } = operations[operationId];
  const answer = resolve(document, document.paths[path]![method]!.responses['200']!);
  return (answer.content!['application/json']!.example as { data: never }).data;
};

/** The records that the document of the first version has as examples. */
export const readExamples = (): Examples => {
  const document = openapiDocument('v1');
  return {
    user: exampleIn(document, 'getUser'),
    resource: exampleIn(document, 'getResource'),
    webhook: exampleIn(document, 'getWebhook'),
    event: exampleIn(document, 'getEvent'),
  };
};
