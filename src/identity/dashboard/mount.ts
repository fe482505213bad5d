import { createHash } from 'node:crypto';
import type { Express, Request, RequestHandler, Response } from 'express';
import { ServiceError } from '../../core/errors.ts';
import { html } from '../../core/html.ts';
import { onBehalfOfAddress } from '../../rules/attribution.ts';
import type { OAuthDependencies } from '../oauth/dependencies.ts';
import { pagePaths } from '../pages/consent-forms.ts';
import { type Cookies, createCookies } from '../pages/cookies.ts';
import { expectFromHere, isFromHere } from '../pages/from-here.ts';
import { createGuard, endPages, type Guarding, onlyMethods, problemPiece } from '../pages/guard.ts';
import { ownPages } from '../pages/own-pages.ts';
import { sendPage } from '../pages/page.ts';
import { sourceOf } from '../pages/posted.ts';
import { redirectTo } from '../pages/redirect.ts';
import { browserSessionSeconds } from '../tokens/lifetimes.ts';
import { isDashboardCookie, newToken } from '../tokens/secrets.ts';
import { accountOfBrowser, dashboardClientId } from './application.ts';
import type { DashboardSessions } from './sessions.ts';

/** Dashboard addresses that are not pages. */
export const dashboardPaths = {
  signIn: '/dashboard/sign-in',
  callback: '/dashboard/callback',
  signOut: '/dashboard/sign-out',
  /** The client id of the dashboard in the account of the browser. */
  session: '/dashboard/session',
  /** Where a sign-out ends: the only dashboard page for people who are not signed in. */
  signedOut: '/dashboard/signed-out',
  /** Prefix of API addresses: the same request, with the browser's token. */
  api: '/dashboard/api',
} as const;

/** Addresses where people look for their account without a link, and the pages they lead to. */
const knownAddresses = { '/login': ownPages.dashboard, '/account': ownPages.profile } as const;

/** The dependencies of the dashboard's sign-in. */
export interface DashboardDoor extends OAuthDependencies, Guarding {
  sessions: DashboardSessions;
}

/** What the browser keeps between the two halves of a sign-in. */
interface Begun {
  state: string;
  verifier: string;
  clientId: string;
  to: string;
}

/** Maximum duration of a sign-in, in seconds. */
const signInSeconds = 900;

