import type { FamilyOf, Handler, OperationId } from '../contract/types.ts';
import type { Clock } from '../core/clock.ts';
import type { Authenticate } from '../core/principal.ts';
import type { Sealer } from '../core/sealing.ts';
import type { Queries } from '../data/connection/database.ts';
import type { Tx } from '../data/connection/transaction.ts';
import type { Region } from '../data/tables/accounts.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { createAttempts } from '../rules/attempt-limits.ts';
import type { Source } from '../rules/audit.ts';
import type { SharedCounters } from '../rules/rate-limit.ts';
import { createBackgroundTasks } from './background-tasks.ts';
import { createAddressAuthenticator } from './credentials/addresses.ts';
import type { Environment } from './credentials/api-key-format.ts';
import { hashOf } from './credentials/api-key-format.ts';
import { createApiKeyAuthenticator } from './credentials/api-keys.ts';
import { createAuthenticate } from './credentials/authenticate.ts';
import type { EndedCredentials } from './credentials/ended-credentials.ts';
import { createLastUsed } from './credentials/last-used.ts';
import type { DashboardDoor } from './dashboard/mount.ts';
import { createDashboardSessions } from './dashboard/sessions.ts';
import { emailChangeHandlers } from './email-changes/handlers.ts';
import { createEmailLinks } from './email-changes/links.ts';
import { createOwnEmail } from './email-changes/own.ts';
import { endPendingChange } from './email-changes/store.ts';
import { createAccountEmails, type NotifyAdministrators } from './emails/account-emails.ts';
import { type ApplicationEmails, createApplicationEmails } from './emails/application-emails.ts';
import { createEmailOutbox } from './emails/email-outbox.ts';
import { createMailer, type MailSettings } from './emails/mail.ts';
import { createPersonEmails } from './emails/person-emails.ts';
import { createClientDocuments } from './oauth/client-documents.ts';
import type { OAuthDependencies } from './oauth/dependencies.ts';
import { deviceHandlers } from './oauth/device-authorization.ts';
import { endTokensOf } from './oauth/end-with-password.ts';
import { createOAuthHandlers } from './oauth/handlers.ts';
import type { EmailPages } from './pages/email.ts';
import type { Guarding } from './pages/guard.ts';
import type { OAuthPages } from './pages/oauth-pages.ts';
import type { PasswordPage } from './pages/password.ts';
import { createChangePassword } from './passwords/change-password.ts';
import { createOwnPasswordProof } from './passwords/own-password.ts';
import { createPasswordLinks, type PasswordLinks } from './passwords/password-links.ts';
import { createPasswordReset, linkEmail } from './passwords/password-reset.ts';
import { createSetPassword } from './passwords/set-password.ts';
import { createOwnAccount } from './people/own-account.ts';
import { ownAccountHandlers } from './people/own-account-handlers.ts';
import type { Addressee, Person } from './people/person.ts';
import { createChallenges, endChallenges } from './second-factors/challenges.ts';
import { createConfirmFactor } from './second-factors/confirm-factor.ts';
import { secondFactorHandlers } from './second-factors/handlers.ts';
import { createOwnFactors } from './second-factors/own-factors.ts';
import { createOwnProofs } from './second-factors/own-proof.ts';
import { createPasskeyChallenges } from './second-factors/passkey-challenges.ts';
import { createPasskeySignIn } from './second-factors/passkey-sign-in.ts';
import { createPasskeys } from './second-factors/passkeys.ts';
import { createSecondStep } from './second-factors/prove.ts';
import { createProveSession } from './sessions/prove-session.ts';
import { sessionHandlers } from './sessions/session-handlers.ts';
import { createSessions } from './sessions/sessions.ts';
import { createEndSignIns } from './sign-in/end-sign-ins.ts';
import { createMemberSignIn, type MemberSignIn } from './sign-in/member-sign-in.ts';
import { createSignIn } from './sign-in/sign-in.ts';
import { createTokenAuthenticator } from './tokens/authenticator.ts';
import { createTokensHandlers } from './tokens/handlers.ts';
import { createKeyRing } from './tokens/key-ring.ts';
import { createMetadataHandlers } from './tokens/metadata-handlers.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  environment: Environment;
  region: Region;
  /** The root of the identity endpoints: the issuer of tokens. */
  authUrl: string;
  /** The root of the REST API: the audience of tokens. */
  publicUrl: string;
  /** Seals the private parts of signing keys. */
  signingKeys: Sealer;
  /** Seals the secrets of authenticator apps. */
  factorSecrets: Sealer;
  /** The key of challenges for passkey-only sign-ins. */
  challengeKey: Buffer;
  /** Seals the tokens in addresses of files. */
  addressSealer: Sealer;
  /** Counts failed attempts for several nodes together; without it each node counts its own. */
  shared: SharedCounters | undefined;
  /** Reads the documents of applications that describe themselves. */
  outbound: Outbound;
  /** Whether they are allowed. */
  describedApplications: boolean;
  /** The mail server; undefined when no e-mail is sent. */
  mail: MailSettings | undefined;
  /** The revoked credentials, as far as this node knows. */
  endedCredentials: EndedCredentials;
  /** Called with the errors of background work. */
  report: (failure: unknown) => void;
}

