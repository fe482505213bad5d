import { html, type Piece } from '../../core/html.ts';
import { credentialsForm, hidden } from './form-parts.ts';
import { codeForm } from './second-factor-form.ts';

/** The paths of the pages; no contract has them. */
export const pagePaths = {
  authorize: '/oauth/authorize',
  signIn: '/oauth/sign-in',
  secondFactor: '/oauth/second-factor',
  consent: '/oauth/consent',
} as const;

const wide: Record<string, string> = {
  read: 'See everything that you can see',
  write: 'Create, change and delete everything that you can',
  admin: 'Manage the account, its keys and its applications',
  openid: 'Know who you are',
};

/** A description of a scope. */
const wordsOf = (scope: string): string => {
  const [verb, family] = scope.split(':');
  if (family === undefined) return wide[scope] ?? scope;
  return `${verb === 'write' ? 'Create, change and delete' : 'See'} ${family.replaceAll('_', ' ')}`;
};

/** The application of a page, and the hidden values of its form. */
interface Form {
  application: string;
  /** The query of the authorization request, as it was sent. */
  query: string;
  token: string;
}

interface SignIn extends Form {
  /** Whether it is the dashboard of this server. */
  isOwn: boolean;
  email?: string;
  problem?: string;
}

/** The sign-in form. */
export const signInForm = ({ application, isOwn, query, token, email = '', problem }: SignIn): Piece => html`
${isOwn ? html`<p>Sign in to the dashboard.</p>` : html`<p><strong>${application}</strong> asks to act for you. Sign in first.</p>`}
${credentialsForm({ action: `${pagePaths.signIn}?${query}`, token, email, problem })}`;

interface SecondFactor extends Form {
  mfaToken: string;
  problem?: string;
}

/** The form of the second step. */
export const secondFactorForm = ({ application, query, token, mfaToken, problem }: SecondFactor): Piece => html`
<p><strong>${application}</strong> asks to act for you. Your password is right; one more step.</p>
${codeForm({ action: `${pagePaths.secondFactor}?${query}`, token, mfaToken, problem })}
<p><a href="${pagePaths.signIn}?${query}">Begin again</a></p>`;

interface Consent extends Form {
  person: { name: string; email: string };
  scopes: readonly string[];
  /** Where the response is sent, for people. */
  destination: string;
  /** The link to sign in as somebody else. */
  otherPerson: string;
}

/** What the scopes allow. */
export const abilities = (scopes: readonly string[]): Piece =>
  html`<p>It could:</p><ul class="abilities" role="list">${scopes.map((scope) => html`<li>${wordsOf(scope)} <code>${scope}</code></li>`)}</ul>`;

/** The consent form. */
export const consentForm = ({ application, query, token, person, scopes, destination, otherPerson }: Consent): Piece => html`
<p><strong>${application}</strong> asks to act for you:</p>
<p class="who">${person.name} <span>${person.email}</span></p>
${abilities(scopes)}
<p>Your answer is sent to <strong>${destination}</strong>. What you allow now can be taken back at any time: by you, at /account, or by an administrator of your account.</p>
<form method="post" action="${pagePaths.consent}?${query}">
${hidden(token)}
<p class="answers"><button name="decision" value="allow">Allow</button>
<button class="other" name="decision" value="deny">Do not allow</button></p>
</form>
<p><a href="${otherPerson}">Sign in as somebody else</a></p>`;
