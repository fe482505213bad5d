import { families } from '#families/index';
import { type Clock, systemClock } from '../../core/clock.ts';
import { once } from '../../core/once.ts';
import type { Database, Queries } from '../../data/connection/database.ts';
import type { Secrets } from '../../data/installation-secrets.ts';
import type { ObjectStore } from '../../data/objects/object-store.ts';
import { accountChanged } from '../../delivery/wake.ts';
import { notifyOnce } from '../../delivery/wake-transports.ts';
import { createPasswordLinks } from '../../identity/passwords/password-links.ts';
import { createAccountOperations } from '../../operators/accounts.ts';
import { createOperatorOnce } from '../../operators/answers.ts';
import { createDocumentOperations } from '../../operators/documents.ts';
import { createEmailChangeOperations } from '../../operators/email-changes.ts';
import { createOperate, type Operate } from '../../operators/operations.ts';
import { type OnViolation, refuseViolation } from '../../operators/reply-check.ts';
import type { Config } from '../config.ts';
import { openInstallation } from './secrets.ts';
import { subjectOf } from './wake-transport.ts';

interface Dependencies {
  db: Queries;
  objects: Pick<ObjectStore, 'open'>;
  config: Pick<Config, 'region' | 'authUrl'>;
  secrets: Pick<Secrets, 'answers'>;
  clock?: Clock;
  onViolation: OnViolation;
}

/** How answers that violate the operators' contract are handled: reported in production, errors elsewhere. */
export const operatorViolations = ({ mode }: Pick<Config, 'mode'>, report: OnViolation): OnViolation =>
  mode === 'production' ? report : refuseViolation;

/** The check of GraphQL documents. It is loaded for the first one, because few processes check any. */
const openCheck = once(async () => (await import('../../graphql/document-check.ts')).createDocumentCheck());

/** What operators can do with accounts. */
export const composeOperators = ({ db, objects, config, secrets, clock = systemClock, onViolation }: Dependencies): Operate => {
  const { region, authUrl } = config;
  return createOperate({
    once: createOperatorOnce({ db, clock, secret: secrets.answers }),
    secret: secrets.answers,
    accounts: createAccountOperations({
      db,
      clock,
      objects,
      region,
      links: createPasswordLinks({ clock, authUrl }),
      familyTables: families.tables,
    }),
    documents: createDocumentOperations({ db, clock, openCheck }),
    emailChanges: createEmailChangeOperations({ db, clock }),
    onViolation,
  });
};

/** The same in a process that is not a node: nodes are notified of each change. */
export const composeOperatorsApart = async (
  config: Config,
  { db, kind }: Database,
  objects: Pick<ObjectStore, 'open'>,
  report: OnViolation,
): Promise<Operate> => {
  const secrets = await openInstallation(config, db);
  const subject = subjectOf(secrets);
  const operate = composeOperators({ db, objects, config, secrets, onViolation: operatorViolations(config, report) });
  return async (id, source, call) => {
    const operated = await operate(id, source, call);
    const { account_id } = call.path;
    if (account_id !== undefined && kind === 'postgres')
      await notifyOnce({ natsUrl: config.natsUrl, db }, subject, accountChanged(account_id));
    return operated;
  };
};