/** What the parts of identity share. */
const foundation = (dependencies: Dependencies) => {
  const { db, clock, region, report, describedApplications, authUrl } = dependencies;
  const attempts = createAttempts(dependencies.shared);
  const background = createBackgroundTasks(report);
  const mailer = dependencies.mail && createMailer(dependencies.mail);
  const links = createPasswordLinks({ clock, authUrl: dependencies.authUrl });
  const sessions = createSessions({ db, clock, region, endedCredentials: dependencies.endedCredentials });
  const secrets = dependencies.factorSecrets;
  const passkeys = createPasskeys(dependencies.authUrl, dependencies.publicUrl);
  const challenges = createChallenges({ clock, secrets, passkeys });
  const outbox = createEmailOutbox({ db, clock, secrets, mailer, background, report });
  const emails = createPersonEmails({ clock, outbox });
  const applicationEmails = createApplicationEmails({ clock, outbox });
  const endSignIns = createEndSignIns([endTokensOf, endChallenges, endPendingChange]);
  const signIn = createSignIn({ db, clock, attempts, background, challenges, emails });
  const secondStep = createSecondStep({ db, clock, attempts, background, challenges, secrets, passkeys, endSignIns, emails });
  const passkeyChallenges = createPasskeyChallenges({ clock, key: dependencies.challengeKey });
  const passkeySignIn = createPasskeySignIn({ db, clock, attempts, background, passkeys, passkeyChallenges, emails });
  const proveOwnPassword = createOwnPasswordProof({ db, clock, attempts });
  const ownProofs = createOwnProofs({ db, clock, attempts, secrets, passkeys, passkeyChallenges, proveOwnPassword, emails });
  const ownFactors = createOwnFactors({ db, secrets, passkeys, ownProofs, emails });
  const confirmFactor = createConfirmFactor({ db, clock, attempts, secrets, passkeys, endSignIns, emails });
  const setPassword = createSetPassword({ db, clock, attempts, links, endSignIns, emails, authUrl });
  const changePassword = createChangePassword({ ownProofs, links, endSignIns, emails, authUrl });
  const ownAccount = createOwnAccount({ db, clock });
  const proveSession = createProveSession({ ownProofs, sessions });
  const ownEmail = createOwnEmail({ db, clock, attempts, ownProofs, outbox, authUrl });
  const emailLinks = createEmailLinks({ db, clock, attempts, links, endSignIns, outbox, authUrl });
  const requestReset = createPasswordReset({ db, clock, attempts, links, outbox, background });
  const lastUsed = createLastUsed(db, report);
  const keys = createKeyRing(db, dependencies.signingKeys, clock);
  const documents = createClientDocuments({ outbound: dependencies.outbound, attempts, clock, describedApplications });
  const places = { issuer: dependencies.authUrl, audience: dependencies.publicUrl };
  const oauth: OAuthDependencies = { db, clock, keys, ...places, attempts, background, describedApplications };
  return {
    ...{ oauth, documents, attempts, background, mailer, outbox, links, sessions, signIn, secondStep, passkeySignIn, challenges },
    ...{
      setPassword,
      endSignIns,
      ownAccount,
      changePassword,
      proveSession,
      ownFactors,
      confirmFactor,
      ownProofs,
      ownEmail,
      emailLinks,
      requestReset,
      lastUsed,
      emails,
      applicationEmails,
    },
  };
};

/** The handlers of each family. */
const handlersByFamily = (parts: ReturnType<typeof foundation>) => ({
  oauth: createOAuthHandlers(parts.oauth),
  device: deviceHandlers(parts.oauth),
  tokens: createTokensHandlers({ ...parts.oauth, signIn: parts.signIn }),
  metadata: createMetadataHandlers(parts.oauth),
  sessions: sessionHandlers(parts),
  'own-account': ownAccountHandlers(parts),
  'email-changes': emailChangeHandlers(parts),
  'second-factors': secondFactorHandlers(parts),
});

