import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ToolMode } from './visit.ts';

/** A server, and the credentials for it. */
export interface RemoteOptions {
  url: string;
  /** The header with the credentials; read for each message, because tokens expire. */
  authorization: () => Promise<Record<string, string>>;
  mode: ToolMode;
  /** Waits some milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** The protocol version used with the server. */
export const protocolVersion = '2025-11-25';

/** Attempts per call. All use the same idempotency key, so a write happens once. */
const attempts = 3;

/** Longest wait before another attempt, in seconds. */
const patience = 10;

/** The server refused a message, or could not be reached. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly code: number;
  readonly data: unknown;
  /** Seconds after which a retry may succeed; undefined when it will not. */
  readonly retryAfter: number | undefined;

  constructor(message: string, { code = -32_603, data, retryAfter }: { code?: number; data?: unknown; retryAfter?: number } = {}) {
    super(message);
    this.code = code;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

interface Reply {
  result?: Record<string, unknown>;
  error?: { code: number; message: string; data?: unknown };
}

const replyIn = async (response: Response, url: string): Promise<Reply> => {
  try {
    return (await response.json()) as Reply;
  } catch {
    throw new RemoteError(`${url} answered ${response.status}, but not with an MCP message. Is it a Tessera server?`);
  }
};

/** Seconds to wait before a retry; undefined when a retry is useless. */
const hopeIn = ({ status, headers }: Response): number | undefined =>
  [429, 502, 503, 504].includes(status) ? Number.parseInt(headers.get('retry-after') ?? '', 10) || 1 : undefined;

/** Sends MCP messages to a server, one by one. */
export const createRemote = ({ url, authorization, mode, wait = sleep }: RemoteOptions) => {
  const address = `${url}/mcp?tools=${mode}`;
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

  const send = async (method: string, params: unknown, idempotencyKey: string): Promise<Record<string, unknown>> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const own = { ...headers, ...(await authorization()), 'MCP-Protocol-Version': protocolVersion, 'Idempotency-Key': idempotencyKey };
    // A redirect would send the key to another address.
    const response = await fetch(address, { method: 'POST', headers: own, body, redirect: 'manual' }).catch((cause: unknown) => {
      throw new RemoteError(`Cannot reach ${url}: ${(cause as Error).message}.`, { retryAfter: 1 });
    });
    const { result, error } = await replyIn(response, url);
    if (result) return result;
    const { code, message, data } = error ?? { code: -32_603, message: `${url} answered ${response.status} without an error message.` };
    throw new RemoteError(message, { code, data, retryAfter: hopeIn(response) });
  };

  const sendAgain = async (method: string, params: unknown, idempotencyKey: string, left: number): Promise<Record<string, unknown>> => {
    try {
      return await send(method, params, idempotencyKey);
    } catch (failure) {
      const after = failure instanceof RemoteError ? failure.retryAfter : undefined;
      if (after === undefined || after > patience || left <= 1) throw failure;
      await wait(after * 1000);
      return sendAgain(method, params, idempotencyKey, left - 1);
    }
  };

  /** The result of a request. @throws RemoteError */
  return (method: string, params: unknown = {}): Promise<Record<string, unknown>> => sendAgain(method, params, randomUUID(), attempts);
};
