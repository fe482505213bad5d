import { html, type Piece } from '../../core/html.ts';
import type { Consent } from '../consents.ts';
import type { OwnEmail, PendingChange } from '../email-changes/own.ts';
import { passwordBounds } from '../new-password.ts';
import type { ShownSession } from '../own-account.ts';
import type { ShownFactor } from '../second-factors/own-factors.ts';
import type { OwnFactorChallenge } from '../second-factors/own-proof.ts';
import type { PublicKeyOptions } from '../second-factors/passkeys.ts';
import { type CredentialsForm, credentialsForm, described, hidden, passkeyButton } from './form-parts.ts';
import { problemPiece } from './guard.ts';

/** The paths of the pages of one's own account; no contract has them. */
export const accountPaths = {
  overview: '/account',
  signIn: '/account/sign-in',
  secondStep: '/account/second-step',
  signOut: '/account/sign-out',
  sessions: '/account/sessions',
  endSession: '/account/sessions/end',
  endOthers: '/account/sessions/end-others',
  consents: '/account/applications',
  withdraw: '/account/applications/withdraw',
  password: '/account/password',
  email: '/account/email',
  cancelEmail: '/account/email/cancel',
  factors: '/account/second-factor',
  enrol: '/account/second-factor/add',
  confirm: '/account/second-factor/confirm',
  enrolPasskey: '/account/second-factor/add-passkey',
  confirmPasskey: '/account/second-factor/confirm-passkey',
  removeFactor: '/account/second-factor/remove',
  recoveryCodes: '/account/second-factor/recovery-codes',
} as const;

/** What every form of a page has. */
export interface OwnForm {
  token: string;
  problem?: string;
}

const { least, most } = passwordBounds;

const formTo = (path: string, token: string, fields: Piece): Piece => html`<form method="post" action="${path}">
${hidden(token)}
${fields}
</form>`;

const button = (label: string, other = false): Piece =>
  html`<p class="answers"><button${other && html` class="other"`}>${label}</button></p>`;

const idField = (id: string): Piece => html`<input type="hidden" name="id" value="${id}">`;

/** `place` keeps the ids of several such fields on one page apart. */
const presentPassword = (place: string): Piece => html`<label for="${place}-password">Present password</label>
<input id="${place}-password" name="current_password" type="password" autocomplete="current-password" maxlength="256" required>`;

/** What proves that the person is there: the password, and where they have a second factor, one of what proves it. */
const proofFields = (place: string, { kinds, passkey }: OwnFactorChallenge): Piece => html`${presentPassword(place)}
${
  kinds.length > 0 &&
  html`<label for="${place}-code">Code of your authenticator app, or a recovery code</label>
<input id="${place}-code" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="64"${!kinds.includes('passkey') && html` required`}>
${passkey && passkeyButton('get', passkey, 'Prove it with a passkey')}`
}`;

const back = html`<p><a href="${accountPaths.overview}">Back to your account</a></p>`;

type SignInFields = Omit<CredentialsForm, 'action'>;

export const signInPiece = (form: SignInFields): Piece => credentialsForm({ action: accountPaths.signIn, ...form });

export const overviewPiece = ({ token, who }: OwnForm & { who: { name: string; email: string } }): Piece => html`
<p class="who">${who.name} <span>${who.email}</span></p>
<ul class="abilities" role="list">
<li><a href="${accountPaths.sessions}">Where you are signed in</a></li>
<li><a href="${accountPaths.consents}">Applications that act for you</a></li>
<li><a href="${accountPaths.email}">E-mail address</a></li>
<li><a href="${accountPaths.password}">Password</a></li>
<li><a href="${accountPaths.factors}">Second factor</a></li>
</ul>
${formTo(accountPaths.signOut, token, button('Sign out', true))}`;

const sessionPiece = (token: string, { id, kind, current, address, user_agent, created_at }: ShownSession): Piece => html`<li>
${kind === 'api' ? 'A program' : 'A browser'}${current && html`, <strong>this one</strong>`}
<code>${user_agent ?? 'unknown'}</code>
<code>from ${address ?? 'an unknown address'} since ${created_at}</code>
${!current && formTo(accountPaths.endSession, token, html`${idField(id)}${button('End it', true)}`)}</li>`;

export const sessionsPiece = ({ token, problem, sessions }: OwnForm & { sessions: readonly ShownSession[] }): Piece => html`
${problemPiece(problem)}
<ul class="abilities" role="list">${sessions.map((one) => sessionPiece(token, one))}</ul>
${sessions.length > 1 && formTo(accountPaths.endOthers, token, button('End all others'))}
${back}`;

const consentPiece = (token: string, { application_id, name, scopes, granted_at }: Consent): Piece => html`<li><strong>${name}</strong>
<code>${scopes.join(' ')}</code>
<code>since ${granted_at}</code>
${formTo(accountPaths.withdraw, token, html`${idField(application_id)}${button(`Withdraw from ${name}`, true)}`)}</li>`;

export const consentsPiece = ({ token, problem, consents }: OwnForm & { consents: readonly Consent[] }): Piece => html`
${problemPiece(problem)}
${consents.length === 0 ? html`<p>You have allowed no application to act for you.</p>` : html`<ul class="abilities" role="list">${consents.map((one) => consentPiece(token, one))}</ul>`}
${back}`;

