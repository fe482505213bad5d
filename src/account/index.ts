import type { FamilyOf, Handler, OperationId } from '../contract/types.ts';
import type { Versions } from '../contract/versions.ts';
import type { Clock } from '../core/clock.ts';
import type { Queries } from '../data/connection/database.ts';
import type { FamilyTablesInOrder } from '../data/tables/family-table.ts';
import type { Environment } from '../identity/credentials/api-key-format.ts';
import type { NotifyAdministrators } from '../identity/emails/account-emails.ts';
import type { ApplicationEmails } from '../identity/emails/application-emails.ts';
import type { RateLimiter } from '../rules/rate-limit.ts';
import { applicationHandlers } from './applications/handlers.ts';
import { createApplicationService } from './applications/service.ts';
import { apiKeyHandlers } from './keys/handlers.ts';
import { createApiKeyService, type TellOfKey } from './keys/service.ts';
import { auditHandlers } from './log/audit.ts';
import { deliveryHandlers } from './log/deliveries.ts';
import { requestHandlers } from './log/requests.ts';
import { type MemberLinks, type MemberSignIn, memberHandlers, type UserVerbs } from './members/handlers.ts';
import { accountHandlers, securityHandlers } from './settings/handlers.ts';
import { createSettingsService } from './settings/service.ts';
import type { Traffic } from './traffic/traffic.ts';
import { usageHandlers } from './usage/handlers.ts';
import { createUsageService } from './usage/service.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  environment: Environment;
  versions: Versions;
  limiter: RateLimiter;
  traffic: Traffic;
  /** The service for users, which also changes members. */
  users: UserVerbs;
  passwordLinks: MemberLinks;
  /** Whether the server may call addresses with plain HTTP, as in development. */
  allowPlainHttp: boolean;
  /** Requests to addresses that administrators choose. */
  outbound: { refuses: (address: URL) => boolean };
  memberSignIn: MemberSignIn;
  notifyOfKey: TellOfKey;
  /** Notifies the administrators about changed settings. */
  notifyAdministrators: NotifyAdministrators;
  applicationEmails: Pick<ApplicationEmails, 'decided'>;
  /** The tables of the platform's families. */
  familyTables: FamilyTablesInOrder;
}

/** The handlers of each family. */
const handlersByFamily = ({
  db,
  clock,
  environment,
  versions,
  limiter,
  traffic: { settle },
  users,
  passwordLinks,
  memberSignIn,
  allowPlainHttp,
  outbound,
  notifyOfKey,
  notifyAdministrators,
  applicationEmails: emails,
  familyTables,
}: Dependencies) => {
  const settings = createSettingsService({ db, clock, environment, versions, notifyAdministrators, familyTables });
  return {
    account: accountHandlers({ settings }),
    security: securityHandlers({ settings }),
    'api-keys': apiKeyHandlers({ keys: createApiKeyService({ db, clock, environment, notifyOfKey }) }),
    usage: usageHandlers({ usage: createUsageService({ db, clock, limiter, settle }) }),
    requests: requestHandlers({ db, settle }),
    deliveries: deliveryHandlers({ db }),
    audit: auditHandlers({ db }),
    members: memberHandlers({ db, people: users, links: passwordLinks, signIn: memberSignIn }),
    applications: applicationHandlers({
      applications: createApplicationService({ db, clock, allowPlainHttp, outbound, emails }),
    }),
  };
};

/**
 * The families of the contract that have no handlers yet; their operations answer 501. The compiler checks the list: every family
 * must be either here or in `handlersByFamily`, and not in both.
 * @public
 */
export const pending: Record<Exclude<FamilyOf<'account'>, keyof ReturnType<typeof handlersByFamily>>, true> = {};

/** The handlers of the account API: members, credentials, settings, usage and logs. */
export const createAccount = (dependencies: Dependencies): { [Id in OperationId]?: Handler<Id> } =>
  Object.assign({}, ...Object.values(handlersByFamily(dependencies)));
