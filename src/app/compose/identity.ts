import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import { createSealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { onCredentialsEnded } from '../../data/connection/transaction.ts';
import type { Secrets } from '../../data/installation-secrets.ts';
import type { Wake } from '../../delivery/wake.ts';
import { createEndedCredentials } from '../../identity/credentials/ended-credentials.ts';
import { createIdentity } from '../../identity/index.ts';
import { challengeKeyOf } from '../../identity/second-factors/passkey-challenges.ts';
import { createKeyRing } from '../../identity/tokens/key-ring.ts';
import { createLogoutTokens } from '../../identity/tokens/logout-token.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { attributing } from '../../rules/attribution.ts';
import { boundedChecks } from '../../rules/concurrent-credential-checks.ts';
import type { SharedCounters } from '../../rules/rate-limit.ts';
import type { Config } from '../config.ts';

interface Dependencies {
  db: Queries;
  config: Config;
  secrets: Secrets;
  /** The shared counters; undefined when each node counts for itself. */
  shared: SharedCounters | undefined;
  clock: Clock;
  /** Fetches the documents of applications that describe themselves. */
  outbound: Outbound;
  log: Pick<Logger, 'error'>;
}

/** Signs logout tokens, for servers and workers. */
export const composeLogoutTokens = ({ db, config, secrets, clock }: Pick<Dependencies, 'db' | 'config' | 'secrets' | 'clock'>) =>
  createLogoutTokens({ keys: createKeyRing(db, createSealer(secrets['signing-keys']), clock), issuer: config.authUrl, clock });

/** The identity service, the authentication for the doors, and the notification about revoked credentials. */
export const composeIdentity = ({ db, config, secrets, shared, clock, outbound, log }: Dependencies) => {
  const { environment, region, authUrl, publicUrl, mail, describedApplications } = config;
  const endedCredentials = createEndedCredentials();
  const identity = createIdentity({
    endedCredentials,
    db,
    clock,
    environment,
    region,
    authUrl,
    publicUrl,
    signingKeys: createSealer(secrets['signing-keys']),
    factorSecrets: createSealer(secrets['second-factors']),
    challengeKey: challengeKeyOf(secrets['second-factors']),
    addressSealer: createSealer(secrets['file-addresses']),
    shared,
    outbound,
    describedApplications,
    mail,
    report: (failure) => log.error({ err: failure }, 'a background task failed'),
  });

  /**
   * Revalidates open connections when credentials of their account are revoked: on this node before the request that revoked them is
   * answered, on other nodes after a wake-up.
   */
  const watchEndings = (wake: Wake, revalidate: (accountId: string) => void): (() => void) => {
    const ended = (accountId: string | undefined): void => {
      endedCredentials.note(accountId);
      if (accountId !== undefined) revalidate(accountId);
    };
    const stopLocal = onCredentialsEnded(db, (accountId) => {
      ended(accountId);
      wake.publishCredentialsEnded(accountId);
    });
    const stopRemote = wake.onCredentialsEnded(ended);
    return () => {
      stopLocal();
      stopRemote();
    };
  };

  return { ...identity, authenticate: attributing(boundedChecks(identity.authenticate)), watchEndings };
};

export type ComposedIdentity = ReturnType<typeof composeIdentity>;
