import type { Express } from 'express';
import { readExamples } from '../../contract/examples.ts';
import { versions } from '../../contract/versions.ts';
import type { Principal } from '../../core/principal.ts';
import { signedCursors } from '../../core/query/cursors.ts';
import { scopesOfRole } from '../../core/scopes.ts';
import { familiesResolvers } from '../../families/resolvers.ts';
import { mountGraphql } from '../../graphql/mount.ts';
import { createPreparation } from '../../graphql/operation.ts';
import { executableSchema } from '../../graphql/schema.ts';
import { createGraphqlSockets } from '../../graphql/sockets.ts';
import { createRateLimiter } from '../../rules/rate-limit.ts';
import { createAccount } from './account.ts';
import { seededRecords } from './invented-records.ts';
import { servicesIn } from './services.ts';
import { startTrickle } from './trickle.ts';
import { type Send, serving } from './visits.ts';

interface Options {
  seed: number;
  /** Seconds between two automatic changes; 0 for none. */
  every: number;
}

/** Every caller is the user of the contract's examples, with all permissions. */
const callerAs = (userId: string): Principal => ({
  accountId: 'acc_00000000000000000000000000',
  userId,
  role: 'admin',
  scopes: scopesOfRole('admin'),
  actor: { type: 'user', id: userId },
  credential: { type: 'api_key', id: 'key_00000000000000000000000000' },
  quota: { limit: 1_000_000_000, burst: 1_000_000_000 },
  sockets: { connections: Number.POSITIVE_INFINITY, subscriptions: Number.POSITIVE_INFINITY },
  allowedOrigins: [],
  defaultVersion: null,
});

/**
 * GraphQL over HTTP and WebSocket for an account in memory, with the server's schema, resolvers, limits and errors. Rules that no
 * database enforces here come from the families' own records.
 */
export const createGraphqlMock = ({ seed, every }: Options) => {
  const examples = readExamples();
  const { account, feed } = createAccount(seededRecords(seed, examples));
  const services = servicesIn(account);
  const caller = callerAs(examples.user.id);
  const schema = executableSchema(familiesResolvers(services), (_operationId, _call, work) => work());
  const dependencies = {
    schema,
    prepare: createPreparation(schema),
    cursors: signedCursors('mock'),
    feed,
    explain: () => undefined,
    report: (failure: unknown) => console.error(failure),
  };
  // Every credential is accepted, and is the same caller.
  const entering = { limiter: createRateLimiter(), answered: () => undefined };
  const sockets = createGraphqlSockets({
    ...dependencies,
    ...entering,
    unauthenticated: { count: () => () => undefined },
    admit: async () => () => undefined,
    authenticate: async ({ readToken }) => ({ credential: { kind: 'api_key', token: readToken() }, caller }),
    revalidate: () => caller,
    now: Date.now,
  });
  const trickle = startTrickle({ account, services, feed, caller, seed, every });

  return {
    mount: (app: Express, send: Send): void =>
      mountGraphql(app, { ...dependencies, ...entering, versions, authenticate: () => caller, serve: serving(send) }),
    /** Takes over a connection that requests an upgrade to WebSocket. */
    open: sockets.open,
    close: async (): Promise<void> => {
      trickle.stop();
      await sockets.close();
    },
  };
};
