import { html, type Piece } from '../../core/html.ts';
import type { Client } from '../oauth/clients.ts';
import type { PublicKeyOptions } from '../second-factors/passkeys.ts';
import { credentialsForm, hidden } from './form-parts.ts';
import { codeForm } from './second-factor-form.ts';

/** The paths of the pages; no contract has them. */
export const pagePaths = {
  authorize: '/oauth/authorize',
  signIn: '/oauth/sign-in',
  secondFactor: '/oauth/second-factor',
  consent: '/oauth/consent',
} as const;

const known: Record<string, string> = {
  read: 'See everything that you can see',
  write: 'Create, change and delete everything that you can',
  admin: 'Manage the account, its keys and its applications',
  'write:logins': 'Sign in other people of the account',
  openid: 'Know who you are',
  'read:audit': 'See who did what in the account, and who signed in',
};

/** A description of a scope. */
const wordsOf = (scope: string): string => {
  const own = known[scope];
  if (own !== undefined) return own;
  const [verb, family] = scope.split(':');
  if (family === undefined) return scope;
  return `${verb === 'write' ? 'Create, change and delete' : 'See'} ${family.replaceAll('_', ' ')}`;
};

/** The application of a page, and the hidden fields of its form. */
interface Form {
  application: string;
  /** The host of the document with which the application describes itself; undefined for a registered one. */
  describedBy: string | undefined;
  /** The query of the authorization request, as sent. */
  query: string;
  token: string;
}

interface SignIn extends Form {
  /** Whether it is the dashboard of this server. */
  isOwn: boolean;
  email?: string;
  problem: string | undefined;
  passkey: PublicKeyOptions | undefined;
  account: string | undefined;
}

/** Where an application describes itself; undefined for a registered one. */
export const describedBy = ({ metadata_url: address }: Pick<Client, 'metadata_url'>): string | undefined =>
  address === null ? undefined : new URL(address).host;

/** Says who vouches for the application's name. */
const source = (describedBy: string | undefined): Piece =>
  describedBy === undefined
    ? html``
    : html`<p>Unverified name: your account has not registered this application. It describes itself at <strong>${describedBy}</strong>.</p>`;

/** The sign-in form. */
export const signInForm = ({ application, describedBy, isOwn, query, email = '', ...fields }: SignIn): Piece => html`
${isOwn ? html`<p>Sign in to the dashboard.</p>` : html`<p><strong>${application}</strong> wants to act on your behalf. Sign in first.</p>`}
${source(describedBy)}
${credentialsForm({ action: `${pagePaths.signIn}?${query}`, email, ...fields })}`;

interface SecondFactor extends Form {
  mfaToken: string;
  problem: string | undefined;
  passkey: PublicKeyOptions | undefined;
}

/** The form of the second step. */
export const secondFactorForm = ({ application, describedBy, query, token, mfaToken, problem, passkey }: SecondFactor): Piece => html`
<p><strong>${application}</strong> wants to act on your behalf. One more step to sign in.</p>
${source(describedBy)}
${codeForm({ action: `${pagePaths.secondFactor}?${query}`, token, mfaToken, problem, passkey })}
<p><a href="${pagePaths.signIn}?${query}">Start again</a></p>`;

interface Consent extends Form {
  person: { name: string; email: string };
  scopes: readonly string[];
  /** Where the response is sent, as shown to people. */
  destination: string;
  /** The link to sign in as somebody else. */
  otherPerson: string;
  /** Whether an administrator must allow the application first, so that the person can only request it. */
  asks: boolean;
}

/** What comes after somebody has requested an application. @param back where the application is told that it has to wait */
export const accessRequestedPiece = (back: string): Piece => html`
<p>The administrators of your account have to allow the application first. You will be notified by e-mail once one of them has decided, if this server sends e-mail.</p>
<p><a href="${back}">Back to the application</a></p>`;

/** What the scopes allow. */
export const abilities = (scopes: readonly string[]): Piece =>
  html`<p>It will be able to:</p><ul class="abilities" role="list">${scopes.map((scope) => html`<li>${wordsOf(scope)} <code>${scope}</code></li>`)}</ul>`;

/** The consent form. */
export const consentForm = ({
  application,
  describedBy,
  query,
  token,
  person,
  scopes,
  destination,
  otherPerson,
  asks,
}: Consent): Piece => html`
<p><strong>${application}</strong> wants to act on your behalf:</p>
${source(describedBy)}
<p class="who">${person.name} <span>${person.email}</span></p>
${abilities(scopes)}
${
  asks
    ? html`<p>An administrator of your account must allow this application first. You can request it.</p>`
    : html`<p>Your answer is sent to <strong>${destination}</strong>. You can withdraw your consent at any time among your applications on the dashboard; so can an administrator of your account.</p>`
}
<form method="post" action="${pagePaths.consent}?${query}">
${hidden(token)}
<p class="answers"><button name="decision" value="allow">${asks ? 'Request access' : 'Allow'}</button>
<button class="other" name="decision" value="deny">${asks ? 'Cancel' : 'Deny'}</button></p>
</form>
<p><a href="${otherPerson}">Sign in as somebody else</a></p>`;
