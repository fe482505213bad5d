import { unknownScopes } from '../../contract/scopes.ts';
import type { AccountSchemas } from '../../contract/types.ts';
import type { Clock } from '../../core/clock.ts';
import { notFound, ServiceError } from '../../core/errors.ts';
import { fillDefaults } from '../../core/patch.ts';
import type { Principal } from '../../core/principal.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import { missingScopes } from '../../core/scopes.ts';
import type { Queries } from '../../data/connection/database.ts';
import { longRunning } from '../../data/connection/long-running.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import * as applications from '../../identity/applications/applications.ts';
import { listGrants, revokeGrant } from '../../identity/applications/grants.ts';
import type { ApplicationEmails } from '../../identity/emails/application-emails.ts';
import { decideApplication } from '../../identity/oauth/own-applications.ts';
import { expectRoom } from '../../rules/account-limits.ts';
import { expectAuthority } from '../../rules/authority.ts';
import { expectCallable } from '../../rules/callable-addresses.ts';
import { changeOf } from '../../rules/changes.ts';
import { expectVersion, type IfMatch, versioned } from '../../rules/if-match.ts';

type Create = AccountSchemas['ApplicationCreate'];
type Update = AccountSchemas['ApplicationUpdate'];

/** Whether the server never calls an address. */
interface Calls {
  refuses: (address: URL) => boolean;
}

interface Dependencies {
  db: Queries;
  clock: Clock;
  /** Whether the server may call plain HTTP addresses, as in development. */
  allowPlainHttp: boolean;
  outbound: Calls;
  emails: Pick<ApplicationEmails, 'decided'>;
}

/** The scopes that exist; unknown ones get an error of their own. */
const known = (scopes: readonly string[]): string[] => scopes.filter((scope) => unknownScopes([scope]).length === 0);

/**
 * Requires the application's scopes, both old and new, for a change that could be misused: new redirect URIs could receive the tokens of
 * everybody who has consented, and the device grant could ask people for them; whoever has the keys can act as the application; the logout
 * address learns who signs out; and a new name could trick people into consent. @throws ServiceError as `expectAuthority`
 */
const expectToWiden = (caller: Principal, { name, scopes, status }: applications.Application, changes: Update): void => {
  const wider = missingScopes(scopes, known(changes.scopes ?? []));
  const isRenamed = changes.name !== undefined && changes.name !== name;
  const moves = [changes.redirect_uris, changes.post_logout_redirect_uris, changes.backchannel_logout_uri, changes.jwks];
  const isAllowed = changes.status === 'allowed' && status !== 'allowed';
  if (!isRenamed && !isAllowed && moves.every((one) => one === undefined) && !changes.device_grant && wider.length === 0) return;
  expectAuthority(caller, 'application', { scopes: [...scopes, ...wider] });
};

/**
 * An account decides only about applications that describe themselves; registered ones are always allowed.
 * @throws ServiceError `unprocessable`
 */
const expectDecidable = ({ metadata_url }: applications.Application, { status = 'allowed' }: Update): void => {
  if (metadata_url !== null || status === 'allowed') return;
  throw new ServiceError('unprocessable', 'A registered application is allowed until it is deleted.', {
    details: [{ field: 'status', message: 'Must be allowed, or be omitted.', code: 'not_allowed' }],
  });
};

/** The service for OAuth applications and people's consents. */
export const createApplicationService = ({ db, clock, allowPlainHttp, outbound, emails }: Dependencies) => {
  const expectTold = (uri: string | null | undefined): void => {
    if (uri) expectCallable('backchannel_logout_uri', uri, allowPlainHttp, outbound.refuses);
  };

  const find = async (one: Queries, { accountId }: Principal, id: string, lock = false) => {
    const found = await applications.findApplication(one, accountId, id, lock);
    if (!found) throw notFound('application', id);
    return found;
  };

  const lock = async (tx: Tx, caller: Principal, id: string, ifMatch: IfMatch) => {
    const current = await find(tx, caller, id, true);
    expectVersion(current.version, ifMatch);
    return current;
  };

  /** The effects of a decision about an application: a refused one loses its consents, and the people who requested it are notified. */
  const decided = async (tx: Tx, { accountId }: Principal, { id, status }: Pick<applications.Application, 'id' | 'status'>) => {
    if (status === 'refused') await longRunning(tx, () => applications.revokeAllGrants(tx, accountId, id));
    await emails.decided(tx, { accountId, applicationId: id });
  };

  return {
    list: async (caller: Principal, query: ListQuery) => {
      const { rows: data, extent } = await applications.listApplications(db, caller, query);
      return { data, extent };
    },

    get: async (caller: Principal, id: string) => versioned(await find(db, caller, id)),

    create: (caller: Principal, { redirect_uris = [], ...body }: Create) =>
      transaction(db, async (tx) => {
        const { accountId, userId } = caller;
        expectAuthority(caller, 'application', { scopes: known(body.scopes) });
        expectTold(body.backchannel_logout_uri);
        await expectRoom(tx, caller, 'applications', applications.registeredOf(tx, accountId));
        const made = await applications.createApplication(tx, { ...body, redirect_uris, accountId, createdBy: userId }, clock());
        const { data, version } = versioned(made.application);
        return { data: { ...data, client_secret: made.secret }, version };
      }),

    update: (caller: Principal, id: string, body: Update, ifMatch: IfMatch) =>
      transaction(db, async (tx) => {
        const current = await lock(tx, caller, id, ifMatch);
        expectToWiden(caller, current, body);
        expectTold(body.backchannel_logout_uri);
        expectDecidable(current, body);
        return changeOf(versioned(current), fillDefaults(body, { redirect_uris: [], post_logout_redirect_uris: [] }), async (fields) => {
          const changed = versioned(await applications.updateApplication(tx, caller.accountId, current, fields, clock()));
          if (fields.status !== undefined) await decided(tx, caller, changed.data);
          return changed;
        });
      }),

    rotateSecret: (caller: Principal, id: string, overlapSeconds: number, ifMatch: IfMatch) =>
      transaction(db, async (tx) => {
        const current = await lock(tx, caller, id, ifMatch);
        expectAuthority(caller, 'application', { scopes: current.scopes });
        const rotated = await applications.rotateApplicationSecret(tx, caller.accountId, current, overlapSeconds, clock());
        const { data, version } = versioned(rotated.application);
        return { data: { ...data, client_secret: rotated.secret }, version };
      }),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const current = await lock(tx, caller, id, ifMatch);
        const { accountId } = caller;
        if (current.metadata_url === null)
          return longRunning(tx, async () => void (await applications.deleteApplication(tx, accountId, id)));
        // Its document could bring it back, so it is kept as refused.
        await decideApplication(tx, { accountId, applicationId: id }, 'refused', clock());
        await decided(tx, caller, { id, status: 'refused' });
      }),

    listGrants: async (caller: Principal, id: string, query: ListQuery) => {
      await find(db, caller, id);
      const { rows: data, extent } = await listGrants(db, caller, query, id);
      return { data, extent };
    },

    revokeGrant: (caller: Principal, id: string, userId: string): Promise<void> =>
      transaction(db, async (tx) => {
        await find(tx, caller, id);
        if (!(await revokeGrant(tx, caller.accountId, id, userId))) throw notFound('grant of the user', userId);
      }),
  };
};

export type ApplicationService = ReturnType<typeof createApplicationService>;
