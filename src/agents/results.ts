import type { Called } from '../core/channel-call.ts';
import type { ErrorDetail, ServiceError } from '../core/errors.ts';

/** What a tool answers, as MCP has it. */
export interface ToolResult {
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
}

/** The most characters of an answer: an agent reads all of it, and has room for a few times as many. */
export const mostCharacters = 40_000;

const text = (value: string): ToolResult['content'][number] => ({ type: 'text', text: value });

/** As many of the first records of a list as fit, without the way to the next page, which would leave out the others. */
const firstRecords = (body: Record<string, unknown>, data: unknown[]): ToolResult | undefined => {
  let room = mostCharacters - JSON.stringify({ ...body, data: [] }).length;
  const fitting = data.findIndex((record) => {
    room -= JSON.stringify(record).length + 1;
    return room < 0;
  });
  if (fitting < 1) return undefined;
  const { request_id } = (body.meta ?? {}) as Record<string, unknown>;
  const shown = { data: data.slice(0, fitting), meta: { request_id } };
  const note = `These are the first ${fitting} of ${data.length} records: an answer has at most ${mostCharacters} characters. Repeat the call with limit=${fitting} and continue from there, or name the properties that you need in \`fields\`.`;
  return { content: [text(JSON.stringify(shown)), text(note)], structuredContent: shown };
};

const cut = (json: string): ToolResult => ({
  content: [
    text(json.slice(0, mostCharacters)),
    text(
      `These are the first ${mostCharacters} of ${json.length} characters. Name the properties that you need in \`fields\`, where the tool has it.`,
    ),
  ],
});

/** The body of an answer, as much of it as an agent has room for. */
export const bounded = (body: Record<string, unknown>): ToolResult => {
  const json = JSON.stringify(body);
  if (json.length <= mostCharacters) return { content: [text(json)], structuredContent: body };
  return (Array.isArray(body.data) && firstRecords(body, body.data)) || cut(json);
};

const versionNote = (etag: string | undefined): ToolResult['content'] =>
  etag === undefined ? [] : [text(`This is version ${etag}. As if_match, it makes sure that a change is made to this version only.`)];

/** What of an error a tool says. */
interface Failure {
  status: number;
  code: string;
  message: string;
  details: readonly ErrorDetail[];
  requestId: string;
  retryAfter?: string | undefined;
  /** The key of a write that may have been carried out. */
  key?: string | undefined;
}

const failed = ({ status, code, message, details, requestId, retryAfter, key }: Failure, publicUrl: string): ToolResult => {
  const documentation = `${publicUrl}/docs/errors#${code}`;
  const lines = [
    message.replace(/ See \/docs\/errors#\w+\.$/, ''),
    ...details.map((detail) => `- ${detail.field}: ${detail.message} (${detail.code})`),
    `Code ${code}, status ${status}, request ${requestId}. See ${documentation}`,
    retryAfter && `Wait ${retryAfter} seconds before you repeat it.`,
    key && status >= 500 && `It may have been carried out. Repeat it with idempotency_key ${key}: then it happens once.`,
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

/** The answer to a request, as a tool says it. */
export const resultOf = ({ status, headers, body }: Called, { publicUrl, requestId, key }: Context): ToolResult => {
  if (status >= 400) {
    const error = (body?.error ?? {}) as Partial<Failure>;
    const known = { code: 'internal_error', message: `The request failed with status ${status}.`, details: [], ...error };
    return failed({ ...known, status, requestId, key, retryAfter: headers['Retry-After'] }, publicUrl);
  }
  if (body === null) return { content: [text(`Done, with status ${status} and no data.`)] };
  const { content, ...rest } = bounded(body);
  return { content: [...content, ...versionNote(headers.ETag)], ...rest };
};
