import type { Express } from 'express';
import type { Logger } from 'pino';
import { isFilled } from '../contract/handlers.ts';
import { operationIds } from '../contract/operations.ts';
import { versions } from '../contract/versions.ts';
import { type Clock, systemClock } from '../core/clock.ts';
import { signedCursors } from '../core/query/cursors.ts';
import { createSealer } from '../core/sealing.ts';
import type { Database } from '../data/database.ts';
import type { ObjectStore } from '../data/objects/object-store.ts';
import { installationSecret } from '../data/secrets.ts';
import { createFamilies } from '../families/index.ts';
import { createAuthenticate } from '../identity/authenticate.ts';
import { createApiKeyRecogniser } from '../identity/credentials/api-keys.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { mountPublished } from '../published/published.ts';
import { refuseViolations, reportViolations } from '../rest/answer.ts';
import { expressFailure, lastResort, mountRest } from '../rest/express.ts';
import { createPipeline } from '../rest/pipeline.ts';
import { createOnce } from '../rules/idempotency.ts';
import { createRateLimiter } from '../rules/rate-limit.ts';
import type { Config } from './config.ts';
import { explain } from './explain.ts';
import { mountHealth } from './health.ts';
import type { Metrics } from './metrics.ts';
import type { Works } from './runner.ts';

interface Rooms {
  /** The application that everything is mounted on. */
  app: Express;
  config: Config;
  database: Database;
  objects: ObjectStore;
  log: Logger;
  metrics: Metrics;
  clock?: Clock;
  isDraining: () => boolean;
  outbound: Outbound;
  /** Told when an operation may be waiting to be carried out. */
  onWork: () => void;
  /** A connected client, where counters are shared between nodes. */
  redis?: object;
}

/** Puts the rooms together: the application, the operations that nobody has filled yet, and what is done beside requests. */
export const wire = async ({
  app,
  config,
  database,
  objects,
  log,
  metrics,
  clock = systemClock,
  isDraining,
  outbound,
  onWork,
  redis,
}: Rooms): Promise<{ unfilled: string[]; works: Works }> => {
  const { db } = database;
  const { handlers, works } = createFamilies({
    db,
    clock,
    objects,
    webhookSecrets: createSealer(await installationSecret(db, 'webhook-secrets')),
    integrationSecrets: createSealer(await installationSecret(db, 'integration-secrets')),
    allowPlainHttp: config.mode === 'development',
    outbound,
    onWork,
  });
  const { pipeline, claims } = createPipeline({
    handlers,
    authenticate: createAuthenticate({ api_key: createApiKeyRecogniser({ db, clock, environment: config.environment }) }),
    versions,
    once: createOnce(db, clock),
    limiter: createRateLimiter(redis && { redis, namespace: await installationSecret(db, 'namespace') }),
    cursors: signedCursors(await installationSecret(db, 'cursors')),
    publicUrl: config.publicUrl,
    checkAnswer:
      config.mode === 'production'
        ? reportViolations((operation, status, details) => {
            metrics.violations.inc({ operation, status });
            log.error({ operation, status, details }, 'an answer is not as its contract documents');
          })
        : refuseViolations,
    explain,
    report: (failure, { requestId, operationId, path }) => log.error({ err: failure, requestId, operationId, path }, 'a request failed'),
  });

  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);
  app.set('query parser', false);
  mountHealth(app, database, isDraining);
  mountRest(app, { pipeline, claims, plainLoopback: config.mode === 'development', observe: metrics.observe });
  mountPublished(app, { publicUrl: config.publicUrl, authUrl: config.authUrl });
  app.use(lastResort);
  app.use(expressFailure((failure) => log.error({ err: failure }, 'a request failed outside the pipeline')));
  return { unfilled: operationIds.filter((id) => !isFilled(handlers[id])), works };
};
