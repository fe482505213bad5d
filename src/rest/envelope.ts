import type { Content } from '../contract/bytes.ts';
import type { Extent } from '../contract/types.ts';
import type { AccountCursors } from '../core/query/cursors.ts';
import type { ListQuery } from '../core/query/list-query.ts';
import type { Exchange } from './exchange.ts';

/** What a handler answers, as far as the envelope cares. */
export interface Replied {
  status: number;
  data?: unknown;
  /** What is answered as it is, in no envelope. */
  body?: unknown;
  extent?: Extent;
  version?: number;
  content?: Content;
}

interface Surroundings {
  publicUrl: string;
  cursors: AccountCursors;
}

const maxPage = 1000;
const maxOffset = 100_000;

/** The request's own address with other values for some parameters; credentials never come along. */
const address = (exchange: Exchange, changes: Record<string, string | number>): string => {
  const search = new URLSearchParams(exchange.search);
  search.delete('api_key');
  for (const [name, value] of Object.entries(changes)) search.set(name, String(value));
  return search.size > 0 ? `${exchange.path}?${search}` : exchange.path;
};

const pages = (exchange: Exchange, { page, limit }: { page: number; limit: number }, { total = 0, hasMore }: Extent, publicUrl: string) => {
  const link = (number: number) => `${publicUrl}${address(exchange, { page: number })}`;
  return {
    meta: { page, limit, total, has_more: hasMore },
    links: { self: link(page), next: hasMore && page < maxPage ? link(page + 1) : null, prev: page > 1 ? link(page - 1) : null },
  };
};

const offsets = (exchange: Exchange, { offset, limit }: { offset: number; limit: number }, { total = 0, hasMore }: Extent) => {
  const link = (at: number) => address(exchange, { offset: at, limit });
  const previous = offset > 0 ? link(Math.max(0, offset - limit)) : null;
  return {
    meta: { pagination: { total, limit, offset, next: hasMore && offset + limit <= maxOffset ? link(offset + limit) : null, previous } },
  };
};

const cursorForm = (exchange: Exchange, list: ListQuery, { next, hasMore }: Extent, { publicUrl, cursors }: Surroundings) => {
  const cursor = next ? cursors(exchange.caller.accountId).seal(next, `${exchange.operationId} ${exchange.path} ${list.about}`) : null;
  return {
    meta: { limit: list.form.limit, next_cursor: cursor, has_more: hasMore },
    links: {
      self: `${publicUrl}${address(exchange, {})}`,
      next: cursor && hasMore ? `${publicUrl}${address(exchange, { after: cursor })}` : null,
    },
  };
};

const around = (exchange: Exchange, list: ListQuery, extent: Extent, surroundings: Surroundings): { meta: object; links?: object } => {
  if (list.form.kind === 'page') return pages(exchange, list.form, extent, surroundings.publicUrl);
  if (list.form.kind === 'offset') return offsets(exchange, list.form, extent);
  return cursorForm(exchange, list, extent, surroundings);
};

/** Puts what a handler answered into the envelope that its list form or its single record asks for. */
export const envelope = (exchange: Exchange, replied: Replied, surroundings: Surroundings): unknown => {
  const request_id = exchange.requestId;
  if (replied.data === undefined) return replied.body;
  if (!exchange.list || !replied.extent) return { data: replied.data, meta: { request_id } };
  const { meta, ...links } = around(exchange, exchange.list, replied.extent, surroundings);
  return { data: replied.data, meta: { ...meta, request_id, ...exchange.list.applied }, ...links };
};

const only = (record: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => fields.includes(key)));

/** Leaves only the asked fields, and what was expanded, of each record. */
export const shape = (body: unknown, fields: readonly string[] | undefined, expand: readonly string[]): unknown => {
  if (!fields || !body) return body;
  const kept = ['id', ...fields, ...expand];
  const { data, ...rest } = body as { data: Record<string, unknown> | Record<string, unknown>[] };
  return { data: Array.isArray(data) ? data.map((record) => only(record, kept)) : only(data, kept), ...rest };
};
