import { html, type Piece } from '../../core/html.ts';
import { forgottenPath } from '../passwords/password-links.ts';
import type { PublicKeyOptions } from '../second-factors/passkeys.ts';
import { problemPiece } from './guard.ts';

/** The field that binds a form to the browser. */
export const hidden = (token: string): Piece => html`<input type="hidden" name="form_token" value="${token}">`;

/** The attributes of a field that the problem is about. */
export const described = html` aria-invalid="true" aria-describedby="problem"`;

/** A button for a passkey, and the field for its response. The script of the page shows it, where the browser has passkeys. */
export const passkeyButton = (
  options: PublicKeyOptions,
  label: string,
): Piece => html`<div class="passkey" hidden data-passkey="${JSON.stringify(options)}">
<button type="button" class="other">${label}</button>
<p class="problem" role="alert"></p>
</div>
<input type="hidden" name="credential">`;

/** What the form for an e-mail address and a password has. */
export interface CredentialsForm {
  action: string;
  token: string;
  email: string;
  problem: string | undefined;
  /** What a browser asks for a passkey with, where there are passkeys. */
  passkey?: PublicKeyOptions;
  /** The account that was typed; undefined where the page is of one account, and does not ask for it. */
  account: string | undefined;
}

/** Asks for the account, in a part of the form that is open only when there is something in it. */
const accountField = (typed: string): Piece => html`<details${typed && html` open`}><summary>Your address is in several accounts?</summary>
<label for="account_id">Id of the account</label>
<input id="account_id" name="account_id" value="${typed}" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="64" aria-describedby="account-hint">
<p id="account-hint">It begins with acc_, and the letters with links for your password have it. Left empty, only some of the accounts are tried.</p>
</details>`;

/** The form for an e-mail address and a password. The field to fill in next has the focus. */
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
<input id="email" name="email" type="email" autocomplete="username" maxlength="254" required value="${email}"${problem ? described : html` autofocus`}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required${problem && html`${described} autofocus`}>
${account !== undefined && accountField(account)}
<p class="answers"><button>Sign in</button></p>
${passkey && passkeyButton(passkey, 'Sign in with a passkey')}
</form>
<p><a href="${forgottenPath}">Forgotten password</a></p>`;
