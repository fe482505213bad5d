import type { Express, Request, Response } from 'express';
import { isEmail } from '../../contract/email.ts';
import { ServiceError } from '../../core/errors.ts';
import { html, type Piece } from '../../core/html.ts';
import { passwordBounds } from '../passwords/new-password.ts';
import { forgottenPath, passwordPath } from '../passwords/password-links.ts';
import type { PasswordReset } from '../passwords/password-reset.ts';
import type { SetPassword } from '../passwords/set-password.ts';
import type { Addressee } from '../people/person.ts';
import { describedByProblem } from './form-parts.ts';
import { createGuard, endPages, type Guarding, problemPiece, readForm } from './guard.ts';
import { ownPages } from './own-pages.ts';
import { sendPage } from './page.ts';
import { fieldOf, originOf } from './posted.ts';

/** Who sets their password. */
type Owner = Pick<Addressee, 'email'>;

/** The dependencies of the pages for a forgotten password: the one-time link, and the request for it. */
export interface PasswordPage extends Guarding {
  setPassword: SetPassword;
  /** Checks that a link is valid, and returns its owner. @throws ServiceError `invalid_token`, `expired_token` */
  expectLink: (token: string) => Promise<Owner>;
  /** E-mails a link and returns the message to show. @throws ServiceError `rate_limit_exceeded` */
  requestReset: PasswordReset;
  /** The root of the dashboard. */
  publicUrl: string;
}

const { least, most } = passwordBounds;

/** Password managers store the password with the address. */
const form = (token: string, { email }: Owner, message?: string): Piece => html`${problemPiece(message)}
<form method="post" action="${passwordPath}">
<input type="hidden" name="token" value="${token}">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" readonly value="${email}">
<label for="password">New password (${least} to ${most} characters, hard to guess)</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="${least}" maxlength="${most}" required autofocus${message && html` aria-invalid="true" aria-describedby="problem"`}>
<p class="answers"><button>Set the password</button></p>
</form>
<p>This signs you out everywhere else.</p>`;

const forgottenForm = (toSignIn: Piece, email = '', message?: string): Piece => html`${problemPiece(message)}
<p>We will send a link to your e-mail address with which you can set a new password.</p>
<form method="post" action="${forgottenPath}">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" maxlength="254" required autofocus value="${email}"${message && describedByProblem}>
<p class="answers"><button>Send the link</button></p>
</form>
${toSignIn}`;

/** Errors after which the same link can be used again. */
const worthRepeating = new Set(['invalid_parameters', 'unprocessable', 'rate_limit_exceeded', 'service_unavailable']);

const forgotten = 'Forgot your password?';

/** Mounts the pages. Opening a link does not use it up, because mail programs may follow links. */
export const mountPasswordPage = (app: Express, { setPassword, expectLink, requestReset, publicUrl, ...guarding }: PasswordPage): void => {
  const toSignIn = html`<p><a href="${publicUrl}${ownPages.dashboard}">Back to the sign-in</a></p>`;

  const showForm = async (response: Response, token: string, refusal?: ServiceError): Promise<void> => {
    const body = form(token, await expectLink(token), refusal?.message);
    sendPage(response, refusal?.status ?? 200, { title: 'Set your password', body, failed: refusal !== undefined });
  };

  const refuse = (response: Response, refusal: unknown): void => {
    if (!(refusal instanceof ServiceError)) throw refusal;
    response.set(refusal.headers);
    sendPage(response, refusal.status, { title: 'This link does not work', body: problemPiece(refusal.message), failed: true });
  };

  const show = async (request: Request, response: Response): Promise<void> => {
    const token = new URL(request.originalUrl, 'http://here').searchParams.get('token') ?? '';
    await showForm(response, token).catch((refusal: unknown) => refuse(response, refusal));
  };

  /** Shows the form again where the same link can be used again. */
  const showAgain = async (response: Response, token: string, refusal: unknown): Promise<void> => {
    if (!(refusal instanceof ServiceError && worthRepeating.has(refusal.code))) return refuse(response, refusal);
    response.set(refusal.headers);
    await showForm(response, token, refusal).catch((other: unknown) => refuse(response, other));
  };

  const set = async (request: Request, response: Response): Promise<void> => {
    const token = fieldOf(request, 'token');
    await setPassword(token, fieldOf(request, 'password'), originOf(request)).then(
      () =>
        sendPage(response, 200, {
          title: 'Your password is set',
          body: html`<p>Sign in with it: <a href="${publicUrl}${ownPages.dashboard}">to the dashboard</a></p>`,
        }),
      (refusal: unknown) => showAgain(response, token, refusal),
    );
  };

  const ask = async (request: Request, response: Response): Promise<void> => {
    const email = fieldOf(request, 'email').trim();
    if (!isEmail(email)) {
      const message = 'Enter an e-mail address of at most 254 characters, such as ada@example.com.';
      return sendPage(response, 400, { title: forgotten, body: forgottenForm(toSignIn, email.slice(0, 254), message), failed: true });
    }
    const message = await requestReset(email, originOf(request));
    sendPage(response, 200, {
      title: forgotten,
      body: html`<p role="status">${message}</p>${toSignIn}`,
    });
  };

  const guard = createGuard(guarding);
  app.get(passwordPath, guard, show);
  app.post(passwordPath, guard, readForm, set);
  endPages(app, passwordPath, guarding, () => html`Open the link again later.`);
  app.get(forgottenPath, guard, (_request, response) => sendPage(response, 200, { title: forgotten, body: forgottenForm(toSignIn) }));
  app.post(forgottenPath, guard, readForm, ask);
  endPages(app, forgottenPath, guarding, () => html`<a href="${forgottenPath}">Try again</a> later.`);
};
