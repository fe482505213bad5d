import type { Content, Lines } from '../contract/binary-bodies.ts';
import type { Extent } from '../contract/types.ts';
import type { AccountCursors } from '../core/query/cursors.ts';
import { expansionsIn } from '../core/query/expand.ts';
import { type ListQuery, nextPageOf } from '../core/query/list-query.ts';
import { writeQueryString } from '../core/query/query-string.ts';
import { callerOf, type Ready } from '../request/states.ts';
import { withoutCredentials } from '../request/steps/credentials.ts';

/** The parts of a handler's result that the envelope needs. */
export interface Replied {
  status: number;
  data?: unknown;
  /** A body that is sent as it is, without an envelope. */
  body?: unknown;
  extent?: Extent;
  version?: number;
  content?: Content;
  lines?: Lines;
}

interface Surroundings {
  publicUrl: string;
  cursors: AccountCursors;
}

/** The request's own address with some parameters changed. Parameters without a value are removed, and so are credentials. */
const address = (request: Ready, changes: Record<string, string | number | undefined>): string => {
  const parameters = withoutCredentials(request);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) delete parameters[name];
    else parameters[name] = String(value);
  }
  const search = writeQueryString(parameters);
  return search ? `${request.path}?${search}` : request.path;
};

interface Part {
  request: Ready;
  list: ListQuery;
  extent: Extent;
  surroundings: Surroundings;
}

const cursorAfter = ({ request, list, extent: { next }, surroundings: { cursors } }: Part): string | null =>
  next ? cursors(callerOf(request).accountId).seal(next, `${request.name} ${request.path} ${list.about}`) : null;

/** The address of the next page: by page or offset like the request, as long as their limits allow, and then by cursor. */
const nextAddress = (part: Part): string | null => {
  const { request, list, extent } = part;
  const { form } = list;
  if (!extent.hasMore) return null;
  const next = nextPageOf(form);
  if (next !== undefined) return address(request, form.kind === 'page' ? { page: next } : { offset: next, limit: form.limit });
  const after = cursorAfter(part);
  return after && address(request, { page: undefined, offset: undefined, after });
};

const absolute = (path: string | null, { publicUrl }: Surroundings): string | null => path && `${publicUrl}${path}`;

const totals = ({ total = 0, totalIsMinimum }: Extent) => ({ total, ...(totalIsMinimum && { total_is_minimum: true }) });

const pages = (part: Part, { page, limit }: { page: number; limit: number }) => {
  const { request, extent, surroundings } = part;
  const link = (number: number) => absolute(address(request, { page: number }), surroundings);
  return {
    meta: { page, limit, ...totals(extent), has_more: extent.hasMore },
    links: { self: link(page), next: absolute(nextAddress(part), surroundings), prev: page > 1 ? link(page - 1) : null },
  };
};

const offsets = (part: Part, { offset, limit }: { offset: number; limit: number }) => {
  const { request, extent } = part;
  const previous = offset > 0 ? address(request, { offset: Math.max(0, offset - limit), limit }) : null;
  return { meta: { pagination: { ...totals(extent), limit, offset, next: nextAddress(part), previous } } };
};

const cursorForm = (part: Part) => {
  const { request, list, extent, surroundings } = part;
  const after = cursorAfter(part);
  const next = extent.hasMore && after ? address(request, { after }) : null;
  return {
    meta: { limit: list.form.limit, next_cursor: after, has_more: extent.hasMore },
    links: { self: absolute(address(request, {}), surroundings), next: absolute(next, surroundings) },
  };
};

const around = (part: Part): { meta: object; links?: object } => {
  const { form } = part.list;
  if (form.kind === 'page') return pages(part, form);
  if (form.kind === 'offset') return offsets(part, form);
  return cursorForm(part);
};

/** Puts the result of a handler into the envelope of its list form, or of a single record. */
export const envelope = (request: Ready, replied: Replied, surroundings: Surroundings): unknown => {
  const request_id = request.requestId;
  if (replied.data === undefined) return replied.body;
  if (!request.list || !replied.extent) return { data: replied.data, meta: { request_id } };
  const { meta, ...links } = around({ request, list: request.list, extent: replied.extent, surroundings });
  return { data: replied.data, meta: { ...meta, request_id, ...request.list.applied }, ...links };
};

const only = (record: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => fields.includes(key)));

/** Reduces each record to its id, the requested fields and the expanded records. */
export const shape = (body: unknown, fields: readonly string[] | undefined, expand: readonly string[]): unknown => {
  if (!fields || !body) return body;
  const selected = ['id', ...fields, ...expansionsIn(expand)];
  const { data, ...rest } = body as { data: Record<string, unknown> | Record<string, unknown>[] };
  return { data: Array.isArray(data) ? data.map((record) => only(record, selected)) : only(data, selected), ...rest };
};
