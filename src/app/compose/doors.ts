import type { Express } from 'express';
import type { Logger } from 'pino';
import { withAudit } from '../../account/audited.ts';
import type { Traffic } from '../../account/traffic/traffic.ts';
import { mountAgents } from '../../agents/mount.ts';
import { createEventFollowing } from '../../built-in/events/following.ts';
import { isFilled } from '../../contract/handlers.ts';
import { operationIds } from '../../contract/operations.ts';
import { anonymousQuota } from '../../contract/plans.ts';
import { versions } from '../../contract/versions.ts';
import { type Clock, systemClock } from '../../core/clock.ts';
import { isId } from '../../core/ids.ts';
import type { Authenticate } from '../../core/principal.ts';
import { sealedCursors } from '../../core/query/cursors.ts';
import { createSealer } from '../../core/sealing.ts';
import type { Database } from '../../data/connection/database.ts';
import type { Secrets } from '../../data/installation-secrets.ts';
import { createFeed } from '../../delivery/feed.ts';
import type { Wake } from '../../delivery/wake.ts';
import { mountGraphql, mountGraphqlPage } from '../../graphql/mount.ts';
import type { FindDocument } from '../../graphql/registered-documents.ts';
import { createPageRateLimit } from '../../http/page-rate-limit.ts';
import type { Upgrades } from '../../http/server.ts';
import { tracedRequests } from '../../http/traced-requests.ts';
import { trustProxies } from '../../http/trusted-proxies.ts';
import { createUpgrades } from '../../http/upgrades.ts';
import { createChannelToken, dashboardPaths, mountDashboardCalls, mountDashboardSignIn } from '../../identity/dashboard/mount.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { isDashboardBuilt } from '../../published/dashboard.ts';
import { graphiqlPage } from '../../published/graphiql.ts';
import { mountPublished } from '../../published/published.ts';
import { createServing, expressFailure, isSecure, mountRest, outsideTheApi, type PlainHttp, type Served } from '../../rest/express.ts';
import type { Pipeline } from '../../rest/rest-door.ts';
import { onBehalfOfAddress } from '../../rules/attribution.ts';
import { createConcurrency } from '../../rules/concurrency.ts';
import { createIdempotency } from '../../rules/idempotency.ts';
import type { EventCheck } from '../../rules/operation-events.ts';
import { createRateLimiter, type RateLimiter } from '../../rules/rate-limit.ts';
import type { Config } from '../config.ts';
import { mountHealth, type Readiness } from '../monitoring/health.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { createRequestLog, type LogRequest, loggingCalls } from '../monitoring/request-log.ts';
import { describeRequest } from '../monitoring/request-span.ts';
import type { ReportViolation } from '../monitoring/violations.ts';
import { composeAccount } from './account.ts';
import { composeAgents } from './agents.ts';
import { composeChannel } from './channel.ts';
import { composeConnections } from './connections.ts';
import { coverageFor } from './coverage.ts';
import { explain } from './database-errors.ts';
import { eventAudience } from './event-audience.ts';
import type { OpenFamilies } from './families.ts';
import { composeGraphql, documentsIn } from './graphql.ts';
import { composeIdentity } from './identity.ts';
import { mountIdentityPages } from './identity-pages.ts';
import type { Node } from './node.ts';
import { composeRest } from './rest.ts';

/** How a mock differs from a server. */
export interface Alterations {
  /** Replaces the check of credentials. */
  authenticate?: (own: Authenticate) => Authenticate;
  /** Replaces the search for registered GraphQL documents. */
  documents?: (own: FindDocument) => FindDocument;
  /** Replaces the handling of REST requests and channel calls. */
  answer?: (own: Pipeline) => Pipeline;
  /** Replaces the counting of requests. */
  limiter?: (own: RateLimiter) => RateLimiter;
  /** Replaces outbound requests. */
  outbound?: (own: Outbound) => Outbound;
  /** Where plain HTTP is accepted from. */
  plainHttp?: PlainHttp;
  /** Mounts what comes before all doors. */
  mount?: (app: Express) => void;
}

const asItIs = <T>(own: T): T => own;

interface Dependencies {
  /** The application that everything is mounted on. */
  app: Express;
  config: Config;
  database: Database;
  secrets: Secrets;
  /** The health shown at `/health/ready`. */
  readiness: () => Promise<Readiness>;
  families: Pick<OpenFamilies, 'handlers' | 'related' | 'resolvers' | 'users'>;
  /** Requests to addresses that administrators and applications choose. */
  outbound: Outbound;
  log: Logger;
  metrics: Metrics;
  reportViolation: ReportViolation;
  checkEvents: EventCheck;
  clock?: Clock;
  isDraining: () => boolean;
  wake: Wake;
  traffic: Traffic;
  /** The Redis commands for shared counters. */
  redis?: object;
  alterations?: Alterations;
}

interface Doors {
  /** The operations without a handler. */
  unfilled: string[];
  feed: ReturnType<typeof createFeed>;
  /** Takes over connections that switch to another protocol. */
  upgrades: Upgrades;
  /** Closes these connections; must be called before the feed and the server close. */
  drain: () => Promise<void>;
  close: () => Promise<void>;
}

const configureExpress = (app: Express, { trustedProxies }: Config): void => {
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('strict routing');
  app.enable('case sensitive routing');
  trustProxies(app, trustedProxies);
  app.set('query parser', false);
};

