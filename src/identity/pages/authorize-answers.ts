import type { Request, Response } from 'express';
import { ServiceError } from '../../core/errors.ts';
import { html } from '../../core/html.ts';
import { type AuthorizationRequest, type ReturnAddress, readAuthorizationRequest } from '../oauth/authorization-request.ts';
import { accountOf, type Client } from '../oauth/clients.ts';
import { findOwn } from '../oauth/own-applications.ts';
import { destinationOf, withAnswer } from '../oauth/redirect-uris.ts';
import { promptsIn } from './authorize-prompts.ts';
import { findBrowserSessionOf } from './browser-sessions.ts';
import type { Cookies } from './cookies.ts';
import { sendBrokenLink } from './guard.ts';
import type { OAuthPages } from './oauth-pages.ts';
import { browserOf, queryOf } from './posted.ts';
import { redirectTo } from './redirect.ts';

/** A step of the authorization endpoint, for a validated request. */
export type Step = (request: Request, response: Response, wanted: AuthorizationRequest) => Promise<void> | void;

type Dependencies = OAuthPages & { cookies: Cookies };

const sendUnknown = (request: Request, response: Response, message: string): void =>
  sendBrokenLink(request, response, {
    status: 400,
    message,
    error: 'invalid_request',
    wayOn: html`Go back to the application and start again.`,
  });

/** How the authorization endpoint answers: to the application, or, when no redirect is safe, on a page. */
export const createAuthorizeAnswers = (dependencies: Dependencies) => {
  const { db, clock, issuer, cookies } = dependencies;

  const addressOf = ({ redirectUri, state }: ReturnAddress, parameters: Record<string, string>): string =>
    withAnswer(redirectUri, { ...parameters, state, iss: issuer });

  const backWith = (to: ReturnAddress, { oauth, message }: ServiceError): string =>
    addressOf(to, {
      error: oauth ?? 'server_error',
      error_description: message.replaceAll('"', "'").replaceAll(/[^\x20-\x7E]|\\/g, '?'),
    });

  /**
   * Whether an error may be redirected before anybody has seen a page (RFC 9700, 4.11.2): when somebody is signed in whose account has the
   * application, or to a registered one that asks whether somebody is signed in (OpenID Connect Core, 3.1.2.6). Anybody can describe an application.
   */
  const isTrusted = async (request: Request, client: Client): Promise<boolean> => {
    if (client.first_party) return true;
    const session = await findBrowserSessionOf(db, browserOf(request, cookies), clock());
    if (session && (await findOwn(db, client, session.accountId))?.status === 'allowed') return true;
    return accountOf(client) !== undefined && promptsIn(new URLSearchParams(queryOf(request))).includes('none');
  };

  /** Everybody else first reads what is wrong, and where the link leads. */
  const sendBack = async (request: Request, response: Response, to: ReturnAddress, failure: ServiceError): Promise<void> => {
    const back = backWith(to, failure);
    if (await isTrusted(request, to.client)) return redirectTo(response, back);
    const wayOn = html`<a href="${back}">Back to the application</a>, at <strong>${destinationOf(to.redirectUri)}</strong>`;
    const { message, oauth: error = 'server_error' } = failure;
    sendBrokenLink(request, response, { status: 400, message, error, wayOn });
  };

  /** Whoever has submitted a form of these pages has seen where they are going. */
  const refuse = async (request: Request, response: Response, to: ReturnAddress, failure: ServiceError): Promise<void> => {
    if (request.method === 'POST') redirectTo(response, backWith(to, failure));
    else await sendBack(request, response, to, failure);
  };

  return {
    backWith,

    answer: (response: Response, to: ReturnAddress, parameters: Record<string, string>): void =>
      redirectTo(response, addressOf(to, parameters)),

    /** Every page validates the whole request again and trusts nothing from the page before. */
    withRequest:
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
      },
  };
};

export type AuthorizeAnswers = ReturnType<typeof createAuthorizeAnswers>;
