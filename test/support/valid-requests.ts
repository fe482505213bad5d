import type { Outside, Tessera } from '@tessera/platform/testing';
import type { OperationId } from '../../src/contract/types.ts';
import {
  accountOperations,
  openOperations,
  type PublishedOperation,
  publishedOperations,
  resolve,
  type Schema,
} from '../contract/published.ts';
import type { Records } from './family-parts.ts';
import { newEmail, recordsOf } from './records.ts';
import { statesBefore } from './states.ts';

/** A request as any client would send it, without its credentials. */
export interface ValidRequest {
  method: string;
  path: string;
  body: string | Uint8Array | undefined;
  headers: Record<string, string>;
}

/** What goes into a request, as its schemas ask; ids are of any records, e-mail addresses and addresses of anybody. */
export interface Input {
  body?: unknown;
  bytes?: Uint8Array | undefined;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

const operationOf = (operationId: OperationId): PublishedOperation =>
  [...publishedOperations, ...accountOperations, ...openOperations].find((operation) => operation.operationId === operationId)!;

/** The prefixes that the ids of a schema may have; none where it is of no id. */
export const idPrefixesOf = ({ pattern = '' }: Schema): string[] => {
  const [, prefixes] = /^(?:\^me\$\|)?\^\(?([a-z|]+)\)?_\[0-7\]/.exec(pattern) ?? [];
  return prefixes?.split('|') ?? [];
};

const fromExample = ({ body, bytes }: PublishedOperation): Input => ({
  body: body?.example,
  bytes: bytes && Buffer.from('Blue is water.'),
  headers: bytes ? { 'Content-Type': 'text/plain' } : {},
});

/**
 * Makes valid requests: each is about records of its own, in the state that its operation needs. What an input names is replaced
 * where its schema says what it is: ids by those of real records, addresses by those of `outside`, e-mail addresses by new ones.
 */
export const validRequests = (tessera: Tessera, outside: Outside, admin = tessera.admin) => {
  const before = statesBefore(tessera, admin);

  const realText = async (text: string, schema: Schema, id: Records): Promise<string> => {
    if (idPrefixesOf(schema).length > 0) return id(text === 'me' ? 'usr' : text.slice(0, 3));
    if (schema.format === 'uri') return text.replace(/^https:\/\/[^/?#]+/, outside.url);
    return schema.format === 'email' ? newEmail(text) : text;
  };

  const real = async (value: unknown, declared: Schema, id: Records): Promise<unknown> => {
    const schema = resolve(declared);
    if (typeof value === 'string') return realText(value, schema, id);
    if (Array.isArray(value)) return Promise.all(value.map((entry) => real(entry, schema.items ?? {}, id)));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(
      async ([name, entry]) => [name, await real(entry, schema.properties?.[name] ?? {}, id)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  };

  const addressOf = async ({ path, parameters }: PublishedOperation, query: Record<string, string>, id: Records): Promise<string> => {
    let filled = path;
    for (const { name, schema } of parameters.filter((parameter) => parameter.in === 'path'))
      filled = filled.replace(`{${name}}`, await id(String(resolve(schema).examples![0]).slice(0, 3)));
    const search = new URLSearchParams(query).toString();
    return search ? `${filled}?${search}` : filled;
  };

  /** A valid request of an operation, out of the contract's example unless there is an input; sent once, it succeeds. */
  return async (operationId: OperationId, given?: Input, operation = operationOf(operationId)): Promise<ValidRequest> => {
    const { body, bytes, query = {}, headers = {} } = given ?? fromExample(operation);
    const id = recordsOf(admin, outside);
    await before[operationId]?.(id);
    const request = { method: operation.method, path: await addressOf(operation, query, id), headers };
    if (body === undefined) return { ...request, body: bytes };
    const sent = JSON.stringify(await real(body, operation.body!.schema, id));
    return { ...request, headers: { 'Content-Type': 'application/json', ...headers }, body: sent };
  };
};