/** Counts an answered request, and describes it in its span. */
const noteServed =
  (metrics: Metrics) =>
  ({ requestId, answer, milliseconds }: Served): void => {
    const { answeredBy = 'none', status, errorCode } = answer;
    metrics.observe(answeredBy, status, milliseconds / 1000, errorCode);
    describeRequest({ requestId, ...answer });
  };

/** Logs a request when its answer was sent. */
const logSent =
  (logRequest: LogRequest) =>
  ({ answer, ...rest }: Served, bytes: number): void => {
    const { answeredBy = 'none', accountId, status, errorCode } = answer;
    logRequest({ ...rest, operation: answeredBy, accountId, status, errorCode, bytes });
  };

/** Mounts all doors on one application, in the order in which they get a request. */
export const composeDoors = (dependencies: Dependencies): Doors => {
  const { app, config, database, secrets, readiness, families, outbound, log, metrics, reportViolation, checkEvents } = dependencies;
  const { clock = systemClock, isDraining, wake, traffic, alterations = {} } = dependencies;
  const { db } = database;
  const shared = dependencies.redis && { redis: dependencies.redis, namespace: secrets.namespace };
  // Callers without an account are counted by IP address.
  const noteUsed = (key: string, used: number) => isId('account', key) && traffic.noteMinute(key, used);
  const limiter = (alterations.limiter ?? asItIs)(createRateLimiter(shared, noteUsed));
  const concurrency = createConcurrency(shared);
  const identity = composeIdentity({ db, config, secrets, shared, clock, outbound, log });
  const feed = createFeed({
    source: createEventFollowing(db, eventAudience),
    wake,
    cursors: sealedCursors(secrets.cursors, 'cursor of a frame'),
    failed: (error) => log.warn({ err: error }, 'events could not be read; they will be delivered later'),
    admit: (caller) => concurrency.take('subscriptions', caller),
    used: traffic.countParts,
  });
  const idempotency = createIdempotency(db, clock, createSealer(secrets.answers));
  const authenticate = (alterations.authenticate ?? asItIs)(identity.authenticate);
  const logRequest = createRequestLog(log, config.loggedRequests);
  const common = { config, logRequest, db, secrets, clock, log, metrics, reportViolation, checkEvents, shared };
  const node: Node = { ...common, limiter, concurrency, authenticate, idempotency, feed, traffic };

  const account = composeAccount(node, identity, families.users, outbound);
  const handlers = withAudit({ ...families.handlers, ...identity.handlers, ...account }, db, clock);
  const { pipelines, claims } = composeRest(node, { handlers, related: families.related });
  const answer = alterations.answer ?? asItIs;
  const connections = composeConnections(node);
  const channel = composeChannel(node, connections, loggingCalls(answer(pipelines.channel), { logRequest, observe: metrics.observe }));
  const findRegistered = (alterations.documents ?? asItIs)(documentsIn(db));
  const graphql = composeGraphql(node, connections, { resolvers: families.resolvers, findRegistered });

  const plainHttp = alterations.plainHttp ?? (config.mode === 'development' ? 'loopback' : 'nowhere');
  const pages = { isSecure: isSecure(plainHttp), explain };
  const pageRateLimit = createPageRateLimit(limiter, versions);
  const serve = createServing({ plainHttp, served: noteServed(metrics), sent: logSent(logRequest) });
  const dashboard = { ...identity.dashboard, ...pages, admit: pageRateLimit(anonymousQuota) };
  const channelToken = createChannelToken(dashboard);
  configureExpress(app, config);
  app.use(tracedRequests);
  alterations.mount?.(app);
  mountDashboardCalls(app, dashboard);
  mountGraphql(app, { ...graphql.http, serve });
  const lastResort = mountRest(app, { serve, pipeline: answer(pipelines.rest), claims });
  app.use(outsideTheApi(plainHttp));
  mountHealth(app, readiness);
  app.use(({ ip = '' }, _response, next) => onBehalfOfAddress(ip, next));
  mountIdentityPages(app, identity, { pages, pageRateLimit, formSecret: secrets.forms });
  mountGraphqlPage(app, graphiqlPage());
  mountDashboardSignIn(app, dashboard, isDashboardBuilt);
  const { publicUrl, authUrl, securityContact } = config;
  const library = mountPublished(app, { publicUrl, authUrl, securityContact, coverage: coverageFor(config) });
  mountAgents(app, { ...composeAgents(node, library, answer(pipelines.channel)), serve });
  app.use(lastResort);
  app.use(expressFailure((failure) => log.error({ err: failure }, 'a request failed outside the pipeline')));

  const stopWatching = identity.watchEndings(wake, (accountId) => {
    channel.doubt(accountId);
    graphql.sockets.doubt(accountId);
    graphql.events.doubt(accountId);
  });
  metrics.watchFeed(feed);
  metrics.watchWake(wake);
  metrics.watchSockets('channel', channel);
  metrics.watchSockets('graphql', graphql.sockets);
  return {
    upgrades: createUpgrades({
      app,
      isSecure: isSecure(plainHttp),
      isDraining,
      unauthenticated: connections.unauthenticated,
      doors: {
        '/v1/websocket': channel.open,
        '/graphql': graphql.sockets.open,
        [`${dashboardPaths.api}/v1/websocket`]: (upgrade) =>
          void channelToken(upgrade).then((token) => channel.open({ ...upgrade, token }), upgrade.refuse),
      },
    }),
    unfilled: operationIds.filter((id) => !isFilled(handlers[id])),
    feed,
    drain: async () => {
      graphql.events.close();
      await Promise.all([channel.close(), graphql.sockets.close()]);
    },
    close: async () => {
      stopWatching();
      concurrency.close();
      await identity.close();
    },
  };
};
