import express, { type Response } from 'express';
import { list, ready } from './ready.ts';
import { type Answered, find, firstPage, pageAfter } from './statements.ts';

const app = express();
app.disable('x-powered-by');
app.disable('etag');

const write = (response: Response, { status, headers, body }: Answered): void => void response.status(status).set(headers).json(body);

app.get(`/v1/${list.family}/:id`, async (request, response) => write(response, await find(request.params.id)));
app.get(`/v1/${list.family}`, async ({ url, query }, response) => {
  const isByCursor = query.after !== undefined;
  write(response, await (isByCursor ? pageAfter(new URLSearchParams(url.slice(url.indexOf('?')))) : firstPage(Number(query.limit))));
});

ready(app);
