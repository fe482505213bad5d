import type { Express } from 'express';
import { anonymousQuota, clientQuota } from '../../contract/plans.ts';
import type { createPageRateLimit } from '../../http/page-rate-limit.ts';
import { mountAuthorizePages } from '../../identity/pages/authorize.ts';
import { mountDevicePages } from '../../identity/pages/device.ts';
import { mountEmailPages } from '../../identity/pages/email.ts';
import { mountEndSessionPages } from '../../identity/pages/end-session.ts';
import type { Guarding } from '../../identity/pages/guard.ts';
import { mountPasswordPage } from '../../identity/pages/password.ts';
import type { ComposedIdentity } from './identity.ts';

interface Parts {
  pages: Pick<Guarding, 'isSecure' | 'explain'>;
  pageRateLimit: ReturnType<typeof createPageRateLimit>;
  formSecret: string;
}

/** Mounts the pages on which people sign in, decide about applications, and follow e-mailed links. */
export const mountIdentityPages = (app: Express, identity: ComposedIdentity, { pages, pageRateLimit, formSecret }: Parts): void => {
  mountPasswordPage(app, { ...identity.passwordPage, ...pages, admit: pageRateLimit(anonymousQuota) });
  mountEmailPages(app, { ...identity.emailPages, ...pages, admit: pageRateLimit(anonymousQuota) });
  const oauthPages = { ...identity.authorizePages, ...pages, formSecret, admit: pageRateLimit(clientQuota) };
  mountAuthorizePages(app, oauthPages);
  mountDevicePages(app, oauthPages);
  mountEndSessionPages(app, oauthPages);
};
