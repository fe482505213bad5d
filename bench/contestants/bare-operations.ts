import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { WebSocketServer } from 'ws';
import { newId } from '../../src/core/ids.ts';
import { byHand } from './by-hand.ts';
import type { ByHand } from './one-statement.ts';
import { accountId, DATABASE_URL, poolSize, ready, userId } from './ready.ts';

// Each operation in one prepared statement, over node:http and pg: a header names it.

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: poolSize, options: '-c TimeZone=UTC' });

/** The fields of a body of REST or of GraphQL, as the columns are called. */
const bodyOf = (text: string, { columns = (body) => body }: ByHand): Record<string, unknown> => {
  const { variables, config, ...body } = JSON.parse(text);
  return columns({ type: 'standard', ...body, ...variables?.input, config: config && JSON.stringify(config) });
};

const carryOut = async (name: string, found: string | undefined, body: Record<string, unknown>): Promise<object> => {
  const work = byHand[name]!;
  const given = { account: accountId, user: userId, record: work.makes ? newId(work.makes) : found, event: newId('event') };
  const values = [...work.takes.map((one) => given[one]), ...work.fields.map((field) => body[field])];
  const { rows } = await pool.query({ name, text: work.text, values });
  return { data: work.text.includes('limit') ? rows : rows[0], meta: { request_id: randomUUID() } };
};

const answer = async (request: IncomingMessage): Promise<object> => {
  const { url, headers } = request;
  const name = String(headers['x-work']);
  const [record = String(headers['x-record'])] = /(?<=\/)[a-z]{3}_\w+/.exec(url!) ?? [];
  return carryOut(name, record, byHand[name]!.fields.length > 0 ? bodyOf(await text(request), byHand[name]!) : {});
};

const server = createServer(async (request, response) => {
  const text = JSON.stringify(await answer(request));
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
});

/** The same as frames of the channel. */
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) =>
  socket.on('message', async (data) => {
    const { id, type, operation, path = {}, body } = JSON.parse(String(data));
    const done = type === 'call' ? await carryOut(operation, Object.values<string>(path)[0], body) : {};
    socket.send(JSON.stringify({ id, type: 'result', to: type, status: 200, body: done }));
  }),
);

ready(server);
