import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { html, type Piece, raw } from '../../core/html.ts';

// System colours hold their contrast in light and dark, and where a person has chosen their own.
const css = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 26rem; margin: 10vh auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; line-height: 1.25; }
ul { padding-left: 1.25rem; }
label { display: block; margin: 1rem 0 .25rem; }
input, button { font: inherit; padding: .6rem .9rem; border: 1px solid; border-radius: .35rem; }
input { box-sizing: border-box; width: 100%; }
button { margin: 1.25rem .5rem 0 0; cursor: pointer; background: CanvasText; color: Canvas; }
button.other { background: none; color: inherit; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
.problem { border-left: .25rem solid #c0392b; padding-left: .75rem; }
`;

const styleHash = createHash('sha256').update(css).digest('base64');

/**
 * What a browser is told of a page that handles credentials: no script runs, nothing is loaded, no frame shows it, no other
 * page learns its address, and nothing keeps it.
 */
const headersFor = (answersTo = '') => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${answersTo}`.trimEnd(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
});

/** A page of the identity endpoints, for people. */
export interface IdentityPage {
  title: string;
  body: Piece;
  /** Where a form on the page may lead in the end, besides here: an origin, or an app's scheme. */
  answersTo?: string;
  /** Whether it says that something did not work: the title says so first, to whoever cannot see the page. */
  failed?: boolean;
}

/** Sends a page that works without JavaScript. */
export const sendPage = (response: Response, status: number, { title, body, answersTo, failed }: IdentityPage): void => {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${failed && 'Error: '}${title} · Tessera</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<style>${raw(css)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
  response.status(status).set(headersFor(answersTo)).type('html').send(page.text);
};
