import { randomUUID } from 'node:crypto';
import { type OperatorOperationId, type OperatorReply, operatorOperations, type UncheckedCall } from '../../contract/operators.ts';

interface Failure {
  error?: { message: string; details?: { field: string; message: string }[] };
}

/** A message, with a line for each detail. */
export const withDetails = (message: string, details: readonly { field: string; message: string }[]): string =>
  [message, ...details.map((detail) => `${detail.field}: ${detail.message}`)].join('\n  ');

const messageOf = async (response: Response): Promise<string> => {
  const { error } = (await response.json().catch(() => ({}))) as Failure;
  if (!error) return `The server answered ${response.status}.`;
  return withDetails(error.message, error.details ?? []);
};

const searchOf = (query: Record<string, unknown> = {}): string => {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return search && `?${search}`;
};

/** How many times a request is sent when its answer is lost, if the server can recognize the repetition. */
const tries = 3;

/** Sends a request, and retries when no answer arrives. @throws what `fetch` throws on the last attempt */
const sendUpTo = async (times: number, url: string, request: RequestInit): Promise<Response> =>
  fetch(url, request).catch((failure: unknown) => {
    if (times <= 1) throw failure;
    return sendUpTo(times - 1, url, request);
  });

/** Sends a call to the operations port and returns its answer. @throws Error with the server's message */
const send = async (url: string, key: string, id: OperatorOperationId, call: Partial<UncheckedCall>): Promise<Response> => {
  const { method, path, takesKey } = operatorOperations[id];
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(call.path?.[name] ?? ''));
  const headers = {
    Authorization: `Bearer ${key}`,
    ...(takesKey && { 'Idempotency-Key': randomUUID() }),
    ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  const request = { method: method.toUpperCase(), headers, body };
  const response = await sendUpTo(takesKey ? tries : 1, `${url}${place}${searchOf(call.query)}`, request).catch((cause: unknown) => {
    throw new Error(`No server answers at ${url}: set its operations port with --url, or unset TESSERA_OPERATOR_KEY to use the database.`, {
      cause,
    });
  });
  if (!response.ok) throw new Error(await messageOf(response));
  return response;
};

/** The body of an answer, or its lines as they arrive. */
const received = async (response: Response): Promise<unknown> =>
  response.headers.get('content-type')?.startsWith('application/x-ndjson')
    ? response.body!.pipeThrough(new TextDecoderStream())
    : response.json();

/** Calls a server on its operations port with an operator key. */
export const askServer =
  (url: string, key: string) =>
  async <Id extends OperatorOperationId>(id: Id, call: Partial<UncheckedCall>): Promise<OperatorReply<Id>> =>
    received(await send(url, key, id, call)) as Promise<OperatorReply<Id>>;
