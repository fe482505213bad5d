import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../../contract/operations.ts';
import type { OperationId, Schemas } from '../../../contract/types.ts';

/** The records of the contract's examples. */
export interface Examples {
  user: Schemas['User'];
  resource: Schemas['Resource'];
  webhook: Schemas['Webhook'];
  event: Schemas['Event'];
}

interface Answer {
  $ref?: string;
  content?: Record<string, { example?: { data: never }; examples?: Record<string, { value: { data: never } }> }>;
}

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  components: { responses: Record<string, Answer> };
}

/** The example in the answer of an operation that reads one record. */
const exampleIn = ({ paths, components }: Document, operationId: OperationId): never => {
  const { method, path } = operations[operationId];
  const answer = paths[path]![method.toLowerCase()]!.responses['200']!;
  const { content } = answer.$ref ? components.responses[answer.$ref.split('/').at(-1)!]! : answer;
  const { example, examples = {} } = content!['application/json']!;
  return (example ?? Object.values(examples)[0]!.value).data;
};

/** @param generated the folder of the published documents */
export const readExamples = (generated: string): Examples => {
  const document = JSON.parse(readFileSync(join(generated, 'platform', 'openapi.json'), 'utf8')) as Document;
  return {
    user: exampleIn(document, 'getUser'),
    resource: exampleIn(document, 'getResource'),
    webhook: exampleIn(document, 'getWebhook'),
    event: exampleIn(document, 'getEvent'),
  };
};
