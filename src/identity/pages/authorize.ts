import { stringify } from 'node:querystring';
import express, { type Express, type Request, type Response } from 'express';
import { ServiceError } from '../../core/errors.ts';
import { html } from '../../core/html.ts';
import { newId } from '../../core/ids.ts';
import { agree, grantable, isAgreed, issueCode } from '../oauth/authorization.ts';
import { type AuthorizationRequest, type ReturnAddress, readAuthorizationRequest } from '../oauth/authorization-request.ts';
import { refusal } from '../oauth/errors.ts';
import { withAnswer } from '../oauth/redirect-uris.ts';
import type { OAuthRooms } from '../oauth/rooms.ts';
import type { SignIn } from '../sign-in.ts';
import { browserSessionSeconds } from '../tokens/lifetimes.ts';
import { type BrowserSession, beginBrowserSession, findBrowserSession } from './browser-sessions.ts';
import { consentForm, pagePaths, signInForm } from './consent-forms.ts';
import { createCookies } from './cookies.ts';
import { createFormTokens } from './form-tokens.ts';
import { createGuard, type Guarding, problemPiece, sendRefusals, wantsJson } from './guard.ts';
import { sendPage } from './page.ts';

/** What the authorization endpoint and its pages need. */
export interface AuthorizePages extends OAuthRooms, Guarding {
  signIn: SignIn;
  /** Makes the forms' tokens. */
  formSecret: string;
}

const queryOf = ({ originalUrl }: Request): string => (originalUrl.includes('?') ? originalUrl.slice(originalUrl.indexOf('?') + 1) : '');

