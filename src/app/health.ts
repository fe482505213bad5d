import type { Express } from 'express';
import type { Database } from '../data/database.ts';

/** `/health/live` says that the process runs, `/health/ready` that it can serve: 200 or 503. */
export const mountHealth = (app: Express, database: Database, isDraining: () => boolean): void => {
  app.get('/health/live', (_request, response) => void response.json({ status: 'live' }));
  app.get('/health/ready', async (_request, response) => {
    if (isDraining()) return void response.status(503).json({ status: 'draining' });
    try {
      await database.ping();
      response.json({ status: 'ready' });
    } catch {
      response.status(503).json({ status: 'unavailable', reason: 'the database does not answer' });
    }
  });
};
