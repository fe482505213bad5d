import { html, type Piece } from '../../core/html.ts';
import { problemPiece } from './guard.ts';

/** The field that binds a form to the browser. */
export const hidden = (token: string): Piece => html`<input type="hidden" name="form_token" value="${token}">`;

/** The attributes of a field that the problem is about. */
export const described = html` aria-invalid="true" aria-describedby="problem"`;

interface CredentialsForm {
  action: string;
  token: string;
  email: string;
  problem: string | undefined;
}

/** The form for an e-mail address and a password. The field to fill in next has the focus. */
export const credentialsForm = ({ action, token, email, problem }: CredentialsForm): Piece => html`${problemPiece(problem)}
<form method="post" action="${action}">
${hidden(token)}
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" maxlength="254" required value="${email}"${problem ? described : html` autofocus`}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required${problem && html`${described} autofocus`}>
<p class="answers"><button>Sign in</button></p>
</form>`;
