import type { Express, Request, Response } from 'express';
import { ServiceError } from '../../core/errors.ts';
import { html, type Piece } from '../../core/html.ts';
import type { EmailLink, EmailLinks } from '../email-changes/links.ts';
import { emailPaths } from '../email-changes/paths.ts';
import type { LinkKind } from '../email-changes/store.ts';
import { createGuard, endPages, type Guarding, problemPiece, readForm } from './guard.ts';
import { ownPages } from './own-pages.ts';
import { sendPage } from './page.ts';
import { fieldOf, originOf } from './posted.ts';

/** The dependencies of the pages for e-mail change links. */
export interface EmailPages extends Guarding {
  emailLinks: EmailLinks;
  /** The root of the dashboard. */
  publicUrl: string;
}

const titles: Record<EmailLink['outcome'], string> = {
  confirmed: 'Confirm your e-mail address',
  stopped: 'Cancel the change of your e-mail address',
  undone: 'Revert the change of your e-mail address',
};

const sentences: Record<EmailLink['outcome'], (link: EmailLink) => Piece> = {
  confirmed: ({ email, other }) => html`<p>You will sign in with <strong>${email}</strong>, and no longer with ${other}.</p>`,
  stopped: ({ email, other }) => html`<p>You will still sign in with <strong>${email}</strong>; ${other} will not be confirmed.</p>`,
  undone: ({ email, other }) => html`<p>You will sign in with <strong>${email}</strong> again, and no longer with ${other}.</p>
<p>This signs you out everywhere and asks you for a new password.</p>`,
};

const buttons: Record<EmailLink['outcome'], string> = { confirmed: 'Confirm', stopped: 'Cancel the change', undone: 'Revert the change' };

const form = (path: string, token: string, link: EmailLink): Piece => html`${sentences[link.outcome](link)}
<form method="post" action="${path}">
<input type="hidden" name="token" value="${token}">
<p class="answers"><button>${buttons[link.outcome]}</button></p>
</form>`;

/** Mounts the pages behind the links. Opening one does not use up its link, because mail programs may follow links. */
export const mountEmailPages = (app: Express, { emailLinks, publicUrl, ...guarding }: EmailPages): void => {
  const toAccount = html`<p><a href="${publicUrl}${ownPages.profile}">Go to your account</a></p>`;

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
    sendPage(response, 200, { title: 'Your e-mail address was changed', body: html`<p>Sign in with it from now on.</p>${toAccount}` });
  };

  const stop = async (request: Request, response: Response): Promise<void> => {
    const { passwordLink } = await emailLinks.stop(fieldOf(request, 'token'), originOf(request));
    const next = passwordLink
      ? html`<p>All sessions are signed out, and the password no longer works.</p><p><a href="${passwordLink.url}">Set another password</a></p>`
      : html`<p>Nothing has changed. Whoever requested the change knew your password. Change it unless it was you.</p>${toAccount}`;
    sendPage(response, 200, { title: passwordLink ? 'The change was reverted' : 'The change was cancelled', body: next });
  };

  const guard = createGuard(guarding);
  const works = { confirm, stop };
  for (const [kind, path] of Object.entries(emailPaths) as [LinkKind, string][]) {
    app.get(path, guard, show(kind));
    app.post(path, guard, readForm, (request, response) =>
      works[kind](request, response).catch((refusal: unknown) => refuse(response, refusal)),
    );
    endPages(app, path, guarding, () => html`Open the link again later.`);
  }
};
