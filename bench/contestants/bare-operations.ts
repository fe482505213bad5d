import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { newId } from '../../src/core/ids.ts';
import { type ByHand, byHand } from './by-hand.ts';
import { accountId, DATABASE_URL, poolSize, ready, userId } from './ready.ts';

// Each operation in one prepared statement, over node:http and pg: a header names it.

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: poolSize, options: '-c TimeZone=UTC' });

const recordOf = ({ makes }: ByHand, path: string): string => {
  if (makes) return newId(makes);
  const [id] = /(?<=\/)[a-z]{3}_\w+/.exec(path) ?? [''];
  return id;
};

const bodyOf = (text: string): Record<string, unknown> => {
  const body = JSON.parse(text) as { subject?: { id: string } };
  return { ...body, task_id: body.subject?.id };
};

const answer = async (request: IncomingMessage): Promise<object> => {
  const name = String(request.headers['x-work']);
  const work = byHand[name]!;
  const body = work.fields.length > 0 ? bodyOf(await text(request)) : {};
  const given = { account: accountId, user: userId, record: recordOf(work, request.url!), event: newId('event') };
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
