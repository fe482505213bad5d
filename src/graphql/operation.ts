import { type ExecutionResult, type GraphQLError, type GraphQLSchema, getOperationAST, type OperationDefinitionNode } from 'graphql';
import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import type { Principal } from '../core/principal.ts';
import { costOf } from './cost.ts';
import { createDocuments, createPersistedQueries, type ValidDocument } from './documents.ts';
import type { OperationRequest } from './operation-request.ts';
import { outOfReach } from './reach.ts';
import { createRegisteredDocuments, type FindDocument } from './registered-documents.ts';
import { expectVariables } from './variables.ts';

/** An operation of a document that is ready to be carried out. */
export interface Prepared extends ValidDocument {
  operation: OperationDefinitionNode;
  cost: number;
  /** The answer, when the caller lacks the scopes for every field of the operation. */
  denied: ExecutionResult | undefined;
}

/** A document that is not valid against the schema, with all its errors. */
export class InvalidDocument extends Error {
  override name = 'InvalidDocument';
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super(errors[0]?.message);
    this.errors = errors;
  }
}

const noOperation = (name: string | undefined) =>
  new ServiceError(
    'invalid_parameters',
    name === undefined
      ? 'The document must have exactly one operation, or operationName must name one.'
      : `The document has no operation ${excerpt(name)}.`,
    { details: [{ field: 'operationName', message: 'Must be the name of an operation in the document.', code: 'not_allowed' }] },
  );

/**
 * Prepares operations: parses and validates the text against the schema and the limits, finds the operation, checks its scopes and its
 * variables, and measures its cost. Nothing is carried out yet. Variables are checked only when the caller has the scopes.
 */
export const createPreparation = (schema: GraphQLSchema, findDocument: FindDocument) => {
  const read = createDocuments(schema);
  const persistedQueries = createPersistedQueries();
  const registeredText = createRegisteredDocuments(findDocument);

  /** @throws InvalidDocument, GraphQLError, ServiceError */
  return async ({ query, documentId, operationName, variables, persisted }: OperationRequest, caller: Principal): Promise<Prepared> => {
    const { accountId } = caller;
    const sent = persisted ? persistedQueries.textOf(query, persisted, accountId) : query;
    const text = sent ?? (await registeredText(documentId!, caller));
    const found = read(text, accountId);
    if (!found.document) throw new InvalidDocument(found.errors);
    const { document, operations } = found;
    if (persisted) persistedQueries.keep(text, persisted, accountId);
    const operation = getOperationAST(document, operationName);
    if (!operation) throw noOperation(operationName);
    const denied = outOfReach(schema, { document, operation, variables }, caller);
    if (denied) return { document, operations, operation, cost: 1, denied };
    expectVariables(schema, document, operation, variables);
    return { document, operations, operation, cost: costOf(schema, document, { variables, operationName }), denied };
  };
};

export type Prepare = ReturnType<typeof createPreparation>;
