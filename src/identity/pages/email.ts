import type { Express, Request, Response } from 'express';
import { ServiceError } from '../../core/errors.ts';
import { html, type Piece } from '../../core/html.ts';
import type { EmailLink, EmailLinks } from '../email-changes/links.ts';
import { emailPaths } from '../email-changes/paths.ts';
import type { LinkKind } from '../email-changes/store.ts';
import { createGuard, type Guarding, onlyPages, problemPiece, readForm, sendRefusals } from './guard.ts';
import { ownPages } from './own-pages.ts';
import { sendPage } from './page.ts';
import { fieldOf, originOf } from './posted.ts';

/** The dependencies of the pages of the links about a change of an e-mail address. */
export interface EmailPages extends Guarding {
  emailLinks: EmailLinks;
  /** The root of the dashboard. */
  publicUrl: string;
}

const titles: Record<EmailLink['outcome'], string> = {
  confirmed: 'Confirm your e-mail address',
  stopped: 'Stop the change of your e-mail address',
  undone: 'Undo the change of your e-mail address',
};

const sentences: Record<EmailLink['outcome'], (link: EmailLink) => Piece> = {
  confirmed: ({ email, other }) => html`<p>You will sign in with <strong>${email}</strong>, and no longer with ${other}.</p>`,
  stopped: ({ email, other }) => html`<p>You go on to sign in with <strong>${email}</strong>; ${other} is not confirmed.</p>`,
  undone: ({ email, other }) => html`<p>You will sign in with <strong>${email}</strong> again, and no longer with ${other}.</p>
<p>It signs you out everywhere, and you set another password.</p>`,
};

const buttons: Record<EmailLink['outcome'], string> = { confirmed: 'Confirm it', stopped: 'Stop the change', undone: 'Undo the change' };

const form = (path: string, token: string, link: EmailLink): Piece => html`${sentences[link.outcome](link)}
<form method="post" action="${path}">
<input type="hidden" name="token" value="${token}">
<p class="answers"><button>${buttons[link.outcome]}</button></p>
</form>`;

/** Mounts the pages of the links. Reading one does not use up its link, because mail programs may follow links in letters. */
export const mountEmailPages = (app: Express, { emailLinks, publicUrl, ...guarding }: EmailPages): void => {
  const toAccount = html`<p><a href="${publicUrl}${ownPages.profile}">To your account</a></p>`;

  const refuse = (response: Response, refusal: unknown): void => {
    if (!(refusal instanceof ServiceError)) throw refusal;
    response.set(refusal.headers);
    sendPage(response, refusal.status, { title: 'This link does not work', body: problemPiece(refusal.message), failed: true });
  };

  const show = (kind: LinkKind) => async (request: Request, response: Response) => {
    const token = new URL(request.originalUrl, 'http://here').searchParams.get('token') ?? '';
    await emailLinks.expect(kind, token).then(
      (link) => sendPage(response, 200, { title: titles[link.outcome], body: form(emailPaths[kind], token, link) }),
      (refusal: unknown) => refuse(response, refusal),
    );
  };

  const confirm = async (request: Request, response: Response): Promise<void> => {
    await emailLinks.confirm(fieldOf(request, 'token'), originOf(request));
    sendPage(response, 200, { title: 'Your e-mail address is changed', body: html`<p>Sign in with it from now on.</p>${toAccount}` });
  };

  const stop = async (request: Request, response: Response): Promise<void> => {
    const { passwordLink } = await emailLinks.stop(fieldOf(request, 'token'), originOf(request));
    const next = passwordLink
      ? html`<p>Everything is signed out, and the password no longer works.</p><p><a href="${passwordLink.url}">Set another password</a></p>`
      : html`<p>Nothing has changed. Whoever asked knew your password, so change it unless it was you.</p>${toAccount}`;
    sendPage(response, 200, { title: passwordLink ? 'The change is undone' : 'The change is stopped', body: next });
  };

  const guard = createGuard(guarding);
  const works = { confirm, stop };
  for (const [kind, path] of Object.entries(emailPaths) as [LinkKind, string][]) {
    app.get(path, guard, show(kind));
    app.post(path, guard, readForm, (request, response) =>
      works[kind](request, response).catch((refusal: unknown) => refuse(response, refusal)),
    );
    app.use(
      path,
      sendRefusals(guarding.explain, () => html`<p>Open the link once more, in a while.</p>`),
    );
    app.route(path).all(guard, onlyPages);
  }
};
