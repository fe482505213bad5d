import { GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { graphqlLimits, registeredDocumentLimits } from '../contract/plans.ts';
import { unstorableIn } from '../core/storable-json.ts';
import { knownCostOf, refusalOfCost } from './cost.ts';
import { isDocumentId, isHashOfOther } from './document-id.ts';
import { createReading, type Read } from './documents.ts';
import { boundedMessage } from './errors.ts';
import { locationsOf } from './places.ts';
import { validationSchema } from './schema.ts';

/** A document that is to be registered. */
interface NewDocument {
  id: string;
  text: string;
}

const { id: longestId } = registeredDocumentLimits;

const badId = `The id must have at most ${longestId} letters, digits, -, ., _ and ~, alone or after a prefix such as x-app:, or be sha256: with a hash.`;

const operationsIn = ({ definitions }: NonNullable<Read['document']>): OperationDefinitionNode[] =>
  definitions.filter((one) => one.kind === 'OperationDefinition');

/** Why an operation can never be carried out, whatever its variables are. */
const problemOf = (schema: GraphQLSchema, text: string, document: NonNullable<Read['document']>, operation: OperationDefinitionNode) => {
  const most = graphqlLimits.subscription;
  if (operation.operation === 'subscription' && text.length > most) return `A subscription may have at most ${most} characters.`;
  const cost = knownCostOf(schema, document, operation);
  return cost === undefined ? undefined : refusalOfCost(cost)?.message;
};

const firstError = (schema: GraphQLSchema, read: (text: string) => Read, text: string): GraphQLError | undefined => {
  const { document, errors } = read(text);
  if (!document) return errors[0];
  const [found] = operationsIn(document).flatMap((operation) => {
    const message = problemOf(schema, text, document, operation);
    return message === undefined ? [] : new GraphQLError(message, { nodes: operation });
  });
  return found;
};

const operationName = /(?:^|[}\s])((?:query|mutation|subscription)\s+[_A-Za-z]\w*)/;

/** The first operation of a text, as an error names it. The text need not be valid. */
const operationIn = (text: string): string[] => {
  const [, name] = operationName.exec(text) ?? [];
  return name === undefined ? [] : [name.replace(/\s+/, ' ')];
};

const placeIn = (error: GraphQLError): string[] =>
  (locationsOf(error) ?? []).slice(0, 1).map(({ line, column }) => `line ${line}, column ${column}`);

/** Checks documents before they are registered: what is wrong with one, with its id, its operation and the place; undefined for nothing. */
export const createDocumentCheck = () => {
  const schema = validationSchema();
  const read = createReading(schema);

  return ({ id, text }: NewDocument): string | undefined => {
    if (!isDocumentId(id)) return `${id}: ${badId}`;
    if (isHashOfOther(id, text)) return `${id}: The id is not the SHA-256 of the text.`;
    const unstorable = unstorableIn(text);
    if (unstorable) return `${id}: ${unstorable.message}`;
    const error = firstError(schema, read, text);
    return error && `${[id, ...operationIn(text), ...placeIn(error)].join(', ')}: ${boundedMessage(error.message)}`;
  };
};
