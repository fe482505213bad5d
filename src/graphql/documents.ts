import { createHash } from 'node:crypto';
import { type DocumentNode, GraphQLError, type GraphQLSchema, MaxIntrospectionDepthRule, parse, specifiedRules, validate } from 'graphql';
import { note } from '../contract/coverage.ts';
import type { OperationFacts } from '../contract/operations.ts';
import { graphqlLimits as limits } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import { LimitsRule } from './limits.ts';
import { withPlaces } from './places.ts';
import { recent } from './recent.ts';
import { operationsIn, selectedFields } from './selected-fields.ts';

/** A document that is valid against the schema, and the facts of the REST operations that its fields stand for. */
export interface ValidDocument {
  document: DocumentNode;
  operations: readonly OperationFacts[];
}

/** The result of reading a text: a valid document, or the errors. */
export type Read = (ValidDocument & { errors?: undefined }) | { document?: undefined; errors: readonly GraphQLError[] };

/** The message with which graphql-js stops after its maximum number of field comparisons. Nothing else identifies that error. */
const aborted = { message: 'Validation aborted.', comparisons: 500_000 };

const tooManyComparisons = () =>
  new GraphQLError(
    `The operation selects the same fields too often: checking that they agree takes more than ${aborted.comparisons} comparisons. Select each field once.`,
  );

const worded = (error: GraphQLError): GraphQLError => (error.message === aborted.message ? tooManyComparisons() : error);

const tooLong = ({ length }: string) =>
  new GraphQLError(`The document has ${length} characters; the maximum is ${limits.characters}. Send long values as variables.`);

const maxErrors = limits.document_errors;

/** The rules of GraphQL, without its limit on the depth of an introspection, because we have our own. */
const rules = specifiedRules.filter((rule) => rule !== MaxIntrospectionDepthRule);

/** Parses a text and validates it, against the limits and against the schema. */
export const createReading = (schema: GraphQLSchema) => {
  // A document beyond the limits is not validated against the schema: the larger it is, the longer that would take.
  const check = (document: DocumentNode): readonly GraphQLError[] => {
    const beyond = validate(schema, document, [LimitsRule], { maxErrors });
    return beyond.length > 0 ? beyond : validate(schema, document, rules, { maxErrors });
  };

  return (text: string): Read => {
    if (text.length > limits.characters) return { errors: [tooLong(text)] };
    try {
      const document = withPlaces(parse(text, { maxTokens: limits.tokens }));
      const errors = check(document);
      return errors.length > 0 ? { errors: errors.map(worded) } : { document, operations: operationsIn(schema, document) };
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  };
};

/** Reads texts, and caches the results of the most recently used ones. */
export const createDocuments = (schema: GraphQLSchema) => {
  const known = recent<Read>({ entries: 500, characters: 1_000_000 });
  const read = createReading(schema);

  /** @param accountId the account whose share of the cache the text is part of */
  return (text: string, accountId: string): Read => {
    const before = known.get(text);
    if (before) return before;
    const found = read(text);
    if (found.document) note('field', () => selectedFields(schema, found.document));
    known.set(text, found, text.length, accountId);
    return found;
  };
};

/** The hash of automatic persisted queries. A request sends it instead of a text, or together with a text that the server should store. */
export interface PersistedQuery {
  version: number;
  sha256Hash: string;
}

/** The size of a cache of texts. */
export const keptTexts = { entries: 2000, characters: 4_000_000 };

// Client libraries recognize this error by its message.
const notFound = () => new ServiceError('not_found', 'PersistedQueryNotFound');

const wrongHash = () =>
  new ServiceError('invalid_parameters', 'extensions.persistedQuery.sha256Hash is not the SHA-256 of query, in 64 hexadecimal digits.');

/**
 * Texts by account and hash. They are kept per account, so that no account learns what another one has sent. The least recently used texts
 * are dropped; clients then send them again.
 */
export const createPersistedQueries = () => {
  const texts = recent<string>(keptTexts);
  const keyOf = (accountId: string, { sha256Hash }: PersistedQuery) => `${accountId} ${sha256Hash}`;

  return {
    /** The text of a request. @throws ServiceError `not_found`, `invalid_parameters` */
    textOf: (query: string | undefined, persisted: PersistedQuery, accountId: string): string => {
      if (persisted.version !== 1) throw new ServiceError('invalid_parameters', 'extensions.persistedQuery.version must be 1.');
      if (query !== undefined) {
        if (createHash('sha256').update(query).digest('hex') !== persisted.sha256Hash) throw wrongHash();
        return query;
      }
      const text = texts.get(keyOf(accountId, persisted));
      if (text === undefined) throw notFound();
      return text;
    },

    /** Stores a valid text. */
    keep: (text: string, persisted: PersistedQuery, accountId: string): void =>
      texts.set(keyOf(accountId, persisted), text, text.length, accountId),
  };
};
