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

const errorsIn = (schema: GraphQLSchema, read: (text: string) => Read, text: string): readonly GraphQLError[] => {
  const { document, errors } = read(text);
  if (!document) return errors;
  return operationsIn(document).flatMap((operation) => {
    const message = problemOf(schema, text, document, operation);
    return message === undefined ? [] : new GraphQLError(message, { nodes: operation });
  });
};

const operationName = /(?:^|[}\s])((?:query|mutation|subscription)\s+[_A-Za-z]\w*)/;

/** The first operation of a text, as an error names it. The text need not be valid. */
const operationIn = (text: string): string[] => {
  const [, name] = operationName.exec(text) ?? [];
  return name === undefined ? [] : [name.replace(/\s+/, ' ')];
};

const placeIn = (error: GraphQLError): string[] =>
  (locationsOf(error) ?? []).slice(0, 1).map(({ line, column }) => `line ${line}, column ${column}`);

/** Checks documents before they are registered: all that is wrong with one, each with its id, its operation and the place. */
export const createDocumentCheck = () => {
  const schema = validationSchema();
  const read = createReading(schema);

  const wrongId = ({ id, text }: NewDocument): string[] => {
    if (!isDocumentId(id)) return [`${id || '(no id)'}: ${badId}`];
    return isHashOfOther(id, text) ? [`${id}: The id is not the SHA-256 of the text.`] : [];
  };

  const wrongText = ({ id, text }: NewDocument): string[] => {
    const named = id || '(no id)';
    if (text === '') return [`${named}: The text is empty.`];
    const unstorable = unstorableIn(text);
    if (unstorable) return [`${named}: ${unstorable.message}`];
    return errorsIn(schema, read, text).map(
      (error) => `${[named, ...operationIn(text), ...placeIn(error)].join(', ')}: ${boundedMessage(error.message)}`,
    );
  };

  return (document: NewDocument): string[] => [...wrongId(document), ...wrongText(document)];
};
