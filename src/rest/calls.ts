import { Readable } from 'node:stream';
import { type DocumentName, operationIds, operations } from '../contract/operations.ts';
import type { OperationId } from '../contract/types.ts';
import type { Call, Called } from '../core/channel-call.ts';
import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import type { Credential } from '../core/principal.ts';
import { writeQueryString } from '../core/query/query-string.ts';
import { expectStorable, writeExactly } from '../core/storable-json.ts';
import { foreignHeaders, pathOf, queryOf } from './called-by-name.ts';
import type { Pipeline } from './rest-door.ts';

const idsIn = (documents: readonly DocumentName[]): ReadonlySet<string> =>
  new Set(operationIds.filter((id) => documents.includes(operations[id].document)));

const factsOf = (known: ReadonlySet<string>, operation: string) => {
  if (!known.has(operation))
    throw new ServiceError('not_found', `Unknown operation ${excerpt(operation)}. The operationIds are listed in /openapi/v1.json.`);
  const facts = operations[operation as OperationId];
  const bytes = facts.maxBytes !== null || facts.answers.some((type) => type !== 'application/json');
  if (bytes) throw new ServiceError('not_acceptable', `${operation} sends or returns the bytes of a file, which only HTTP can carry.`);
  return facts;
};

/** The header of each credential. Only HTTP takes the token of an address. */
const headerOf: Readonly<Partial<Record<Credential['kind'], string>>> = {
  api_key: 'x-api-key',
  bearer: 'authorization',
  session: 'x-session-token',
  client: 'authorization',
};

const credentials = ({ kind, token }: Credential) => ({ [headerOf[kind]!]: kind === 'bearer' ? `Bearer ${token}` : token });

/** The body as the bytes that HTTP would carry. JSON that is nested too deep to be written is also too deep to be stored. */
const bytesOf = (body: Record<string, unknown>): Buffer => {
  try {
    return Buffer.from(writeExactly(body));
  } catch (error) {
    expectStorable(body);
    throw error;
  }
};

/**
 * Runs calls of the channel and of agents through the steps of REST, without HTTP. A refusal by these steps is an answer like any other.
 * @param documents the contracts whose operations can be called
 * @throws ServiceError when no operation was called: `not_found`, `not_acceptable`, `invalid_parameters`
 */
export const createCalls = (pipeline: Pipeline, documents: readonly DocumentName[]) => {
  const known = idsIn(documents);
  return async ({ operation, path = {}, query, headers, body, credential, ...where }: Call): Promise<Called> => {
    const since = performance.now();
    const { method, path: template } = factsOf(known, operation);
    const content = body ? { 'content-type': 'application/json', 'transfer-encoding': 'chunked' } : {};
    // Serialized when a step reads it, so that a body that cannot be serialized is refused after the check of the credentials, as in REST.
    const bytes = () => (body ? bytesOf(body) : Buffer.alloc(0));
    const read = queryOf(query);
    const answer = await pipeline({
      ...where,
      method: method.toUpperCase(),
      path: pathOf(template, path),
      search: writeQueryString(read),
      query: read,
      headers: { ...headers, ...content, ...credentials(credential) },
      doubled: [],
      strict: false,
      readBody: async () => bytes(),
      streamBody: () => Readable.from([bytes()]),
    });
    const headersOfAnswer = Object.entries(answer.headers).filter(([name]) => !foreignHeaders.test(name));
    return {
      status: answer.status,
      headers: {
        'X-Request-ID': where.requestId,
        'X-Response-Time': (performance.now() - since).toFixed(1),
        ...Object.fromEntries(headersOfAnswer),
      },
      body: (answer.body as Record<string, unknown> | undefined) ?? null,
    };
  };
};
