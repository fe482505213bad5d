import { families } from '#families/index';
import { createAccount } from '../../account/index.ts';
import { versions } from '../../contract/versions.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { OpenFamilies } from './families.ts';
import type { ComposedIdentity } from './identity.ts';
import type { Node } from './node.ts';

/** The handlers of the account's own API. */
export const composeAccount = (
  node: Node,
  identity: ComposedIdentity,
  users: OpenFamilies['users'],
  outbound: Outbound,
): ReturnType<typeof createAccount> => {
  const { config, db, clock, limiter, traffic } = node;
  const { passwordLinks, memberSignIn, notifyOfKey, notifyAdministrators, applicationEmails } = identity;
  return createAccount({
    db,
    clock,
    environment: config.environment,
    versions,
    limiter,
    traffic,
    users,
    passwordLinks,
    memberSignIn,
    allowPlainHttp: config.mode === 'development',
    outbound,
    notifyOfKey,
    notifyAdministrators,
    applicationEmails,
    familyTables: families.tables,
  });
};
