import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import { createSealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { onCredentialsEnded } from '../../data/connection/transaction.ts';
import type { Secrets } from '../../data/installation-secrets.ts';
import type { Wake } from '../../delivery/wake.ts';
import { createEndings } from '../../identity/credentials/endings.ts';
import { createIdentity } from '../../identity/index.ts';
import { attributing } from '../../rules/attribution.ts';
import { boundedChecks } from '../../rules/credential-checks.ts';
import type { SharedCounters } from '../../rules/rate-limit.ts';
import type { Config } from '../config.ts';

interface Dependencies {
  db: Queries;
  config: Config;
  secrets: Secrets;
  /** Where nodes count together; undefined where each counts for itself. */
  shared: SharedCounters | undefined;
  clock: Clock;
  log: Pick<Logger, 'error'>;
}

/** The identity service, how doors authenticate with it, and who hears that credentials have ended. */
export const composeIdentity = ({ db, config, secrets, shared, clock, log }: Dependencies) => {
  const { environment, region, authUrl, publicUrl, mail } = config;
  const endings = createEndings();
  const identity = createIdentity({
    endings,
    db,
    clock,
    environment,
    region,
    authUrl,
    publicUrl,
    signingKeys: createSealer(secrets['signing-keys']),
    shared,
    mail,
    report: (failure) => log.error({ err: failure }, 'something failed beside the requests'),
  });

  /**
   * Has open connections revalidate their credentials when credentials of their account end. On this node that is before the
   * caller who ended them has an answer; the other nodes learn it over the wake transport.
   */
  const watchEndings = (wake: Wake, revalidate: (accountId: string) => void): (() => void) => {
    const ended = (accountId: string | undefined): void => {
      endings.note(accountId);
      if (accountId !== undefined) revalidate(accountId);
    };
    const here = onCredentialsEnded(db, (accountId) => {
      ended(accountId);
      wake.publishCredentialsEnded(accountId);
    });
    const elsewhere = wake.onCredentialsEnded(ended);
    return () => {
      here();
      elsewhere();
    };
  };

  return { ...identity, authenticate: attributing(boundedChecks(identity.authenticate)), watchEndings };
};

export type ComposedIdentity = ReturnType<typeof composeIdentity>;
