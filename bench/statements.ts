import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { columnParsers } from '../src/data/tables/column-types.ts';
import { type Assignment, poolSize } from './contestant.ts';

// What src/families/projects/visibility.ts says of a user ($2) of an account ($1) who is no administrator, by hand: once for
// many projects, once for one of them.

const colleagues = `
  select colleague.user_id from team_members mine
  join team_members colleague on colleague.account_id = mine.account_id and colleague.team_id = mine.team_id
  where mine.account_id = $1 and mine.user_id = $2`;

export const visible = `projects.account_id = $1 and (
  visibility = 'public'
  or id in (select project_id from project_members where account_id = $1 and user_id = $2)
  or (visibility = 'team' and id in (select project_id from project_members where account_id = $1 and user_id = any(array(${colleagues})))))`;

const visibleOne = `projects.account_id = $1 and (
  visibility = 'public'
  or exists (
    select 1 from project_members member
    where member.account_id = $1 and member.project_id = projects.id
      and (member.user_id = $2 or (projects.visibility = 'team' and member.user_id = any(array(${colleagues}))))))`;

const columns = 'id, name, description, visibility, status, settings, tags, owner_id, archived_at, created_at, updated_at';

const find = { name: 'find', text: `select ${columns}, version from projects where ${visibleOne} and projects.id = $3` };
const page = { name: 'page', text: `select ${columns} from projects where ${visible} order by created_at desc, id desc limit $3 offset 0` };
const count = { name: 'count', text: `select count(*) as total from projects where ${visible}` };

/** The page after a record ($3, $4), with one more that says whether there are further ones; of one status ($6) where that is asked for. */
const pageAfter = (status: string, limit: string) =>
  `select ${columns} from projects where ${visible} and (created_at, id) < ($3, $4) ${status} order by created_at desc, id desc limit ${limit}`;
/** With a limit that PostgreSQL knows, it keeps one plan, as `src/data/query/collection.ts` says. */
const cursorPage = { name: 'cursor page', text: `select * from (${pageAfter('', '101')}) as first limit $5` };
const filteredPage = { name: 'filtered page', text: pageAfter('and status = $6', '$5') };

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => columnParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
};

/** What a request is answered with. */
export interface Answered {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

const missing = (): Answered => ({ status: 404, headers: {}, body: { error: { code: 'not_found', request_id: randomUUID() } } });

/** The reads over pg and nothing else: prepared statements, rows as they come, the envelope. */
export const createReads = ({ databaseUrl, caller: { accountId, userId } }: Assignment) => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    options: '-c TimeZone=UTC',
    types: types as pg.CustomTypesConfig,
  });
  return {
    one: async (id: string): Promise<Answered> => {
      const { rows } = await pool.query({ ...find, values: [accountId, userId, id] });
      if (!rows[0]) return missing();
      const { version, ...data } = rows[0];
      return { status: 200, headers: { ETag: `"${version}"` }, body: { data, meta: { request_id: randomUUID() } } };
    },

    /** A page by cursor. The cursor is the last record of the page before it, in base64; it is not signed. */
    pageAfter: async (search: URLSearchParams): Promise<Answered> => {
      const limit = Number(search.get('limit'));
      const status = search.get('status');
      const after = search.get('after');
      const [createdAt, id] = after ? (JSON.parse(Buffer.from(after, 'base64url').toString()) as [string, string]) : ['infinity', ''];
      const values = [accountId, userId, createdAt, id, limit + 1];
      const query = status ? { ...filteredPage, values: [...values, status] } : { ...cursorPage, values };
      const { rows } = await pool.query<{ created_at: string; id: string }>(query);
      const data = rows.slice(0, limit);
      const last = data.at(-1);
      const has_more = rows.length > limit;
      const next_cursor = has_more && last ? Buffer.from(JSON.stringify([last.created_at, last.id])).toString('base64url') : null;
      const link = (cursor: string) => `/v1/projects?${status ? `status=${status}&` : ''}limit=${limit}&after=${cursor}`;
      const body = {
        data,
        meta: { limit, next_cursor, has_more, request_id: randomUUID() },
        links: { self: link(after ?? ''), next: next_cursor && link(next_cursor) },
      };
      return { status: 200, headers: {}, body };
    },

    firstPage: async (limit: number): Promise<Answered> => {
      const [{ rows: data }, counted] = await Promise.all([
        pool.query({ ...page, values: [accountId, userId, limit] }),
        pool.query<{ total: number }>({ ...count, values: [accountId, userId] }),
      ]);
      const total = counted.rows[0]!.total;
      const has_more = data.length < total;
      const link = (number: number) => `/v1/projects?limit=${limit}&page=${number}`;
      const body = {
        data,
        meta: { page: 1, limit, total, has_more, request_id: randomUUID() },
        links: { self: link(1), next: has_more ? link(2) : null, prev: null },
      };
      return { status: 200, headers: {}, body };
    },
  };
};
