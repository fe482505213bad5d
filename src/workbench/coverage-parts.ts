import { buildSchema, isObjectType } from 'graphql';
import { errorCodes } from '../codegen/error-codes.ts';
import { sdl } from '../contract/graphql.ts';
import { allOpenapiNames, openapiDocument } from '../contract/openapi-document.ts';
import { operationIds, operations } from '../contract/operations.ts';
import { operatorOperations } from '../contract/operators.ts';
import { codesOf } from '../contract/own-answers.ts';
import { readGenerated } from '../contract/read-generated.ts';
import { versions } from '../contract/versions.ts';
import { type Document, operationsOf, type Parameter, type Place, resolve } from '../documents/document.ts';

/** What belongs to operations. `success` are statuses from 200 to 299, `other` the other ones. */
export type OperationGroup = 'operations' | 'success statuses' | 'other statuses' | 'error codes' | 'parameters';

export type Group = OperationGroup | 'frames' | 'event kinds' | 'GraphQL fields';

/** What of the contracts can be covered, as lines that a server records, by kind. */
export type Parts<G extends Group = Group> = Readonly<Record<G, readonly string[]>>;

/** The OpenAPI documents as they are published, by their names. */
export type PublishedDocuments = Readonly<Record<string, object>>;

/** Pages have no handlers, and are not operations of the server. */
const served: ReadonlySet<string> = new Set([...operationIds, ...Object.keys(operatorOperations)]);

interface PublishedOperation {
  operationId: string;
  parameters: Parameter[];
  statuses: string[];
  codes: readonly string[];
}

/** The codes that an error response may have; those of RFC 6749 are in bodies and are not recorded. */
const codesIn = (document: Document, place: Place): readonly string[] => {
  const { operationId } = place.operation;
  if (operationId in operatorOperations) return errorCodes(document, place);
  const id = operationId as (typeof operationIds)[number];
  return operations[id].errors === 'oauth' ? [] : codesOf(id);
};

/** The operations of an OpenAPI document, with their parameters and those of their paths. */
const operationsIn = (published: object): PublishedOperation[] => {
  const document = published as Document;
  return operationsOf(document)
    .filter(({ operation }) => served.has(operation.operationId))
    .map((place) => {
      const { item, operation } = place;
      return {
        operationId: operation.operationId,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolve(document, one)),
        statuses: Object.keys(operation.responses).filter((status) => /^\d+$/.test(status)),
        codes: codesIn(document, place),
      };
    });
};

/** A parameter as recorded. Path parameters are in every request, and a missing `X-Request-ID` is generated. */
const spelled = ({ name, in: where }: Parameter): string[] => {
  if (where === 'query') return [name];
  return where === 'header' && name !== 'X-Request-ID' ? [name.toLowerCase()] : [];
};

const messages = (): string[] => {
  const text = readGenerated('messages/asyncapi.json');
  return Object.keys(JSON.parse(text).components.messages);
};

const eventTypes = (platform: object): string[] => {
  const { components } = platform as { components: { schemas: { WebhookBody: { discriminator: { mapping: object } } } } };
  return Object.keys(components.schemas.WebhookBody.discriminator.mapping);
};

const fields = (): string[] =>
  Object.values(buildSchema(sdl).getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : []));

const each = (lines: readonly string[]): string[] => [...new Set(lines)];

const partsOf = (published: readonly PublishedOperation[]): Parts<OperationGroup> => {
  const statuses = published.flatMap(({ operationId, statuses }) => statuses.map((status) => `status ${operationId} ${status}`));
  const isSuccess = (line: string) => / 2\d\d$/.test(line);
  return {
    operations: each(published.map(({ operationId }) => `operation ${operationId}`)),
    'success statuses': each(statuses.filter(isSuccess)),
    'other statuses': each(statuses.filter((line) => !isSuccess(line))),
    'error codes': each(published.flatMap(({ operationId, codes }) => codes.map((code) => `code ${operationId} ${code}`))),
    parameters: each(
      published.flatMap(({ operationId, parameters }) => parameters.flatMap(spelled).map((name) => `parameter ${operationId} ${name}`)),
    ),
  };
};

/** Makes the documents, which takes half a second. */
export const publishedDocuments = (): PublishedDocuments =>
  Object.fromEntries(allOpenapiNames.map((name) => [name, openapiDocument(name)]));

/** Everything that the contracts document, in all versions. */
export const documentedParts = (documents: PublishedDocuments): Parts => ({
  ...partsOf(Object.values(documents).flatMap(operationsIn)),
  frames: messages().map((name) => `frame ${name}`),
  'event kinds': eventTypes(documents[allOpenapiNames[0]!]!).map((type) => `event ${type}`),
  'GraphQL fields': fields().map((field) => `field ${field}`),
});

/** What one document says of its operations. */
export const partsOfDocument = (documents: PublishedDocuments, name: string): Parts<OperationGroup> =>
  partsOf(operationsIn(documents[name]!));

/** Whether a document belongs to a version, whose coverage is recorded separately. */
export const isVersion = (name: string): boolean => versions.has(name);
