import { type DocumentNode, type GraphQLError, type GraphQLSchema, getOperationAST, type OperationDefinitionNode } from 'graphql';
import { ServiceError } from '../core/errors.ts';
import type { Asked } from './asked.ts';
import { costOf } from './cost.ts';
import { createDocuments, createPersistedQueries } from './documents.ts';

/** An operation that may be carried out. */
export interface Prepared {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  cost: number;
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
      : `The document has no operation ${name}.`,
    { details: [{ field: 'operationName', message: 'Must name an operation of the document.', code: 'not_allowed' }] },
  );

/**
 * Makes ready what clients ask for: the text read and held against the schema and its limits, the operation found, its cost
 * known. Nothing has been carried out by then.
 */
export const createPreparation = (schema: GraphQLSchema) => {
  const read = createDocuments(schema);
  const persistedQueries = createPersistedQueries();

  /** @throws InvalidDocument, GraphQLError, ServiceError */
  return ({ query, operationName, variables, persisted }: Asked): Prepared => {
    const text = persisted ? persistedQueries.textOf(query, persisted) : query!;
    const { document, errors } = read(text);
    if (!document) throw new InvalidDocument(errors);
    if (persisted) persistedQueries.keep(text, persisted);
    const operation = getOperationAST(document, operationName);
    if (!operation) throw noOperation(operationName);
    return { document, operation, cost: costOf(schema, document, { variables, operationName }) };
  };
};

export type Prepare = ReturnType<typeof createPreparation>;
