import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { assignment, ready } from './contestant.ts';
import { type Answered, createReads } from './statements.ts';

const reads = createReads(assignment());
const app = express();
app.disable('x-powered-by');
app.disable('etag');

const write = (response: Response, { status, headers, body }: Answered): void => void response.status(status).set(headers).json(body);

app.get('/v1/projects/:id', async (request, response) => write(response, await reads.one(request.params.id)));
app.get('/v1/projects', async ({ url, query }, response) => {
  const isByCursor = query.after !== undefined;
  write(
    response,
    await (isByCursor ? reads.pageAfter(new URLSearchParams(url.slice(url.indexOf('?')))) : reads.firstPage(Number(query.limit))),
  );
});

const server = app.listen(0, '127.0.0.1', () => ready((server.address() as AddressInfo).port));