const fieldOf = (request: Request, name: string): string => {
  const value = ((request.body ?? {}) as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
};

const sourceOf = ({ ip }: Request) => ({ address: ip ?? '', requestId: newId('request') });

/** The same request, once the person has signed in. */
const signedIn = (query: string): string => {
  const search = new URLSearchParams(query);
  const left = (search.get('prompt') ?? '').split(' ').filter((word) => word !== 'login' && word !== 'select_account');
  if (left.join('') === '') search.delete('prompt');
  else search.set('prompt', left.join(' '));
  return `${pagePaths.authorize}?${search}`;
};

const asSomebodyElse = (query: string): string => {
  const search = new URLSearchParams(query);
  search.set('prompt', 'login');
  return `${pagePaths.authorize}?${search}`;
};

/** A form may be answered by a redirect to there; browsers hold that against the policy of the page, which knows no IPv6 addresses. */
const answersTo = (uri: string): string => {
  const { origin, protocol, hostname } = new URL(uri);
  return origin === 'null' || hostname.startsWith('[') ? protocol : origin;
};

/** An address as people read it: the host, or the scheme of an app. */
const destinationOf = (uri: string): string => new URL(uri).host || new URL(uri).protocol;

/** Mounts the authorization endpoint (RFC 6749, 3.1) and the pages on which people sign in and agree. No page needs JavaScript. */
export const mountAuthorizePages = (app: Express, rooms: AuthorizePages): void => {
  const { db, clock, issuer } = rooms;
  const cookies = createCookies(issuer.startsWith('https:'));
  const tokens = createFormTokens(rooms.formSecret, cookies);

  const goTo = (response: Response, address: string): void => {
    response.status(303).set({ Location: address, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).end();
  };

  const answer = (response: Response, { redirectUri, state }: ReturnAddress, parameters: Record<string, string>): void =>
    goTo(response, withAnswer(redirectUri, { ...parameters, state, iss: issuer }));

  const sendBack = (response: Response, to: ReturnAddress, { oauth, message }: ServiceError): void =>
    answer(response, to, {
      error: oauth ?? 'server_error',
      error_description: message.replaceAll('"', "'").replaceAll(/[^\x20-\x7E]|\\/g, '?'),
    });

  const stop = (request: Request, response: Response, status: number, message: string): void => {
    if (wantsJson(request)) {
      response.status(status).set('Cache-Control', 'no-store').json({ error: 'invalid_request', error_description: message });
      return;
    }
    sendPage(response, status, {
      title: 'This link does not work',
      body: html`${problemPiece(message)}<p>Go back to the application and begin again.</p>`,
      failed: true,
    });
  };

  type Step = (request: Request, response: Response, asked: AuthorizationRequest) => Promise<void> | void;

  /** Every page reads the whole request anew: nothing of it is taken on trust from the page before. */
  const asked =
    (step: Step) =>
    async (request: Request, response: Response): Promise<void> => {
      const read = await readAuthorizationRequest(db, queryOf(request), clock());
      if (read.kind === 'page') return stop(request, response, 400, read.message);
      if (read.kind === 'back') return sendBack(response, read.to, read.error);
      try {
        await step(request, response, read.request);
      } catch (failure) {
        if (!(failure instanceof ServiceError) || failure.oauth === undefined) throw failure;
        sendBack(response, read.request, failure);
      }
    };

  const sessionOf = (request: Request, { client }: AuthorizationRequest): Promise<BrowserSession | undefined> =>
    findBrowserSession(db, cookies.read(request, 'sign_in'), client.account_id, clock());

  const needsSignIn = (session: BrowserSession | undefined, { prompt }: AuthorizationRequest): session is undefined =>
    session === undefined || prompt.has('login') || prompt.has('select_account');

  const authorize: Step = async (request, response, wanted) => {
    const silent = wanted.prompt.has('none');
    const session = await sessionOf(request, wanted);
    if (needsSignIn(session, wanted)) {
      if (silent) throw refusal('login_required', 'Nobody is signed in.');
      return goTo(response, `${pagePaths.signIn}?${queryOf(request)}`);
    }
    const scopes = grantable(wanted, session);
    if (!wanted.prompt.has('consent') && (await isAgreed(db, wanted, session, scopes)))
      return answer(response, wanted, { code: await issueCode(db, wanted, session, scopes, clock()) });
    if (silent) throw refusal('consent_required', 'The person has not agreed to this yet.');
    goTo(response, `${pagePaths.consent}?${queryOf(request)}`);
  };

  const sendSignIn = (request: Request, response: Response, wanted: AuthorizationRequest, again?: ServiceError): void => {
    const query = queryOf(request);
    const token = tokens.issue(request, response, `sign in ${query}`);
    const form = { application: wanted.client.name, query, token, email: fieldOf(request, 'email'), problem: again?.message };
    const page = { title: 'Sign in', body: signInForm(form), answersTo: answersTo(wanted.redirectUri), failed: again !== undefined };
    sendPage(response, again?.status ?? 200, page);
  };

  const expectForm = (request: Request, about: string): void => {
    if (!tokens.holds(request, fieldOf(request, 'form_token'), `${about} ${queryOf(request)}`))
      throw new ServiceError('insufficient_permissions', 'This form was not shown to this browser, or is too old.');
  };

  const signIn: Step = async (request, response, wanted) => {
    expectForm(request, 'sign in');
    const credentials = { email: fieldOf(request, 'email'), password: fieldOf(request, 'password').slice(0, 256) };
    const attempt = { ...sourceOf(request), ...credentials, accountId: wanted.client.account_id, action: 'authorize' } as const;
    try {
      const value = await rooms.signIn(attempt, (tx, person) => beginBrowserSession(tx, person, clock()));
      cookies.write(response, 'sign_in', value, browserSessionSeconds);
      goTo(response, signedIn(queryOf(request)));
    } catch (failure) {
      if (!(failure instanceof ServiceError)) throw failure;
      response.set(failure.headers);
      sendSignIn(request, response, wanted, failure);
    }
  };

  /** What a consent is about: this request, and this person's sign-in. */
  const aboutConsent = (request: Request) => `consent ${cookies.read(request, 'sign_in')}`;

  const showConsent: Step = async (request, response, wanted) => {
    const session = await sessionOf(request, wanted);
    if (!session) return goTo(response, `${pagePaths.signIn}?${queryOf(request)}`);
    const query = queryOf(request);
    const token = tokens.issue(request, response, `${aboutConsent(request)} ${query}`);
    const body = consentForm({
      application: wanted.client.name,
      query,
      token,
      person: session,
      scopes: grantable(wanted, session),
      destination: destinationOf(wanted.redirectUri),
      otherPerson: asSomebodyElse(query),
    });
    sendPage(response, 200, { title: `Allow ${wanted.client.name}?`, body, answersTo: answersTo(wanted.redirectUri) });
  };

  const decide: Step = async (request, response, wanted) => {
    expectForm(request, aboutConsent(request));
    const session = await sessionOf(request, wanted);
    if (!session) return goTo(response, `${pagePaths.signIn}?${queryOf(request)}`);
    if (fieldOf(request, 'decision') !== 'allow') throw refusal('access_denied', 'The person did not agree.');
    const code = await agree(db, wanted, session, grantable(wanted, session), sourceOf(request), clock());
    answer(response, wanted, { code });
  };

  const guard = createGuard(rooms);
  const body = express.urlencoded({ extended: false, limit: '8kb' });
  app.get(pagePaths.authorize, guard, asked(authorize));
  // OpenID Connect (Core, 3.1.2.1) lets clients send the same request as a form.
  app.post(pagePaths.authorize, guard, body, (request, response) => goTo(response, `${pagePaths.authorize}?${stringify(request.body)}`));
  app.get(
    pagePaths.signIn,
    guard,
    asked((request, response, wanted) => sendSignIn(request, response, wanted)),
  );
  app.post(pagePaths.signIn, guard, body, asked(signIn));
  app.get(pagePaths.consent, guard, asked(showConsent));
  app.post(pagePaths.consent, guard, body, asked(decide));
  app.use(
    Object.values(pagePaths),
    sendRefusals(rooms.explain, (request) => html`<p><a href="${pagePaths.authorize}?${queryOf(request)}">Begin again</a></p>`),
  );
  // Behind the pages' own refusals: whoever uses another method is a program.
  app.all(pagePaths.authorize, ({ method }) => {
    throw new ServiceError('method_not_allowed', `${pagePaths.authorize} has no ${method}. Allowed: GET, HEAD, POST.`, {
      headers: { Allow: 'GET, HEAD, POST' },
    });
  });
};
