import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
} from 'graphql';
import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import type { Principal } from '../core/principal.ts';
import { costOf } from './cost.ts';
import { createDocuments, createPersistedQueries } from './documents.ts';
import type { OperationRequest } from './operation-request.ts';
import { outOfReach } from './reach.ts';
import { expectVariables } from './variables.ts';

/** An operation that may be carried out. */
export interface Prepared {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  cost: number;
  /** The answer, where nothing of the operation is in its caller's reach. */
  denied: ExecutionResult | undefined;
}

/** What is wrong with a document by the schema: more than one thing, perhaps. */
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
      ? 'The document has several operations, or none: operationName says which one is meant.'
      : `The document has no operation ${excerpt(name)}.`,
    { details: [{ field: 'operationName', message: 'Must name an operation of the document.', code: 'not_allowed' }] },
  );

/**
 * Makes ready what clients ask for: the text read and held against the schema and its limits, the operation found and in reach, its
 * variables fitting, its cost known. Nothing has been carried out by then, and nobody's variables are looked at in vain.
 */
export const createPreparation = (schema: GraphQLSchema) => {
  const read = createDocuments(schema);
  const persistedQueries = createPersistedQueries();

  /** @throws InvalidDocument, GraphQLError, ServiceError */
  return ({ query, operationName, variables, persisted }: OperationRequest, caller: Principal): Prepared => {
    const text = persisted ? persistedQueries.textOf(query, persisted) : query!;
    const { document, errors } = read(text);
    if (!document) throw new InvalidDocument(errors);
    if (persisted) persistedQueries.keep(text, persisted);
    const operation = getOperationAST(document, operationName);
    if (!operation) throw noOperation(operationName);
    const denied = outOfReach(schema, { document, operation, variables }, caller);
    if (denied) return { document, operation, cost: 1, denied };
    expectVariables(schema, document, operation, variables);
    return { document, operation, cost: costOf(schema, document, { variables, operationName }), denied };
  };
};

export type Prepare = ReturnType<typeof createPreparation>;