const encoded = (begun: Begun): string => Buffer.from(JSON.stringify(begun)).toString('base64url');
const decoded = (text: string | undefined): Begun | undefined => {
  try {
    return text === undefined ? undefined : JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** A page of the dashboard or the reference to return to: never another server, and never a sign-in address. */
const pageOf = (to: string | null): string => {
  const isPage = to !== null && to.length <= 1000 && /^\/(?:dashboard|docs)(?:[/?][\w\-./?&=%[\]:,~+]*)?$/.test(to) && !to.includes('//');
  // Browsers resolve `..` in an address, also as `%2e%2e`, so the resolved address is checked.
  return isPage && new URL(to, 'http://here').pathname === to.replace(/\?.*/, '') ? to : '/dashboard';
};

const notSignedIn = () =>
  new ServiceError('invalid_credentials', 'You are not signed in to the dashboard, or your session has ended. Sign in again.');

/** Removes what a browser may not choose from a request, and adds the credential that the server keeps for it. */
const withCredential = (headers: Request['headers'], credential: Record<string, string>): void => {
  delete headers.cookie;
  // The account may restrict other origins; this one is the server's own.
  delete headers.origin;
  delete headers.referer;
  delete headers.authorization;
  Object.assign(headers, credential);
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Operations on how a person signs in. They require the person's session, not an application's token. */
const ownAccess = `${dashboardPaths.api}/v1/auth/`;

/** A page's request on its way to the ordinary doors, where it gets its credential. */
const createPassOn = ({ sessions, admit, isSecure, audience }: DashboardDoor, cookies: Cookies): RequestHandler => {
  const credentialOf = async (request: Request): Promise<Record<string, string> | undefined> => {
    const cookie = cookies.read(request, 'dashboard');
    if (cookie === undefined || !isDashboardCookie(cookie)) return undefined;
    if (request.originalUrl.startsWith(ownAccess)) return { 'x-session-token': cookie };
    const token = await onBehalfOfAddress(request.ip ?? '', () => sessions.accessToken(cookie)).catch(asEnded);
    return token === undefined ? undefined : bearer(token);
  };

  return async (request, response, next) => {
    const { originalUrl } = request;
    if (!originalUrl.startsWith(`${dashboardPaths.api}/`)) return next();
    // The answer depends on a cookie. Operations with their own caching rule set it later.
    response.set('Cache-Control', 'no-store');
    if (!isSecure(request)) return next(new ServiceError('https_required', 'HTTPS is required.'));
    expectFromHere(request.headers, new URL(audience).origin);
    const credential = await credentialOf(request);
    if (credential === undefined) {
      await admit(request, response);
      return next(notSignedIn());
    }
    withCredential(request.headers, credential);
    request.url = originalUrl.slice(dashboardPaths.api.length);
    request.originalUrl = request.url;
    next();
  };
};

/** A refusal by the authorization server means that the session has ended: the password was changed, or the person signed out elsewhere. */
const asEnded = (failure: unknown): undefined => {
  if (failure instanceof ServiceError && failure.oauth !== undefined) return undefined;
  throw failure;
};

/** Mounts what comes before all doors: API calls by the dashboard page. */
export const mountDashboardCalls = (app: Express, door: DashboardDoor): void => {
  app.use(createPassOn(door, createCookies(door.audience.startsWith('https:'))));
};

/** An upgrade request of the page. */
interface Opening {
  request: { headers: Request['headers'] };
  address: string;
}

/** The access token of a browser that opens the channel. @throws ServiceError when it is not signed in or comes from another page */
export const createChannelToken = ({ sessions, audience }: DashboardDoor) => {
  const cookies = createCookies(audience.startsWith('https:'));
  return async ({ request, address }: Opening): Promise<string> => {
    const { headers } = request;
    if (headers.origin === undefined || !isFromHere(headers, new URL(audience).origin))
      throw new ServiceError('origin_not_allowed', 'Only the dashboard may connect to this address.');
    const value = cookies.read(request as Request, 'dashboard');
    const token = await onBehalfOfAddress(address, () => sessions.accessToken(value)).catch(asEnded);
    if (token === undefined) throw notSignedIn();
    withCredential(headers, bearer(token));
    return token;
  };
};

/**
 * Mounts the dashboard's sign-in: the authorization code grant with PKCE, with this server as the client. The browser gets a cookie, never a token.
 * @param isBuilt whether there is a page to sign in to
 */
export const mountDashboardSignIn = (app: Express, door: DashboardDoor, isBuilt: boolean): void => {
  const { db, clock, issuer, audience, sessions } = door;
  const cookies = createCookies(audience.startsWith('https:'));
  const redirectUri = `${audience}${dashboardPaths.callback}`;
  const queryOf = ({ originalUrl }: Request) => new URL(originalUrl, 'http://here').searchParams;

  const signIn = async (request: Request, response: Response): Promise<void> => {
    const accountId = await accountOfBrowser(db, cookies.read(request, 'sign_in'), clock());
    if (accountId === undefined) throw new ServiceError('invalid_state', 'This server has no account yet.');
    const clientId = await dashboardClientId(db, accountId, redirectUri, clock());
    const begun = { state: newToken(), verifier: newToken(), clientId, to: pageOf(queryOf(request).get('to')) };
    cookies.write(response, 'dashboard_start', encoded(begun), signInSeconds);
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      state: begun.state,
      code_challenge: createHash('sha256').update(begun.verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    // Somebody is signed in but has to prove that they are present.
    if (queryOf(request).get('prompt') === 'login') query.set('prompt', 'login');
    redirectTo(response, `${issuer}${pagePaths.authorize}?${query}`);
  };

  const refuse = (response: Response, message: string): void =>
    sendPage(response, 400, {
      title: 'You are not signed in',
      body: html`${problemPiece(message)}<p><a href="${dashboardPaths.signIn}">Sign in again</a></p>`,
      failed: true,
    });

  const callback = async (request: Request, response: Response): Promise<void> => {
    const query = queryOf(request);
    const begun = decoded(cookies.read(request, 'dashboard_start'));
    cookies.clear(response, 'dashboard_start');
    if (!begun || query.get('state') !== begun.state || query.get('iss') !== issuer)
      return refuse(response, 'This sign-in was not started in this browser, took too long, or was replaced by another one.');
    const code = query.get('code');
    if (code === null) return refuse(response, query.get('error_description') ?? 'The sign-in was cancelled.');
    const { clientId, verifier, to } = begun;
    const redemption = {
      clientId,
      code,
      redirectUri,
      verifier,
      browserSession: cookies.read(request, 'sign_in'),
      source: sourceOf(request),
    };
    cookies.write(response, 'dashboard', await sessions.begin(redemption), browserSessionSeconds);
    redirectTo(response, pageOf(to));
  };

  const signOut = async (request: Request, response: Response): Promise<void> => {
    expectFromHere(request.headers, new URL(audience).origin);
    await sessions.end(cookies.read(request, 'dashboard'), cookies.read(request, 'sign_in'), sourceOf(request));
    cookies.clear(response, 'dashboard');
    cookies.clear(response, 'sign_in');
    response.status(204).set('Cache-Control', 'no-store').end();
  };

  const session = async (request: Request, response: Response): Promise<void> => {
    expectFromHere(request.headers, new URL(audience).origin);
    const clientId = await sessions.clientId(cookies.read(request, 'dashboard'));
    if (clientId === undefined) throw notSignedIn();
    response.set('Cache-Control', 'no-store').json({ client_id: clientId });
  };

  /** Without any cookie, go to the sign-in at once: the page would only be loaded to find that out. */
  const entrance: RequestHandler = (request, response, next) => {
    const isOpen = request.path === dashboardPaths.signedOut || request.path.startsWith('/dashboard/assets/');
    if (isOpen || cookies.read(request, 'dashboard') || cookies.read(request, 'sign_in')) return next();
    redirectTo(response, `${dashboardPaths.signIn}?to=${encodeURIComponent(pageOf(request.originalUrl))}`);
  };

  const guard = createGuard(door);
  app.get(dashboardPaths.signIn, guard, signIn);
  app.get(dashboardPaths.callback, guard, callback);
  app.post(dashboardPaths.signOut, guard, signOut);
  app.get(dashboardPaths.session, guard, session);
  const signInAgain = html`<a href="${dashboardPaths.signIn}">Sign in again</a>`;
  endPages(app, [dashboardPaths.signIn, dashboardPaths.callback], door, () => signInAgain, 'GET, HEAD');
  app.route(dashboardPaths.session).all(guard, onlyMethods('GET, HEAD'));
  app.route(dashboardPaths.signOut).all(guard, onlyMethods('POST'));
  for (const [address, page] of Object.entries(knownAddresses)) {
    app.get(address, guard, (_request, response) => redirectTo(response, `${audience}${page}`));
    app.route(address).all(guard, onlyMethods('GET, HEAD'));
  }
  if (isBuilt) app.get(['/dashboard', '/dashboard/', '/dashboard/*rest'], entrance);
};
