import { stringify } from 'node:querystring';
import type { Express, Request, Response } from 'express';
import { ServiceError } from '../../core/errors.ts';
import { html, type Piece } from '../../core/html.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { asOperation } from '../../rules/audited-operation.ts';
import type { ApplicationLetters } from '../application-letters.ts';
import { agree, askForApplication, grantable, isAgreed, issueCode } from '../oauth/authorization.ts';
import { type AuthorizationRequest, type ReturnAddress, readAuthorizationRequest } from '../oauth/authorization-request.ts';
import type { ClientDocuments } from '../oauth/client-documents.ts';
import { accountOf, type Client } from '../oauth/clients.ts';
import type { OAuthDependencies } from '../oauth/dependencies.ts';
import { refusal } from '../oauth/errors.ts';
import { findOwn, inAccount, notOpen, type Standing, standingOf } from '../oauth/own-applications.ts';
import { destinationOf, withAnswer } from '../oauth/redirect-uris.ts';
import type { JustSignedIn, Person } from '../person.ts';
import { isRecent } from '../recent-sign-in.ts';
import type { SecondFactorAsked } from '../second-factors/challenges.ts';
import { browserSessionSeconds } from '../tokens/lifetimes.ts';
import { type BrowserSession, beginBrowserSession, findBrowserSession, findBrowserSessionOf } from './browser-sessions.ts';
import { askedPiece, consentForm, pagePaths, secondFactorForm, signInForm } from './consent-forms.ts';
import { createCookies } from './cookies.ts';
import { createFormTokens } from './form-tokens.ts';
import { createGuard, type Guarding, onlyMethods, onlyPages, problemPiece, readForm, sendRefusals, wantsJson } from './guard.ts';
import { answersTo, sendPage } from './page.ts';
import { browserOf, fieldOf, queryOf, sourceOf } from './posted.ts';
import { recoveryCodesPiece, secretPiece } from './second-factor-form.ts';
import { accountTyped, createSignInForms, type SignInForms } from './sign-in-forms.ts';

/** The dependencies of the authorization endpoint and its pages. */
export interface AuthorizePages extends OAuthDependencies, Guarding, SignInForms {
  documents: ClientDocuments;
  letters: ApplicationLetters;
  /** The secret of the form tokens. */
  formSecret: string;
}

/** The same request with other prompts. */
const withPrompt = (search: URLSearchParams, words: readonly string[]): string => {
  if (words.length === 0) search.delete('prompt');
  else search.set('prompt', words.join(' '));
  return `${pagePaths.authorize}?${search}`;
};

const promptsIn = (search: URLSearchParams): string[] => (search.get('prompt') ?? '').split(' ').filter(Boolean);

const signInPrompts = ['login', 'select_account'];

/** The same request after a sign-in, without the parameters that would require another one. */
const signedIn = (query: string): string => {
  const search = new URLSearchParams(query);
  search.delete('max_age');
  return withPrompt(
    search,
    promptsIn(search).filter((word) => !signInPrompts.includes(word)),
  );
};

const asSomebodyElse = (query: string): string => {
  const search = new URLSearchParams(query);
  const others = promptsIn(search).filter((word) => word === 'consent');
  return withPrompt(search, ['login', ...others]);
};

/** Where an application describes itself; undefined for one that was registered. */
const describedBy = ({ metadata_url: address }: Client): string | undefined => (address === null ? undefined : new URL(address).host);

/** A second step that is open: its token, what is wrong, and on its first page what it needs. */
interface PendingStep {
  mfaToken: string;
  problem?: ServiceError;
  asked?: SecondFactorAsked;
}

