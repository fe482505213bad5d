import { ServiceError } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';
import type { Begun, Transported } from '../request/incoming.ts';
import { exactJson, readJsonBody } from '../request/json-body.ts';
import { callerOf, type Identified } from '../request/states.ts';
import type { PersistedQuery } from './documents.ts';
import { letGo, type OperationRequest } from './operation-request.ts';

const bad = (field: string, message: string) =>
  new ServiceError('invalid_parameters', `${field} does not conform to GraphQL over HTTP: ${message}`, {
    details: [{ field, message, code: 'invalid_type' }],
  });

const missingQuery = () =>
  new ServiceError('invalid_parameters', 'The request has no query and no documentId.', {
    details: [{ field: 'query', message: 'Is required.', code: 'missing_required_field' }],
  });

const severalDocuments = () =>
  new ServiceError('invalid_parameters', 'The request has a documentId, and a query or extensions.persistedQuery. Send one of them.', {
    details: [{ field: 'documentId', message: 'Must be the only document of a request.', code: 'not_allowed' }],
  });

const needsRegistered = () =>
  new ServiceError(
    'insufficient_permissions',
    'The account allows public applications only registered documents. Send the documentId of one in place of query and extensions.persistedQuery.',
  );

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An optional parameter; null is the same as no value. */
const optional = <T>(
  parameters: Record<string, unknown>,
  name: string,
  is: (value: unknown) => value is T,
  kind: string,
): T | undefined => {
  const value = parameters[name] ?? undefined;
  if (value === undefined || is(value)) return value;
  throw bad(name, `Must be ${kind}.`);
};

const isText = (value: unknown): value is string => typeof value === 'string';

const isPersisted = (value: unknown): value is PersistedQuery =>
  isObject(value) && typeof value.version === 'number' && typeof value.sha256Hash === 'string';

/**
 * The parameters of a request, with their types checked. Unknown ones are ignored, as the specification requires.
 * @throws ServiceError also when the caller may execute only registered documents, and sends another one
 */
export const operationRequestOf = (
  parameters: Record<string, unknown>,
  { application }: Pick<Principal, 'application'>,
): OperationRequest => {
  const extensions = optional(parameters, 'extensions', isObject, 'an object') ?? {};
  const documentId = optional(parameters, 'documentId', isText, 'text');
  // Beside an id, an empty query is none: graphql-ws has clients send one.
  const sent = optional(parameters, 'query', isText, 'text');
  const query = sent === '' && documentId !== undefined ? undefined : sent;
  const persisted = optional(extensions, 'persistedQuery', isPersisted, 'an object with version and sha256Hash');
  const isAdHoc = query !== undefined || persisted !== undefined;
  if (!isAdHoc && documentId === undefined) throw missingQuery();
  if (isAdHoc && documentId !== undefined) throw severalDocuments();
  if (isAdHoc && application?.needsRegisteredDocuments) throw needsRegistered();
  return {
    query,
    documentId,
    // An empty name is the same as none, as it is in an address (GraphQL over HTTP, GET).
    operationName: optional(parameters, 'operationName', isText, 'text') || undefined,
    variables: optional(parameters, 'variables', isObject, 'an object'),
    persisted,
    idempotencyKey: optional(extensions, 'idempotencyKey', isText, 'text'),
  };
};

const once = (query: Transported['query'], name: string): string | undefined => {
  const value = query[name];
  if (Array.isArray(value)) throw bad(name, 'Must not be given more than once.');
  return value;
};

const fromAddress = ({ query }: Transported): Record<string, unknown> => {
  const parsed = (name: string) => {
    const text = once(query, name);
    return text ? exactJson(text, name) : undefined;
  };
  return {
    query: once(query, 'query'),
    documentId: once(query, 'documentId'),
    operationName: once(query, 'operationName'),
    variables: parsed('variables'),
    extensions: parsed('extensions'),
  };
};

/** A request whose sender is known. */
type Sent = Transported & Begun & Pick<Identified, 'caller'>;

const fromBody = async (request: Sent): Promise<OperationRequest> => {
  const body = await readJsonBody(request);
  if (!isObject(body))
    throw bad('(body)', Array.isArray(body) ? 'Must be a single operation: batching is not supported.' : 'Must be an object.');
  const operationRequest = operationRequestOf(body, callerOf(request));
  letGo(body);
  return operationRequest;
};

/** The methods that the endpoint has. */
export const methods = ['GET', 'HEAD', 'POST'] as const;

/** @throws ServiceError `method_not_allowed` */
export const expectMethod = ({ method }: Transported): void => {
  if ((methods as readonly string[]).includes(method)) return;
  throw new ServiceError('method_not_allowed', `/graphql has no ${method}. Allowed: ${methods.join(', ')}.`, {
    headers: { Allow: methods.join(', ') },
  });
};

/** The operation of a request. @throws ServiceError */
export const readRequest = async (request: Sent): Promise<OperationRequest> =>
  request.method === 'POST' ? fromBody(request) : operationRequestOf(fromAddress(request), callerOf(request));
