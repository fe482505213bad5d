import { html, type Piece } from '../../core/html.ts';
import { forgottenPath } from '../passwords/password-links.ts';
import type { PublicKeyOptions } from '../second-factors/passkeys.ts';
import { problemPiece } from './guard.ts';

/** The field that binds a form to the browser. */
export const hidden = (token: string): Piece => html`<input type="hidden" name="form_token" value="${token}">`;

/** The attributes of the field that the problem is about. */
export const describedByProblem = html` aria-invalid="true" aria-describedby="problem"`;

/** A passkey button with a field for the response. The page's script shows it if the browser supports passkeys. */
export const passkeyButton = (
  options: PublicKeyOptions,
  label: string,
): Piece => html`<div class="passkey" hidden data-passkey="${JSON.stringify(options)}">
<button type="button" class="other">${label}</button>
<p class="problem" role="alert"></p>
</div>
<input type="hidden" name="credential">`;

/** The parts of the form for e-mail address and password. */
export interface CredentialsForm {
  action: string;
  token: string;
  email: string;
  problem: string | undefined;
  /** The passkey request options, if there are passkeys. */
  passkey?: PublicKeyOptions;
  /** The typed account id; undefined when the page belongs to one account. */
  account: string | undefined;
}

/** Asks for the account id, in a section that is collapsed while empty. */
const accountField = (typed: string): Piece => html`<details${typed && html` open`}><summary>Is your address in several accounts?</summary>
<label for="account_id">Account id</label>
<input id="account_id" name="account_id" value="${typed}" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="64" aria-describedby="account-hint">
<p id="account-hint">It starts with acc_ and is in the e-mails with your password link. If left empty, only some of the accounts are tried.</p>
</details>`;

/** The form for e-mail address and password. The next field to fill in has the focus. */
export const credentialsForm = ({
  action,
  token,
  email,
  problem,
  passkey,
  account,
}: CredentialsForm): Piece => html`${problemPiece(problem)}
<form method="post" action="${action}">
${hidden(token)}
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" maxlength="254" required value="${email}"${problem ? describedByProblem : html` autofocus`}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required${problem && html`${describedByProblem} autofocus`}>
${account !== undefined && accountField(account)}
<p class="answers"><button>Sign in</button></p>
${passkey && passkeyButton(passkey, 'Sign in with a passkey')}
</form>
<p><a href="${forgottenPath}">Forgot your password?</a></p>`;