/** Mounts the authorization endpoint (RFC 6749, 3.1) and the pages for sign-in and consent. No page needs JavaScript. */
export const mountAuthorizePages = (app: Express, dependencies: AuthorizePages): void => {
  const { db, clock, issuer } = dependencies;
  const cookies = createCookies(issuer.startsWith('https:'));
  const tokens = createFormTokens(dependencies.formSecret, cookies, new URL(issuer).origin);
  const forms = createSignInForms(dependencies, 'authorize');

  const redirect = (response: Response, address: string): void => {
    response.status(303).set({ Location: address, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).end();
  };

  const addressOf = ({ redirectUri, state }: ReturnAddress, parameters: Record<string, string>): string =>
    withAnswer(redirectUri, { ...parameters, state, iss: issuer });

  const answer = (response: Response, to: ReturnAddress, parameters: Record<string, string>): void =>
    redirect(response, addressOf(to, parameters));

  const backWith = (to: ReturnAddress, { oauth, message }: ServiceError): string =>
    addressOf(to, {
      error: oauth ?? 'server_error',
      error_description: message.replaceAll('"', "'").replaceAll(/[^\x20-\x7E]|\\/g, '?'),
    });

  const sendError = (request: Request, response: Response, problem: { error: string; message: string; wayOn: Piece }): void => {
    const { error, message, wayOn } = problem;
    if (wantsJson(request)) {
      response.status(400).set('Cache-Control', 'no-store').json({ error, error_description: message });
      return;
    }
    sendPage(response, 400, { title: 'This link does not work', body: html`${problemPiece(message)}<p>${wayOn}</p>`, failed: true });
  };

  /**
   * Whether an error may lead to an application before anybody has seen a page (RFC 9700, 4.11.2): where somebody is signed in whose account
   * has it, or to a registered one that asks whether somebody is (OpenID Connect Core, 3.1.2.6). Anybody can describe an application.
   */
  const isTrusted = async (request: Request, client: Client): Promise<boolean> => {
    if (client.first_party) return true;
    const session = await findBrowserSessionOf(db, browserOf(request, cookies), clock());
    if (session && (await findOwn(db, client, session.accountId))?.status === 'allowed') return true;
    return accountOf(client) !== undefined && promptsIn(new URLSearchParams(queryOf(request))).includes('none');
  };

  /** Everybody else reads first what is wrong, and where the link leads. */
  const sendBack = async (request: Request, response: Response, to: ReturnAddress, failure: ServiceError): Promise<void> => {
    const back = backWith(to, failure);
    if (await isTrusted(request, to.client)) return redirect(response, back);
    const wayOn = html`<a href="${back}">Back to the application</a>, at <strong>${destinationOf(to.redirectUri)}</strong>`;
    sendError(request, response, { error: failure.oauth ?? 'server_error', message: failure.message, wayOn });
  };

  const sendUnknown = (request: Request, response: Response, message: string): void =>
    sendError(request, response, { error: 'invalid_request', message, wayOn: html`Go back to the application and begin again.` });

  /** Whoever has sent a form of these pages has seen where they go. */
  const refuse = async (request: Request, response: Response, to: ReturnAddress, failure: ServiceError): Promise<void> => {
    if (request.method === 'POST') redirect(response, backWith(to, failure));
    else await sendBack(request, response, to, failure);
  };

  type Step = (request: Request, response: Response, wanted: AuthorizationRequest) => Promise<void> | void;

  /** Every page validates the whole request again, and trusts nothing from the page before. */
  const withRequest =
    (step: Step) =>
    async (request: Request, response: Response): Promise<void> => {
      const read = await readAuthorizationRequest(dependencies, queryOf(request), request.ip ?? '');
      if (read.kind === 'page') return sendUnknown(request, response, read.message);
      if (read.kind === 'back') return sendBack(request, response, read.to, read.error);
      try {
        await step(request, response, read.request);
      } catch (failure) {
        if (!(failure instanceof ServiceError) || failure.oauth === undefined) throw failure;
        await refuse(request, response, read.request, failure);
      }
    };

  const isTooOld = ({ authenticatedAt }: BrowserSession, { maxAge }: AuthorizationRequest): boolean =>
    maxAge !== undefined && clock().getTime() - Date.parse(authenticatedAt) > maxAge * 1000;

  const isOther = (userId: string, { expectedUser }: AuthorizationRequest): boolean =>
    expectedUser !== undefined && userId !== expectedUser;

  /** The browser session, if the request can use it: what comes of one lasts longer than itself, and needs the demanded factor. */
  const sessionOf = async (request: Request, wanted: AuthorizationRequest): Promise<BrowserSession | undefined> => {
    if (signInPrompts.some((word) => wanted.prompt.has(word))) return undefined;
    const found = await findBrowserSession(db, browserOf(request, cookies), accountOf(wanted.client), clock());
    return found && !found.lacksFactor && !isTooOld(found, wanted) && !isOther(found.userId, wanted) ? found : undefined;
  };

  /** The request to the application of the account of the person who is signed in. */
  const ofAccount = async (asked: AuthorizationRequest, { accountId }: Person): Promise<AuthorizationRequest> => ({
    ...asked,
    client: await inAccount(db, asked.client, accountId, clock()),
  });

  /** Whether the person may agree to the application, or has to ask for it. @throws ServiceError `access_denied` when they may do neither */
  const expectAskable = async ({ client }: AuthorizationRequest, session: BrowserSession): Promise<Standing> => {
    const standing = await standingOf(db, client, session);
    if (standing === 'asked' || standing === 'closed') throw notOpen(standing);
    return standing;
  };

  const authorize: Step = async (request, response, asked) => {
    const silent = asked.prompt.has('none');
    const session = await sessionOf(request, asked);
    if (!session) {
      if (silent) throw refusal('login_required', 'The person has to sign in.');
      return redirect(response, `${pagePaths.signIn}?${queryOf(request)}`);
    }
    const wanted = await ofAccount(asked, session);
    await expectAskable(wanted, session);
    const scopes = grantable(wanted, session);
    if (wanted.client.first_party)
      return answer(response, wanted, { code: await agree(dependencies, wanted, session, scopes, sourceOf(request), clock()) });
    if (!wanted.prompt.has('consent') && (await isAgreed(db, wanted, session, scopes)))
      return answer(response, wanted, { code: await issueCode(db, wanted, session, scopes, clock()) });
    if (silent) throw refusal('consent_required', 'The person has to agree.');
    redirect(response, `${pagePaths.consent}?${queryOf(request)}`);
  };

  /** Whoever comes to the dashboard may be in any account of this server; it then begins again in theirs. */
  const accountOfPage = ({ client }: AuthorizationRequest): string | undefined => (client.first_party ? undefined : accountOf(client));

  const sendSignIn = async (request: Request, response: Response, wanted: AuthorizationRequest, again?: ServiceError): Promise<void> => {
    const query = queryOf(request);
    const token = tokens.issue(request, response, `sign in ${query}`);
    const passkey = await forms.passkeyFor(token);
    const form = {
      passkey,
      application: wanted.client.name,
      isOwn: wanted.client.first_party,
      describedBy: describedBy(wanted.client),
      query,
      token,
      email: fieldOf(request, 'email') || wanted.loginHint,
      problem: again?.message,
      account: accountOfPage(wanted) === undefined ? accountTyped(request) : undefined,
    };
    const body = signInForm(form);
    const shown = { answersTo: answersTo(wanted.redirectUri), failed: again !== undefined, passkeys: passkey !== undefined };
    sendPage(response, again?.status ?? 200, { title: 'Sign in', body, ...shown });
  };

  const expectForm = (request: Request, about: string): void => {
    if (!tokens.holds(request, fieldOf(request, 'form_token'), `${about} ${queryOf(request)}`))
      throw new ServiceError('insufficient_permissions', 'This form was not shown to this browser, or is too old.');
  };

  /** Begins a sign-in of this browser, in the transaction that has locked the password. */
  const beginIn = (request: Request) => async (tx: Tx, person: JustSignedIn) => {
    const from = { address: request.ip ?? '', userAgent: request.get('user-agent') };
    return { person, value: await beginBrowserSession(tx, person, clock(), cookies.read(request, 'sign_in'), from) };
  };

  type Begun = Awaited<ReturnType<ReturnType<typeof beginIn>>>;

  const sendSecondFactor = async (request: Request, response: Response, wanted: AuthorizationRequest, step: PendingStep): Promise<void> => {
    const query = queryOf(request);
    const { mfaToken, problem, asked } = step;
    const token = tokens.issue(request, response, `second factor ${query}`);
    const passkey = await forms.passkeyOfStep(mfaToken);
    const form = secondFactorForm({
      application: wanted.client.name,
      describedBy: describedBy(wanted.client),
      query,
      token,
      mfaToken,
      problem: problem?.message,
      passkey,
    });
    const enrolment = asked?.enrolment;
    const body = enrolment ? html`<p>Your account demands a second factor.</p>${secretPiece(enrolment)}${form}` : form;
    const shown = { answersTo: answersTo(wanted.redirectUri), failed: problem !== undefined, passkeys: passkey !== undefined };
    sendPage(response, problem?.status ?? 200, { title: 'Confirm it is you', body, ...shown });
  };

  /** The same request after the sign-in; of the dashboard in the account of the person. */
  const onward = (request: Request, { client, redirectUri }: AuthorizationRequest, { accountId }: Person): string =>
    accountId === (accountOf(client) ?? accountId) ? signedIn(queryOf(request)) : new URL('sign-in', redirectUri).href;

  /** The browser is signed in: the request goes on. */
  const goOn = (request: Request, response: Response, wanted: AuthorizationRequest, { person, value }: Begun): void => {
    cookies.write(response, 'sign_in', value, browserSessionSeconds);
    if (isOther(person.userId, wanted)) throw refusal('login_required', 'Somebody else has signed in than the id_token_hint names.');
    redirect(response, onward(request, wanted, person));
  };

  const signIn: Step = async (request, response, wanted) => {
    expectForm(request, 'sign in');
    const first = await forms.firstStep(request, accountOfPage(wanted), beginIn(request)).catch(async (failure: unknown) => {
      if (!(failure instanceof ServiceError)) throw failure;
      response.set(failure.headers);
      await sendSignIn(request, response, wanted, failure);
    });
    if (!first) return;
    if (first.asked) return sendSecondFactor(request, response, wanted, { mfaToken: first.asked.token, asked: first.asked });
    goOn(request, response, wanted, first.done);
  };

  const proveSecondFactor: Step = async (request, response, wanted) => {
    expectForm(request, 'second factor');
    const mfaToken = fieldOf(request, 'mfa_token');
    const second = await forms.secondStep(request, beginIn(request)).catch(async (problem: unknown) => {
      if (!(problem instanceof ServiceError)) throw problem;
      response.set(problem.headers);
      // The first step is over, so there is no code to ask for.
      if (problem.code === 'invalid_token') return sendSignIn(request, response, wanted, problem);
      await sendSecondFactor(request, response, wanted, { mfaToken, problem });
    });
    if (!second) return;
    if (!second.recoveryCodes) return goOn(request, response, wanted, second.done);
    cookies.write(response, 'sign_in', second.done.value, browserSessionSeconds);
    const body = html`${recoveryCodesPiece(second.recoveryCodes)}<p><a href="${onward(request, wanted, second.done.person)}">Continue</a></p>`;
    sendPage(response, 200, { title: 'Your recovery codes', body });
  };

  /** What a consent token is bound to: this request, and this person's sign-in. */
  const aboutConsent = (request: Request) => `consent ${cookies.read(request, 'sign_in')}`;

  /** A consent lasts, as a key does: whoever has found the browser gives none. */
  const mayAgree = (session: BrowserSession | undefined): session is BrowserSession =>
    session !== undefined && isRecent(session.authenticatedAt, clock());

  const showConsent: Step = async (request, response, asked) => {
    const session = await sessionOf(request, asked);
    if (!mayAgree(session)) return redirect(response, `${pagePaths.signIn}?${queryOf(request)}`);
    const wanted = await ofAccount(asked, session);
    const asks = (await expectAskable(wanted, session)) === 'ask';
    const query = queryOf(request);
    const token = tokens.issue(request, response, `${aboutConsent(request)} ${query}`);
    const body = consentForm({
      application: wanted.client.name,
      query,
      token,
      person: session,
      scopes: grantable(wanted, session),
      describedBy: describedBy(wanted.client),
      destination: destinationOf(wanted.redirectUri),
      otherPerson: asSomebodyElse(query),
      asks,
    });
    sendPage(response, 200, { title: `Allow ${wanted.client.name}?`, body, answersTo: answersTo(wanted.redirectUri) });
  };

  const decide: Step = async (request, response, asked) => {
    expectForm(request, aboutConsent(request));
    const session = await sessionOf(request, asked);
    if (session && fieldOf(request, 'decision') !== 'allow') throw refusal('access_denied', 'The person did not agree.');
    if (!mayAgree(session)) return redirect(response, `${pagePaths.signIn}?${queryOf(request)}`);
    const wanted = await ofAccount(asked, session);
    const scopes = grantable(wanted, session);
    if ((await expectAskable(wanted, session)) !== 'ask')
      return answer(response, wanted, { code: await agree(dependencies, wanted, session, scopes, sourceOf(request), clock()) });
    await askForApplication(dependencies, wanted, session, sourceOf(request), clock());
    sendPage(response, 200, { title: 'You have asked for it', body: askedPiece(backWith(wanted, notOpen('asked'))) });
  };

  const guard = createGuard(dependencies);
  app.use(Object.values(pagePaths), (_request, _response, next) => asOperation('authorize', next));
  // A request may issue a code, which HEAD must not do.
  const noHead = onlyMethods('GET, POST');
  app.head(pagePaths.authorize, guard, noHead);
  app.get(pagePaths.authorize, guard, withRequest(authorize));
  // OpenID Connect (Core, 3.1.2.1) allows the same request as a form.
  app.post(pagePaths.authorize, guard, readForm, (request, response) =>
    redirect(response, `${pagePaths.authorize}?${stringify(request.body)}`),
  );
  app.get(
    pagePaths.signIn,
    guard,
    withRequest((request, response, wanted) => sendSignIn(request, response, wanted)),
  );
  app.post(pagePaths.signIn, guard, readForm, withRequest(signIn));
  app.post(pagePaths.secondFactor, guard, readForm, withRequest(proveSecondFactor));
  // Whoever reloads the page begins again.
  app.get(pagePaths.secondFactor, guard, (request, response) => redirect(response, `${pagePaths.signIn}?${queryOf(request)}`));
  app.get(pagePaths.consent, guard, withRequest(showConsent));
  app.post(pagePaths.consent, guard, readForm, withRequest(decide));
  app.use(
    Object.values(pagePaths),
    sendRefusals(dependencies.explain, (request) => html`<p><a href="${pagePaths.authorize}?${queryOf(request)}">Begin again</a></p>`),
  );
  // After the error handler of the pages.
  app.route(pagePaths.authorize).all(guard, noHead);
  app.route([pagePaths.signIn, pagePaths.secondFactor, pagePaths.consent]).all(guard, onlyPages);
};
