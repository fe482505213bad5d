import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { newId } from '../../src/core/ids.ts';
import { type ByHand, byHand } from './by-hand.ts';
import { accountId, DATABASE_URL, poolSize, ready, userId } from './ready.ts';

// Each operation in one prepared statement, over node:http and pg: a header names it.

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: poolSize, options: '-c TimeZone=UTC' });

const recordOf = ({ makes }: ByHand, { url, headers }: IncomingMessage): string => {
  if (makes) return newId(makes);
  const [id] = /(?<=\/)[a-z]{3}_\w+/.exec(url!) ?? [String(headers['x-record'])];
  return id;
};

/** The fields of a body of REST or of GraphQL, as the columns are called. */
const bodyOf = (text: string): Record<string, unknown> => {
  const { subject, variables, config, ...body } = JSON.parse(text);
  return { type: 'standard', ...body, ...variables?.input, config: config && JSON.stringify(config), task_id: subject?.id };
};

const answer = async (request: IncomingMessage): Promise<object> => {
  const name = String(request.headers['x-work']);
  const work = byHand[name]!;
  const body = work.fields.length > 0 ? bodyOf(await text(request)) : {};
  const given = { account: accountId, user: userId, record: recordOf(work, request), event: newId('event') };
  const values = [...work.takes.map((one) => given[one]), ...work.fields.map((field) => body[field])];
  const { rows } = await pool.query({ name, text: work.text, values });
  return { data: work.text.includes('limit') ? rows : rows[0], meta: { request_id: randomUUID() } };
};

ready(
  createServer(async (request, response) => {
    const text = JSON.stringify(await answer(request));
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
    response.end(text);
  }),
);
