import express, { type Express, type Request, type RequestHandler } from 'express';
import { stringify } from 'yaml';
import { bodyLimits } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import { answerControlError } from './control-errors.ts';
import type { Requests } from './page/requests.ts';
import type { Rules } from './rules/rules.ts';

/** What is controlled. */
interface Controlled {
  /** Restores the initial records. */
  reset: () => Promise<void>;
  /** All records, as a scene. */
  save: () => Promise<object>;
  /** Replaces all records with those of a scene. */
  load: (text: string) => Promise<void>;
  /** Records an event now. */
  publish: (text: string) => Promise<object>;
  rules: Pick<Rules, 'list' | 'replace' | 'add' | 'clear'>;
  requests: Pick<Requests, 'list' | 'clear' | 'watch'>;
}

const openToAll: RequestHandler = (request, response, next) => {
  response.set({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' });
  if (request.method !== 'OPTIONS') return next();
  const headers = {
    'Access-Control-Allow-Headers': request.get('Access-Control-Request-Headers') ?? '*',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  };
  response
    .set({ ...headers, 'Access-Control-Max-Age': '600' })
    .status(204)
    .end();
};

/** A scene contains all records; rules and events are no larger than other bodies. */
const wholeScene = express.text({ type: () => true, limit: '100mb' });
const text = express.text({ type: () => true, limit: bodyLimits.json });

const bodyOf = (request: Request): string => (typeof request.body === 'string' ? request.body : '');

/** Mounts `/_mock`, with which people and tests control the mock. It needs no credentials: nothing here belongs to anybody. */
export const mountControl = (app: Express, { reset, save, load, publish, rules, requests }: Controlled): void => {
  const control = express.Router();
  control.use(openToAll);
  control.post('/reset', async (_request, response) => {
    await reset();
    response.status(204).end();
  });
  control.get('/state', async (request, response) => {
    const scene = await save();
    if (request.accepts(['json', 'yaml', 'application/yaml']) === 'json') response.json(scene);
    else response.type('application/yaml').send(stringify(scene));
  });
  control.put('/state', wholeScene, async (request, response) => {
    await load(bodyOf(request));
    response.status(204).end();
  });
  control.get('/rules', (_request, response) => void response.json(rules.list()));
  control.put('/rules', text, async (request, response) => {
    await rules.replace(bodyOf(request));
    response.json(rules.list());
  });
  control.post('/rules', text, async (request, response) => void response.status(201).json(await rules.add(bodyOf(request))));
  control.delete('/rules', (_request, response) => {
    rules.clear();
    response.status(204).end();
  });
  control.post('/events', text, async (request, response) => void response.status(201).json(await publish(bodyOf(request))));
  control.get('/requests', (request, response) => {
    if (request.accepts(['json', 'text/event-stream']) === 'json') response.json(requests.list());
    else requests.watch(response);
  });
  control.delete('/requests', (_request, response) => {
    requests.clear();
    response.status(204).end();
  });
  control.use((request) => {
    throw new ServiceError(
      'unknown_path',
      `${request.method} ${request.originalUrl} does not exist. Use /_mock/reset, /_mock/state, /_mock/rules, /_mock/events or /_mock/requests.`,
    );
  });
  control.use(answerControlError);
  app.use('/_mock', control);
};
