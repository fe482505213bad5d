import type { Express } from 'express';
import type { Logger } from 'pino';
import { auditing, withAudit } from '../../account/audited.ts';
import { createAccount } from '../../account/index.ts';
import type { Traffic } from '../../account/usage/traffic.ts';
import { createRecognition } from '../../channel/credentials.ts';
import { createEncoder } from '../../channel/encode.ts';
import { createChannelSockets } from '../../channel/sockets.ts';
import { limits } from '../../contract/frames.ts';
import { isFilled } from '../../contract/handlers.ts';
import { operationIds } from '../../contract/operations.ts';
import { anonymousQuota, clientQuota } from '../../contract/plans.ts';
import { versions } from '../../contract/versions.ts';
import { type Clock, systemClock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import { signedCursors } from '../../core/query/cursors.ts';
import { createSealer } from '../../core/sealing.ts';
import type { Database } from '../../data/connection/database.ts';
import { onCredentialsEnded, savepoint } from '../../data/connection/transaction.ts';
import type { Secrets } from '../../data/installation-secrets.ts';
import { createFeed } from '../../delivery/feed.ts';
import type { Wake } from '../../delivery/wake.ts';
import { createEventFollowing } from '../../families/events/following.ts';
import { mountGraphql } from '../../graphql/mount.ts';
import { createPreparation } from '../../graphql/operation.ts';
import { executableSchema } from '../../graphql/schema.ts';
import { createGraphqlSockets } from '../../graphql/sockets.ts';
import { createAdmission } from '../../http/page-rate-limit.ts';
import type { Upgrades } from '../../http/server.ts';
import { trustProxies } from '../../http/trusted-proxies.ts';
import { createUpgrades, upgradeRequired } from '../../http/upgrades.ts';
import { createEndings } from '../../identity/credentials/endings.ts';
import { createIdentity } from '../../identity/index.ts';
import { mountAuthorizePages } from '../../identity/pages/authorize.ts';
import { mountPasswordPage } from '../../identity/pages/password.ts';
import { graphiqlPage } from '../../published/graphiql.ts';
import { mountPublished } from '../../published/published.ts';
import { refuseViolations, reportViolations } from '../../rest/answer.ts';
import { createCalls } from '../../rest/calls.ts';
import { besideTheApi, createServing, expressFailure, isSecure, mountRest } from '../../rest/express.ts';
import { createPipelines } from '../../rest/pipeline.ts';
import { createAttempts, networkOf } from '../../rules/attempt-limits.ts';
import { attributing, onBehalfOfAddress } from '../../rules/attribution.ts';
import { boundedChecks } from '../../rules/credential-checks.ts';
import { createIdempotency } from '../../rules/idempotency.ts';
import { createRateLimiter } from '../../rules/rate-limit.ts';
import { createStrangers } from '../../sockets/strangers.ts';
import type { Config } from '../config.ts';
import { type Check, mountHealth } from '../monitoring/health.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { explain } from './database-errors.ts';
import type { OpenFamilies } from './families.ts';

interface Dependencies {
  /** The application that everything is mounted on. */
  app: Express;
  config: Config;
  database: Database;
  secrets: Secrets;
  /** What is looked at to say whether the node can serve. */
  checks: Readonly<Record<string, Check>>;
  families: Pick<OpenFamilies, 'handlers' | 'resolvers' | 'users'>;
  log: Logger;
  metrics: Metrics;
  clock?: Clock;
  isDraining: () => boolean;
  wake: Wake;
  /** Collects what was answered. */
  traffic: Traffic;
  /** The commands of Redis, where counters are shared between nodes. */
  redis?: object;
}

interface Wired {
  /** The operations that nobody has filled yet. */
  unfilled: string[];
  feed: ReturnType<typeof createFeed>;
  /** What takes over connections that ask for another protocol. */
  upgrades: Upgrades;
  /** Ends those connections; to be done before the feed and the server close. */
  drain: () => Promise<void>;
  close: () => Promise<void>;
}

/** Puts the rooms together: the application, and the operations that nobody has filled yet. */
export const wire = async ({
  app,
  config,
  database,
  secrets,
  checks,
  families,
  log,
  metrics,
  clock = systemClock,
  isDraining,
  wake,
  traffic,
  redis,
}: Dependencies): Promise<Wired> => {
  const { db } = database;
  const shared = redis && { redis, namespace: secrets.namespace };
  const limiter = createRateLimiter(shared);
  const endings = createEndings();
  const identity = createIdentity({
    endings,
    db,
    clock,
    environment: config.environment,
    region: config.region,
    authUrl: config.authUrl,
    publicUrl: config.publicUrl,
    signingKeys: createSealer(secrets['signing-keys']),
    shared,
    mail: config.mail,
    report: (failure) => log.error({ err: failure }, 'something failed beside the requests'),
  });
  const { users } = families;
  const { passwordLinks } = identity;
  const account = createAccount({ db, clock, environment: config.environment, versions, limiter, traffic, users, passwordLinks });
  const handlers = withAudit({ ...families.handlers, ...identity.handlers, ...account }, db, clock);
  const feed = createFeed({
    source: createEventFollowing(db),
    wake,
    cursors: signedCursors(secrets.cursors, 'cursor of a frame'),
    failed: (error) => log.warn({ err: error }, 'events could not be read; they are told later'),
  });
  const authenticate = attributing(boundedChecks(identity.authenticate));
  const entering = { authenticate, limiter, versions, answered: traffic.record };
  const plainLoopback = config.mode === 'development';
  const idempotency = createIdempotency(db, clock, createSealer(secrets.answers));
  const { pipelines, claims } = createPipelines({
    ...entering,
    handlers,
    once: idempotency,
    cursors: signedCursors(secrets.cursors),
    publicUrl: config.publicUrl,
    checkAnswer:
      config.mode === 'production'
        ? reportViolations((operation, status, details) => {
            metrics.violations.inc({ operation, status });
            log.error({ operation, status, details }, 'an answer is not as its contract documents');
          })
        : refuseViolations,
    elsewhere: { '/v1/websocket': upgradeRequired('/v1/websocket', '/docs/channel') },
    explain,
    report: (failure, { requestId, operationId, path }) => log.error({ err: failure, requestId, operationId, path }, 'a request failed'),
  });

  const lenient = config.mode === 'production';
  const asError = (failure: unknown, connectionId: string): ServiceError => {
    const known = failure instanceof ServiceError ? failure : explain(failure);
    if (!known || known.status >= 500) log.error({ err: failure, connectionId }, 'a frame failed');
    return known ?? new ServiceError('internal_error', `Something went wrong on our side. Quote ${connectionId} when you write to us.`);
  };
  const unauthenticated = createStrangers({ most: limits.unauthenticated, placeOf: networkOf });
  const connectionDependencies = {
    strangers: unauthenticated,
    recognise: createRecognition(authenticate, createAttempts(shared)),
    lookAgain: authenticate,
    feed,
    limiter,
    now: () => clock().getTime(),
  };
  const channel = createChannelSockets({
    ...connectionDependencies,
    call: createCalls(pipelines.channel),
    encode: createEncoder((frame, details) => {
      metrics.violations.inc({ operation: `channel ${frame.type}`, status: 'frame' });
      log.error({ type: frame.type, details }, 'a frame is not as its contract documents');
    }, lenient),
    asError,
  });

  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('strict routing');
  app.enable('case sensitive routing');
  trustProxies(app, config.trustedProxies);
  app.set('query parser', false);
  const admitTo = createAdmission(limiter, versions);
  const serve = createServing({ plainLoopback, observe: metrics.observe });
  const lastResort = mountRest(app, { serve, pipeline: pipelines.rest, claims });
  app.use(besideTheApi(plainLoopback));
  mountHealth(app, checks, isDraining);
  app.use(({ ip = '' }, _response, next) => onBehalfOfAddress(ip, next));
  mountPasswordPage(app, {
    ...identity.passwordPage,
    admit: admitTo(anonymousQuota),
    isSecure: isSecure(plainLoopback),
    explain,
  });
  const audited = auditing({ db, clock });
  const schema = executableSchema(families.resolvers, (...write) => savepoint(db, () => audited(...write)));
  const graphql = {
    schema,
    prepare: createPreparation(schema),
    cursors: signedCursors(secrets.cursors, 'endCursor, startCursor or cursor of a connection'),
    feed,
    explain,
    report: (failure: unknown, requestId: string) => log.error({ err: failure, requestId }, 'a GraphQL operation failed'),
  };
  mountGraphql(app, {
    ...graphql,
    ...entering,
    once: idempotency,
    page: graphiqlPage(),
    serve,
  });
  const operations = createGraphqlSockets({
    ...graphql,
    ...connectionDependencies,
    answered: (operation) => {
      metrics.observe('graphql', operation.status, operation.duration / 1000);
      traffic.record({ ...operation, method: 'POST', path: '/graphql', operationId: null, version: null });
    },
  });
  const stopListeningForEndings = (accountId: string | undefined): void => {
    endings.note(accountId);
    if (accountId === undefined) return;
    channel.doubt(accountId);
    operations.doubt(accountId);
  };
  // What ends here ends at once, before its caller is answered; the other nodes hear of it as soon as the line brings it.
  const stopHearing = [
    onCredentialsEnded(db, (accountId) => {
      stopListeningForEndings(accountId);
      wake.publishCredentialsEnded(accountId);
    }),
    wake.onCredentialsEnded(stopListeningForEndings),
  ];
  metrics.watchFeed(feed);
  metrics.watchWake(wake);
  metrics.watchSockets('channel', channel);
  metrics.watchSockets('graphql', operations);
  mountAuthorizePages(app, {
    ...identity.authorizePages,
    formSecret: secrets.forms,
    admit: admitTo(clientQuota),
    isSecure: isSecure(plainLoopback),
    explain,
  });
  mountPublished(app, { publicUrl: config.publicUrl, authUrl: config.authUrl });
  app.use(lastResort);
  app.use(expressFailure((failure) => log.error({ err: failure }, 'a request failed outside the pipeline')));
  const upgrades = createUpgrades({
    app,
    isSecure: isSecure(plainLoopback),
    isDraining,
    strangers: unauthenticated,
    doors: { '/v1/websocket': channel.open, '/graphql': operations.open },
  });
  const drain = async () => void (await Promise.all([channel.close(), operations.close()]));
  const close = async () => {
    for (const stop of stopHearing) stop();
    await identity.close();
  };
  return { upgrades, drain, unfilled: operationIds.filter((id) => !isFilled(handlers[id])), feed, close };
};
