import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import { createSealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { onCredentialsEnded } from '../../data/connection/transaction.ts';
import type { Secrets } from '../../data/installation-secrets.ts';
import type { Wake } from '../../delivery/wake.ts';
import { createEndedCredentials } from '../../identity/credentials/ended-credentials.ts';
import { createIdentity } from '../../identity/index.ts';
import { attributing } from '../../rules/attribution.ts';
import { boundedChecks } from '../../rules/concurrent-credential-checks.ts';
import type { SharedCounters } from '../../rules/rate-limit.ts';
import type { Config } from '../config.ts';

interface Dependencies {
  db: Queries;
  config: Config;
  secrets: Secrets;
  /** The counters that nodes share; undefined when each node counts for itself. */
  shared: SharedCounters | undefined;
  clock: Clock;
  log: Pick<Logger, 'error'>;
}

/** The identity service, the authentication for the doors, and the notification of ended credentials. */
export const composeIdentity = ({ db, config, secrets, shared, clock, log }: Dependencies) => {
  const { environment, region, authUrl, publicUrl, mail } = config;
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
    shared,
    mail,
    report: (failure) => log.error({ err: failure }, 'a background task failed'),
  });

  /**
   * Revalidates open connections when credentials of their account end: on this node before the response to the request that ended
   * them, on the other nodes after a wake-up.
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
