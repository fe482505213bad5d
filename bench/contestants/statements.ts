import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import pg from 'pg';
import { newId } from '../../src/core/ids.ts';
import { columnParsers } from '../../src/data/tables/column-types.ts';
import { accountId, DATABASE_URL, list as given, poolSize, userId } from './ready.ts';

// What a request needs over pg and nothing else: prepared statements, rows as they come, the envelope.

const { family, columns, visible, visibleOne } = given;

const one = { name: 'find', text: `select ${columns}, version from ${family} where ${visibleOne} and id = $3` };
const page = {
  name: 'page',
  text: `select ${columns} from ${family} where ${visible} order by created_at desc, id desc limit $3 offset 0`,
};
const count = { name: 'count', text: `select count(*) as total from ${family} where ${visible}` };

/** The page after a record ($3, $4), with one more that says whether there are further ones; of one status ($6) where that is asked for. */
const after = (status: string, limit: string) =>
  `select ${columns} from ${family} where ${visible} and (created_at, id) < ($3, $4) ${status} order by created_at desc, id desc limit ${limit}`;
/** With a limit that PostgreSQL knows, it keeps one plan, as `src/data/query/collection.ts` says. */
const cursorPage = { name: 'cursor page', text: `select * from (${after('', '101')}) as first limit $5` };
const filteredPage = { name: 'filtered page', text: after('and status = $6', '$5') };

const insert = {
  name: 'insert',
  text: `insert into resources (account_id, id, name, type, status, metadata, owner_id, created_at, updated_at)
    values ($1, $2, $3, 'standard', 'active', '{}', $4, $5, $5)
    returning id, name, description, type, status, metadata, owner_id, created_at, updated_at, version`,
};

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => columnParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: poolSize, options: '-c TimeZone=UTC', types });

/** What a request is answered with. */
export interface Answered {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

const record = (status: number, { version, ...data }: { version: number }): Answered => ({
  status,
  headers: { ETag: `"${version}"` },
  body: { data, meta: { request_id: randomUUID() } },
});

const list = (data: unknown[], meta: object, links: object): Answered => ({
  status: 200,
  headers: {},
  body: { data, meta: { ...meta, request_id: randomUUID() }, links },
});

export const find = async (id: string): Promise<Answered> => {
  const { rows } = await pool.query({ ...one, values: [accountId, userId, id] });
  if (rows[0]) return record(200, rows[0]);
  return { status: 404, headers: {}, body: { error: { code: 'not_found', request_id: randomUUID() } } };
};

/** A page by cursor. The cursor is the last record of the page before it, in base64; it is not signed. */
export const pageAfter = async (search: URLSearchParams): Promise<Answered> => {
  const limit = Number(search.get('limit'));
  const status = search.get('status');
  const cursor = search.get('after');
  const [createdAt, id] = cursor ? (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string, string]) : ['infinity', ''];
  const values = [accountId, userId, createdAt, id, limit + 1];
  const query = status ? { ...filteredPage, values: [...values, status] } : { ...cursorPage, values };
  const { rows } = await pool.query<{ created_at: string; id: string }>(query);
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  const has_more = rows.length > limit;
  const next_cursor = has_more && last ? Buffer.from(JSON.stringify([last.created_at, last.id])).toString('base64url') : null;
  const link = (to: string) => `/v1/${family}?${status ? `status=${status}&` : ''}limit=${limit}&after=${to}`;
  return list(data, { limit, next_cursor, has_more }, { self: link(cursor ?? ''), next: next_cursor && link(next_cursor) });
};

export const firstPage = async (limit: number): Promise<Answered> => {
  const [{ rows: data }, counted] = await Promise.all([
    pool.query({ ...page, values: [accountId, userId, limit] }),
    pool.query<{ total: number }>({ ...count, values: [accountId, userId] }),
  ]);
  const total = counted.rows[0]!.total;
  const has_more = data.length < total;
  const link = (number: number) => `/v1/${family}?limit=${limit}&page=${number}`;
  return list(data, { page: 1, limit, total, has_more }, { self: link(1), next: has_more ? link(2) : null, prev: null });
};

/** Stores a record by one statement, for whom the headers name. */
export const create = async ({ name }: { name: string }, headers: IncomingHttpHeaders): Promise<Answered> => {
  const values = [headers['x-account'], newId('resource'), name, headers['x-user'], new Date().toISOString()];
  const { rows } = await pool.query({ ...insert, values });
  return record(201, rows[0]);
};
