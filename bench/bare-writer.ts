import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { newId } from '../src/core/ids.ts';
import { columnParsers } from '../src/data/tables/column-types.ts';
import { assignment, poolSize, ready } from './contestant.ts';

const { databaseUrl } = assignment();

const pool = new pg.Pool({
  connectionString: databaseUrl,
  max: poolSize,
  options: '-c TimeZone=UTC',
  types: {
    getTypeParser: (oid: number, format?: 'text' | 'binary') => columnParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
  } as pg.CustomTypesConfig,
});

const insert = {
  name: 'insert',
  text: `insert into resources (account_id, id, name, type, status, metadata, owner_id, created_at, updated_at)
    values ($1, $2, $3, 'standard', 'active', '{}', $4, $5, $5)
    returning id, name, description, type, status, metadata, owner_id, created_at, updated_at, version`,
};

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** The record of a request, stored by one statement and nothing else. */
const server = createServer(async (request, response) => {
  const { name } = JSON.parse(await textOf(request)) as { name: string };
  const values = [request.headers['x-account'], newId('resource'), name, request.headers['x-user'], new Date().toISOString()];
  const { rows } = await pool.query({ ...insert, values });
  const { version, ...data } = rows[0];
  const text = JSON.stringify({ data, meta: { request_id: randomUUID() } });
  response.writeHead(201, {
    ETag: `"${version}"`,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
});

server.listen(0, '127.0.0.1', () => ready((server.address() as AddressInfo).port));