/**
 * The families of the contract that have no handlers yet; their operations answer 501. The compiler checks the list: every family
 * must be either here or in `handlersByFamily`, and not in both.
 * @public
 */
export const pending: Record<Exclude<FamilyOf<'identity'>, keyof ReturnType<typeof handlersByFamily>>, true> = {};

interface Identity {
  authenticate: Authenticate;
  /** All handlers, by operationId. */
  handlers: { [Id in OperationId]?: Handler<Id> };
  /** The functions of the page behind a one-time link. */
  passwordPage: Omit<PasswordPage, keyof Guarding>;
  /** The functions of the pages behind links about an e-mail change. */
  emailPages: Omit<EmailPages, keyof Guarding>;
  /** Links that an administrator creates for a person. */
  passwordLinks: {
    create: PasswordLinks['create'];
    mayMail: (email: string) => Promise<boolean>;
    mail: (tx: Tx, person: Person, to: Addressee) => Promise<void>;
  };
  /** What an administrator can change about how a member signs in. */
  memberSignIn: MemberSignIn;
  /** Notifies the administrators of an account about changed settings. */
  notifyAdministrators: NotifyAdministrators;
  /** Notifies people about decisions on applications. */
  applicationEmails: ApplicationEmails;
  /** Notifies a person about an API key that acts for them. */
  notifyOfKey: (tx: Tx, person: Person, source: Source) => Promise<void>;
  /** The functions of the authorization endpoint and its pages. */
  authorizePages: Omit<OAuthPages, 'admit' | 'isSecure' | 'explain' | 'formSecret'>;
  /** The tokens of browsers at the dashboard. */
  dashboard: Omit<DashboardDoor, keyof Guarding>;
  /** Waits for background work after the last request. */
  close: () => Promise<void>;
}

/** Links that an administrator creates for a person. */
const linksByAdministrators = ({ links, outbox, attempts }: ReturnType<typeof foundation>): Identity['passwordLinks'] => ({
  create: links.create,
  // An administrator chooses the address, and its owner may not be a member at all.
  mayMail: async (email) => outbox.sends && !(await attempts.take([['link_letter', hashOf(email.toLowerCase())]])),
  mail: async (tx, person, to) => outbox.post(tx, person.accountId, linkEmail(to, person.accountId, await links.add(tx, person, to.email))),
});

/** Composes authentication, and the handlers that issue credentials. */
export const createIdentity = (dependencies: Dependencies): Identity => {
  const parts = foundation(dependencies);
  const { background, oauth, lastUsed, links, mailer, sessions, setPassword, signIn, secondStep, passkeySignIn, challenges } = parts;
  const forms = { signIn, secondStep, passkeySignIn, challenges };
  const { publicUrl, clock, region, endedCredentials, addressSealer: sealer } = dependencies;
  const keys = createApiKeyAuthenticator({ ...dependencies, lastUsed });
  const tokens = createTokenAuthenticator({ ...oauth, region, background, endedCredentials });
  const again = { api_key: keys.again, access_token: tokens.again, session: sessions.again, dashboard: sessions.again };
  return {
    authenticate: createAuthenticate({
      api_key: keys.authenticate,
      bearer: tokens.authenticate,
      session: sessions.authenticate,
      address: createAddressAuthenticator({ clock, sealer, again: (reference, origin) => again[reference.kind](reference, origin) }),
    }),
    handlers: Object.assign({}, ...Object.values(handlersByFamily(parts))),
    passwordPage: { publicUrl, setPassword, expectLink: (token) => links.expect(dependencies.db, token), requestReset: parts.requestReset },
    emailPages: { publicUrl, emailLinks: parts.emailLinks },
    passwordLinks: linksByAdministrators(parts),
    memberSignIn: createMemberSignIn({ ...parts, clock: dependencies.clock }),
    notifyAdministrators: createAccountEmails({ clock: dependencies.clock, outbox: parts.outbox }),
    notifyOfKey: (tx, person, source) => parts.emails.notify(tx, person, 'key_created', source),
    authorizePages: { ...oauth, ...forms, documents: parts.documents, emails: parts.applicationEmails },
    applicationEmails: parts.applicationEmails,
    dashboard: { ...oauth, sessions: createDashboardSessions(oauth) },
    close: async () => {
      parts.outbox.close();
      await background.settled();
      await lastUsed.close();
      mailer?.close();
    },
  };
};