/** A form whose person proves again that they are there. */
interface ProvedForm extends OwnForm {
  /** What the person can prove their second factor with. */
  factor: OwnFactorChallenge;
}

export const passwordForm = ({ token, problem, factor }: ProvedForm): Piece => html`${problemPiece(problem)}
${formTo(
  accountPaths.password,
  token,
  html`${proofFields('present', factor)}
<label for="password">New password, ${least} to ${most} characters, not a common one</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="${least}" maxlength="${most}" required${problem && described}>
${button('Change the password')}`,
)}
<p>Changing it signs you out everywhere else.</p>
${back}`;

interface EmailForm extends ProvedForm, OwnEmail {
  /** What was typed. */
  typed: string;
  /** Whether the server sends mail. */
  isPossible: boolean;
}

const pendingPiece = (token: string, { email, expires_at }: PendingChange): Piece => html`
<p>A letter is on its way to <strong>${email}</strong>. Open its link until ${expires_at}; until then nothing changes.</p>
${formTo(accountPaths.cancelEmail, token, button('Take the change back', true))}`;

export const emailForm = ({ token, problem, email, change, typed, factor, isPossible }: EmailForm): Piece => html`${problemPiece(problem)}
<p>You sign in with <strong>${email}</strong>.</p>
${change && pendingPiece(token, change)}
${
  isPossible
    ? formTo(
        accountPaths.email,
        token,
        html`<label for="email">New e-mail address</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" required value="${typed}"${problem && described}>
${proofFields('present', factor)}
${button('Ask for the change')}`,
      )
    : html`<p>This installation sends no mail. An administrator of your account can change your address.</p>`
}
<p>A letter at the new address has a link that confirms it, and one at your present address has a link that stops it.</p>
${back}`;

const factorPiece = (
  token: string,
  proof: OwnFactorChallenge,
  { id, kind, name, created_at, last_used_at, clone_warning_at }: ShownFactor,
): Piece => html`<li><strong>${name}</strong>${kind === 'passkey' && ', a passkey'}
<code>since ${created_at}${last_used_at && html`, last used ${last_used_at}`}</code>
${clone_warning_at && html`<p>Somebody may have a copy of this passkey: a sign-in at ${clone_warning_at} was refused. Remove it and add a new one.</p>`}
<details><summary>Remove</summary>
${formTo(accountPaths.removeFactor, token, html`${idField(id)}${proofFields(id, proof)}${button(`Remove ${name}`, true)}`)}
</details></li>`;

interface Factors extends ProvedForm {
  factors: readonly ShownFactor[];
  recoveryCodesLeft: number;
  /** Whether browsers can have passkeys for this server. */
  passkeys: boolean;
}

export const factorsPiece = ({
  token,
  problem,
  factors,
  recoveryCodesLeft,
  factor,
  passkeys,
}: Factors): Piece => html`${problemPiece(problem)}
${factors.length === 0 ? html`<p>You sign in with your password alone. An authenticator app or a passkey makes a stolen password worthless.</p>` : html`<ul class="abilities" role="list">${factors.map((one) => factorPiece(token, factor, one))}</ul>`}
<h2>Add an authenticator app</h2>
${formTo(
  accountPaths.enrol,
  token,
  html`<label for="name">Name, such as &ldquo;My phone&rdquo;</label>
<input id="name" name="name" maxlength="60" autocomplete="off">
${proofFields('add', factor)}${button('Add it')}`,
)}
${
  passkeys &&
  html`<div hidden data-passkey="form"><h2>Add a passkey</h2>
<p>It also signs you in alone, without your password, if it asks you for a PIN or a fingerprint.</p>
${formTo(
  accountPaths.enrolPasskey,
  token,
  html`<label for="passkey-name">Name, such as &ldquo;My laptop&rdquo;</label>
<input id="passkey-name" name="name" maxlength="60" autocomplete="off">
${proofFields('passkey', factor)}${button('Add a passkey')}`,
)}</div>`
}
${
  factors.length > 0 &&
  html`<h2>Recovery codes</h2><p>${recoveryCodesLeft} of 10 are left. New ones replace all of them.</p>
${formTo(accountPaths.recoveryCodes, token, html`${proofFields('codes', factor)}${button('Show new codes', true)}`)}`
}
${back}`;

export const newPasskeyPiece = ({ token, id, options }: OwnForm & { id: string; options: PublicKeyOptions }): Piece => html`
<p>Your browser asks where to store the passkey: on this device, in a password manager, or on a security key.</p>
${formTo(accountPaths.confirmPasskey, token, html`${idField(id)}${passkeyButton('create', options, 'Make the passkey')}`)}
<p><a href="${accountPaths.factors}">Cancel</a></p>`;

export const confirmPiece = ({ token, problem, id }: OwnForm & { id: string }): Piece => html`${problemPiece(problem)}
${formTo(
  accountPaths.confirm,
  token,
  html`${idField(id)}<label for="code">Code that the app shows now</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" minlength="6" maxlength="64" required${problem && described}>
${button('Confirm')}`,
)}
<p><a href="${accountPaths.factors}">Cancel</a></p>`;
