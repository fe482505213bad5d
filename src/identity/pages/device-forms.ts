import { html, type Piece } from '../../core/html.ts';
import { devicePath } from '../oauth/device-authorization.ts';
import type { AskedAtDevice } from '../oauth/device-codes.ts';
import type { PublicKeyOptions } from '../second-factors/passkeys.ts';
import type { BrowserSession } from './browser-sessions.ts';
import { abilities } from './consent-forms.ts';
import { credentialsForm, describedByProblem, hidden } from './form-parts.ts';
import { problemPiece } from './guard.ts';

/** The paths of the pages; the first is the `verification_uri`. */
export const devicePaths = { device: devicePath, signIn: `${devicePath}/sign-in`, secondFactor: `${devicePath}/second-factor` } as const;

/** The path for a code; without one, the page that asks for it. */
export const withCode = (path: string, code: string | undefined): string => (code ? `${path}?user_code=${code}` : path);

interface SignInFields {
  code: string | undefined;
  token: string;
  email: string;
  problem: string | undefined;
  passkey: PublicKeyOptions | undefined;
  account: string;
}

/** The sign-in form. It does not say what the code is for, so that it does not reveal which codes exist. */
export const deviceSignInForm = ({ code, ...fields }: SignInFields): Piece => html`
<p>A device or program wants to act on your behalf${code && html`, with the code <strong>${code}</strong>`}. Sign in first.</p>
${credentialsForm({ action: withCode(devicePaths.signIn, code), ...fields })}`;

const otherPerson = (code: string | undefined): Piece =>
  html`<p><a href="${withCode(devicePaths.signIn, code)}">Sign in as somebody else</a></p>`;

/** The form for the code. It changes nothing, so it is a GET. */
export const codeForm = ({ name, email }: BrowserSession, typed: string, problem?: string): Piece => html`
<p class="who">${name} <span>${email}</span></p>
${problemPiece(problem)}
<form method="get" action="${devicePaths.device}">
<label for="user_code">The code that your device shows</label>
<input id="user_code" name="user_code" value="${typed}" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="32" required placeholder="BCDF-GHJK"${problem && describedByProblem} autofocus>
<p class="answers"><button>Continue</button></p>
</form>
${otherPerson(undefined)}`;

/** The name and version of a program. The rest of a `User-Agent` could contain text that talks people into consent. */
const programOf = (userAgent: string | null): string | undefined => /^[\w.-]{1,30}\/[\w.+-]{1,20}(?= |$)/.exec(userAgent ?? '')?.[0];

const madeBy = (program: string | undefined) => program && html` by ${program}`;

/** Where the device is, so that the person can recognize it. */
const deviceOf = ({ address, user_agent, created_at: since }: AskedAtDevice['code']): Piece =>
  html`<p>Requested from <strong>${address || 'an unknown address'}</strong>${madeBy(programOf(user_agent))} at ${since.slice(11, 16)} UTC.</p>`;

/** The consent form. Here a person must notice that somebody else sent them the link (RFC 8628, 5.4). */
export const deviceConsentForm = (asked: AskedAtDevice, person: BrowserSession, code: string, token: string): Piece => html`
<p><strong>${asked.application.name}</strong> wants to act on your behalf:</p>
<p class="who">${person.name} <span>${person.email}</span></p>
<p>Its code is <strong>${code}</strong>. Allow it only if your own device shows this code now, and you have begun this yourself. If somebody sent
you a link or a code, do not allow it.</p>
${deviceOf(asked.code)}
${abilities(asked.scopes)}
<form method="post" action="${withCode(devicePaths.device, code)}">
${hidden(token)}
<p class="answers"><button name="decision" value="allow">Allow</button>
<button class="other" name="decision" value="deny">Deny</button></p>
</form>
${otherPerson(code)}`;
