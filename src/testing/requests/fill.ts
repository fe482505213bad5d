import type { OperationId } from '../../contract/types.ts';
import { type Parameters, writeQueryString } from '../../core/query/query-string.ts';
import {
  accountOperations,
  openOperations,
  type PublishedOperation,
  publishedOperations,
  resolve,
  type Schema,
} from '../contract/published.ts';

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
  query?: Parameters;
  headers?: Record<string, string>;
}

/** What the ids of a request become, by their prefix; undefined where a property with such an id is left out. */
type Ids = (prefix: string) => Promise<string | undefined>;

let made = 0;

/** An address like that one, which nobody has. */
export const newEmail = (email = 'person@example.com'): string => {
  const [, local, domain] = /^(.*)@(.*)$/s.exec(email)!;
  made += 1;
  return `${local!.slice(0, 40)}${made}@${domain}`;
};

export const operationOf = (operationId: OperationId): PublishedOperation =>
  [...publishedOperations, ...accountOperations, ...openOperations].find((operation) => operation.operationId === operationId)!;

/** The prefixes that the ids of a schema may have; none where it is of no id. */
export const idPrefixesOf = ({ pattern = '' }: Schema): string[] => {
  const [, prefixes] = /^(?:\^me\$\|)?\^\(?([a-z|]+)\)?_\[0-7\]/.exec(pattern) ?? [];
  return prefixes?.split('|') ?? [];
};

/** The parameters that every request needs, as their examples have them. */
const neededQuery = ({ parameters }: Pick<PublishedOperation, 'parameters'>): Parameters =>
  Object.fromEntries(
    parameters.flatMap(({ name, in: place, required, schema }) =>
      place === 'query' && required ? [[name, String(resolve(schema).examples![0])]] : [],
    ),
  );

const fromExample = ({ body, bytes, ...operation }: PublishedOperation): Input => ({
  query: neededQuery(operation),
  body: body?.example,
  bytes: bytes && Buffer.from('Blue is water.'),
  headers: bytes ? { 'Content-Type': 'text/plain' } : {},
});

const addressOf = async ({ path, parameters }: PublishedOperation, query: Parameters, id: Ids): Promise<string> => {
  let filled = path;
  for (const { name, schema } of parameters.filter((parameter) => parameter.in === 'path')) {
    const named = await id(String(resolve(schema).examples![0]).slice(0, 3));
    if (named === undefined)
      throw new Error(`${path} needs a record that cannot be made before it. Add how a caller makes it to \`makers\`.`);
    filled = filled.replace(`{${name}}`, named);
  }
  const search = writeQueryString(query);
  return search ? `${filled}?${search}` : filled;
};

/**
 * Makes a request of an operation, out of the contract's example unless there is an input. What it names is replaced where its schema
 * says what it is: ids by those of real records, addresses by those of a server that is there, e-mail addresses by new ones.
 */
export const fill = async (
  operation: PublishedOperation,
  id: Ids,
  outside: { url: string },
  given: Input = fromExample(operation),
): Promise<ValidRequest> => {
  const realText = async (text: string, schema: Schema): Promise<string | undefined> => {
    if (idPrefixesOf(schema).length > 0) return id(text === 'me' ? 'usr' : text.slice(0, 3));
    if (schema.format === 'uri') return text.replace(/^https:\/\/[^/?#]+/, outside.url);
    return schema.format === 'email' ? newEmail(text) : text;
  };

  // One after the other: of two records that would each be made with the other, the first is made without.
  const real = async (value: unknown, declared: Schema): Promise<unknown> => {
    const schema = resolve(declared);
    if (typeof value === 'string') return realText(value, schema);
    if (typeof value !== 'object' || value === null) return value;
    const entries: [string, unknown][] = [];
    for (const [name, entry] of Object.entries(value)) {
      const declaredEntry = Array.isArray(value) ? schema.items : schema.properties?.[name];
      entries.push([name, await real(entry, declaredEntry ?? {})]);
    }
    return Array.isArray(value) ? entries.map(([, entry]) => entry).filter((entry) => entry !== undefined) : Object.fromEntries(entries);
  };

  const { body, bytes, query = {}, headers = {} } = given;
  const request = { method: operation.method, path: await addressOf(operation, query, id), headers };
  if (body === undefined) return { ...request, body: bytes };
  const sent = JSON.stringify(await real(body, operation.body!.schema));
  return { ...request, headers: { 'Content-Type': 'application/json', ...headers }, body: sent };
};
