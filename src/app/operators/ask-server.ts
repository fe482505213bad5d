import { randomUUID } from 'node:crypto';
import { type OperatorOperationId, type OperatorReply, operatorOperations, type UncheckedCall } from '../../contract/operators.ts';

interface Failure {
  error?: { message: string; details?: { field: string; message: string }[] };
}

const messageOf = async (response: Response): Promise<string> => {
  const { error } = (await response.json().catch(() => ({}))) as Failure;
  if (!error) return `The server answered ${response.status}.`;
  return [error.message, ...(error.details ?? []).map(({ field, message }) => `${field}: ${message}`)].join('\n  ');
};

const searchOf = (query: Record<string, unknown> = {}): string => {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return search && `?${search}`;
};

/** How often a request is sent in all whose answer is lost, where the server tells it from a second one. */
const tries = 3;

/** Sends a request, and again when its answer does not arrive. @throws what `fetch` throws at the last try */
const sendUpTo = async (times: number, url: string, request: RequestInit): Promise<Response> =>
  fetch(url, request).catch((failure: unknown) => {
    if (times <= 1) throw failure;
    return sendUpTo(times - 1, url, request);
  });

/** Sends a call to the operations port, and returns its answer. @throws Error with what the server says is wrong */
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
    throw new Error(
      `No server answers at ${url}: name its operations port with --url, or leave TESSERA_OPERATOR_KEY out to use the database.`,
      {
        cause,
      },
    );
  });
  if (!response.ok) throw new Error(await messageOf(response));
  return response;
};

/** The body of an answer, or its lines as they come. */
const received = async (response: Response): Promise<unknown> =>
  response.headers.get('content-type')?.startsWith('application/x-ndjson')
    ? response.body!.pipeThrough(new TextDecoderStream())
    : response.json();

/** Asks a server on its operations port, with one of its operators' keys. */
export const askServer =
  (url: string, key: string) =>
  async <Id extends OperatorOperationId>(id: Id, call: Partial<UncheckedCall>): Promise<OperatorReply<Id>> =>
    received(await send(url, key, id, call)) as Promise<OperatorReply<Id>>;
