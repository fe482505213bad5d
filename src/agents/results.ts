import type { Called } from '../core/channel-call.ts';
import type { ErrorDetail, ServiceError } from '../core/errors.ts';

/** A tool's answer in MCP form. */
export interface ToolResult {
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
}

/** Maximum characters of an answer: an agent reads all of it, and its context is only a few times as large. */
export const mostCharacters = 40_000;

const text = (value: string): ToolResult['content'][number] => ({ type: 'text', text: value });

/** As many of the first records as fit, without the link to the next page, which would skip the others. */
const firstRecords = (body: Record<string, unknown>, data: unknown[]): ToolResult | undefined => {
  let room = mostCharacters - JSON.stringify({ ...body, data: [] }).length;
  const fitting = data.findIndex((record) => {
    room -= JSON.stringify(record).length + 1;
    return room < 0;
  });
  if (fitting < 1) return undefined;
  const { request_id } = (body.meta ?? {}) as Record<string, unknown>;
  const shown = { data: data.slice(0, fitting), meta: { request_id, has_more: true } };
  const note = `Truncated to the first ${fitting} of ${data.length} records: answers are limited to ${mostCharacters} characters. Repeat the call with limit=${fitting} and the same \`after\` (if it had \`page\`, begin again with page=1: pages of another size begin elsewhere), or request only the properties you need with \`fields\`.`;
  return { content: [text(JSON.stringify(shown)), text(note)], structuredContent: shown };
};

const cut = (json: string): ToolResult => ({
  content: [
    text(json.slice(0, mostCharacters)),
    text(
      `Truncated to the first ${mostCharacters} of ${json.length} characters. Request only the properties you need with \`fields\`, if the tool has it.`,
    ),
  ],
});

/** The body of an answer, truncated to what an agent can take. */
export const truncateResult = (body: Record<string, unknown>): ToolResult => {
  const json = JSON.stringify(body);
  if (json.length <= mostCharacters) return { content: [text(json)], structuredContent: body };
  return (Array.isArray(body.data) && firstRecords(body, body.data)) || cut(json);
};

const versionNote = (etag: string | undefined): ToolResult['content'] =>
  etag === undefined ? [] : [text(`The version is ${etag}. Pass it as if_match to change exactly this version.`)];

/** What a tool reports of an error. */
interface Failure {
  status: number;
  code: string;
  message: string;
  details: readonly ErrorDetail[];
  requestId: string;
  retryAfter?: string | undefined;
  /** The idempotency key of a write that may have been applied. */
  key?: string | undefined;
}

const failed = ({ status, code, message, details, requestId, retryAfter, key }: Failure, publicUrl: string): ToolResult => {
  const documentation = `${publicUrl}/docs/errors#${code}`;
  const lines = [
    message.replace(/ See \/docs\/errors#\w+\.$/, ''),
    ...details.map((detail) => `- ${detail.field}: ${detail.message} (${detail.code})`),
    `Code ${code}, status ${status}, request ${requestId}. See ${documentation}`,
    retryAfter && `Wait ${retryAfter} seconds before you retry.`,
    key && status >= 500 && `The write may have been applied. Retry with idempotency_key ${key} so that it takes effect only once.`,
  ].filter(Boolean);
  const error = { code, message: lines[0], status, details, request_id: requestId, documentation };
  return { content: [text(lines.join('\n'))], structuredContent: { error }, isError: true };
};

/** A failure before a request reached its operation. */
export const resultOfFailure = (error: ServiceError, requestId: string, publicUrl: string): ToolResult => {
  const { status, code, message, details, headers } = error;
  return failed({ status, code, message, details, requestId, retryAfter: headers['Retry-After'] }, publicUrl);
};

interface Context {
  publicUrl: string;
  requestId: string;
  /** The `Idempotency-Key` of a write. */
  key: string | undefined;
}

/** Turns the answer of a request into that of a tool. */
export const resultOf = ({ status, headers, body }: Called, { publicUrl, requestId, key }: Context): ToolResult => {
  if (status >= 400) {
    const error = (body?.error ?? {}) as Partial<Failure>;
    const known = { code: 'internal_error', message: `The request failed with status ${status}.`, details: [], ...error };
    return failed({ ...known, status, requestId, key, retryAfter: headers['Retry-After'] }, publicUrl);
  }
  if (body === null) return { content: [text(`Done with status ${status}; no data.`)] };
  const { content, ...rest } = truncateResult(body);
  return { content: [...content, ...versionNote(headers.ETag)], ...rest };
};
