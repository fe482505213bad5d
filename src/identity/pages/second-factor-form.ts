import { html, type Piece } from '../../core/html.ts';
import type { TotpSecret } from '../second-factors/challenges.ts';
import type { PublicKeyOptions } from '../second-factors/passkeys.ts';
import { describedByProblem, hidden, passkeyButton } from './form-parts.ts';
import { problemPiece } from './guard.ts';
import { qrCode } from './qr-code.ts';

interface CodeForm {
  action: string;
  /** The form token. */
  token: string;
  mfaToken: string;
  problem: string | undefined;
  passkey: PublicKeyOptions | undefined;
}

/** The form for a code of an authenticator app, or a recovery code. */
export const codeForm = ({ action, token, mfaToken, problem, passkey }: CodeForm): Piece => html`${problemPiece(problem)}
<form method="post" action="${action}">
${hidden(token)}
<input type="hidden" name="mfa_token" value="${mfaToken}">
<label for="code">Code from your authenticator app, or a recovery code</label>
<input id="code" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" minlength="6" maxlength="64" required autofocus${problem && describedByProblem}>
<p class="answers"><button>Continue</button></p>
${passkey && passkeyButton(passkey, 'Use a passkey')}
</form>`;

/** The secret of an authenticator app, to scan or type. */
export const secretPiece = ({ secret, uri }: TotpSecret): Piece => html`
<p>Scan this with your authenticator app, or <a href="${uri}">open it on this device</a>:</p>
${qrCode(uri)}
<p>Or type this secret:</p>
<p><code class="secret">${secret.match(/.{1,4}/g)!.join(' ')}</code></p>`;

/** Recovery codes, which are shown once. */
export const recoveryCodesPiece = (codes: readonly string[]): Piece => html`
<p>Each of these recovery codes can replace your second factor once. Print them or store them with your passwords: they will not be shown again.</p>
<ul class="abilities" role="list">${codes.map((code) => html`<li><code class="secret">${code}</code></li>`)}</ul>`;
