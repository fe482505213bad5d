import type { Express, Request, Response } from 'express';
import { ServiceError } from '../../core/errors.ts';
import { html, type Piece } from '../../core/html.ts';
import type { Origin } from '../../core/principal.ts';
import { passwordBounds } from '../new-password.ts';
import { passwordPath } from '../password-links.ts';
import type { SetPassword } from '../set-password.ts';
import { createGuard, type Guarding, onlyPages, problemPiece, readForm, sendRefusals } from './guard.ts';
import { sendPage } from './page.ts';

/** The dependencies of the page of a one-time link. */
export interface PasswordPage extends Guarding {
  setPassword: SetPassword;
  /** Checks that a link is valid. @throws ServiceError `invalid_token`, `expired_token` */
  expectLink: (token: string) => Promise<unknown>;
}

const { least, most } = passwordBounds;

const form = (token: string, message?: string): Piece => html`${problemPiece(message)}
<form method="post" action="${passwordPath}">
<input type="hidden" name="token" value="${token}">
<label for="password">New password, ${least} to ${most} characters, not a common one</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="${least}" maxlength="${most}" required autofocus${message && html` aria-invalid="true" aria-describedby="problem"`}>
<p class="answers"><button>Set the password</button></p>
</form>
<p>Setting it signs you out everywhere else.</p>`;

/** The errors after which the same link can be used again. */
const worthRepeating = new Set(['invalid_parameters', 'unprocessable', 'rate_limit_exceeded', 'service_unavailable']);

const sendRefusal = (response: Response, token: string, { code, status, message, headers }: ServiceError): void => {
  response.set(headers);
  const again = worthRepeating.has(code);
  const title = again ? 'Set your password' : 'This link does not work';
  sendPage(response, status, { title, body: again ? form(token, message) : problemPiece(message), failed: true });
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const originOf = (request: Request): Origin => ({
  address: request.ip ?? '',
  referrer: undefined,
  userAgent: request.get('user-agent'),
  requestId: String(request.headers['x-request-id']),
});

/** Mounts the page of a link. Reading it does not use up the link, because mail programs may follow links in letters. */
export const mountPasswordPage = (app: Express, { setPassword, expectLink, ...guarding }: PasswordPage): void => {
  const show = async (request: Request, response: Response): Promise<void> => {
    const token = new URL(request.originalUrl, 'http://here').searchParams.get('token') ?? '';
    await expectLink(token).then(
      () => sendPage(response, 200, { title: 'Set your password', body: form(token) }),
      (refusal: unknown) => refuse(response, token, refusal),
    );
  };

  const refuse = (response: Response, token: string, refusal: unknown): void => {
    if (!(refusal instanceof ServiceError)) throw refusal;
    sendRefusal(response, token, refusal);
  };

  const set = async (request: Request, response: Response): Promise<void> => {
    const { token, password } = (request.body ?? {}) as Record<string, unknown>;
    await setPassword(text(token), text(password), originOf(request)).then(
      () =>
        sendPage(response, 200, {
          title: 'Your password is set',
          body: html`<p>Sign in with it: <a href="/dashboard">to the dashboard</a></p>`,
        }),
      (refusal: unknown) => refuse(response, text(token), refusal),
    );
  };

  const guard = createGuard(guarding);
  app.get(passwordPath, guard, show);
  app.post(passwordPath, guard, readForm, set);
  app.use(
    passwordPath,
    sendRefusals(guarding.explain, () => html`<p>Open the link once more, in a while.</p>`),
  );
  app.all(passwordPath, guard, onlyPages);
};
