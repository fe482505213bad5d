import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Response } from 'express';
import { platformName } from '../../contract/platform-name.ts';
import { html, type Piece, raw } from '../../core/html.ts';
import { palette } from '../../core/palette.ts';

const css = `${palette}
* { box-sizing: border-box; }
body {
  display: grid; grid-template-columns: minmax(0, 27rem); place-content: start center; min-height: 100vh; margin: 0;
  padding: clamp(1rem, 5vh, 5rem) 1.25rem 2rem; background: var(--ground); color: var(--ink); font: 1rem/1.6 var(--text);
  overflow-wrap: break-word;
}
header { margin-bottom: .75rem; color: var(--soft); font: 600 1.125rem/1.4 var(--title); }
h1 { margin: 0 0 .75rem; font: 600 1.75rem/1.2 var(--title); text-wrap: balance; }
p { margin: .75rem 0; }
summary { cursor: pointer; }
a { color: var(--accent); text-underline-offset: .18em; }
strong, .who { overflow-wrap: anywhere; }
.who { padding-left: .9rem; border-left: 2px solid var(--line); }
.who span { display: block; color: var(--soft); }
.abilities { margin: .75rem 0 1.25rem; padding: 0; border-bottom: 1px solid var(--line); list-style: none; }
.abilities li { padding: .5rem 0; border-top: 1px solid var(--line); }
code { display: block; color: var(--soft); font: .8125rem/1.4 var(--code); }
label { display: block; margin: 1.25rem 0 .35rem; }
input, button { min-height: 2.75rem; padding: .5rem .9rem; border: 1px solid var(--soft); border-radius: 6px; font: inherit; }
input { width: 100%; background: var(--ground); color: inherit; }
button { border-color: var(--accent); background: var(--accent); color: var(--ground); font-weight: 600; cursor: pointer; }
button.other { background: none; color: var(--accent); }
.answers { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.5rem 0 1.25rem; }
.passkey p:empty { display: none; }
.passkey button { width: 100%; }
.answers button { flex: 1 0 auto; }
.secret { color: var(--ink); font-size: 1rem; overflow-wrap: anywhere; }
.qr { display: block; width: min(100%, 15rem); margin: .75rem 0; }
:focus-visible { outline: 3px solid var(--second); outline-offset: 2px; border-radius: 6px; }
.problem { padding: .6rem .9rem; border-left: 4px solid var(--accent); background: var(--raised); }
@media (min-width: 34rem) {
  main { padding: 2rem 2.25rem; border: 1px solid var(--line); border-radius: 10px; }
  header { padding-inline: 2.25rem; }
  body { grid-template-columns: minmax(0, 30rem); }
}
`;

const script = readFileSync(new URL('passkey.js', import.meta.url), 'utf8');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const [styleHash, scriptHash] = [hashOf(css), hashOf(script)];

/** The headers of a page that handles credentials: no scripts except the one for passkeys, no subresources, no framing, no referrer, no caching. */
const headersFor = (answersTo = '', passkeys = false) => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    // For tools that fetch `/robots.txt` from within the page. The page itself requests nothing.
    "connect-src 'self'",
    `style-src ${styleHash}`,
    ...(passkeys ? [`script-src ${scriptHash}`] : []),
    `form-action 'self' ${answersTo}`.trimEnd(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** The redirect target of a form, for the page's Content-Security-Policy, which cannot contain IPv6 addresses. */
export const answersTo = (uri: string): string => {
  const { origin, protocol, hostname } = new URL(uri);
  return origin === 'null' || hostname.startsWith('[') ? protocol : origin;
};

/** A page of the identity endpoints, for people. */
export interface IdentityPage {
  title: string;
  body: Piece;
  /** Where a form on the page may redirect to, besides this server: an origin, or the scheme of an app. */
  answersTo?: string;
  /** Whether it shows an error: the title then starts with it, for screen readers. */
  failed?: boolean;
  /** Whether it needs the script for passkeys. */
  passkeys?: boolean;
}

/** Sends a page that works without JavaScript. */
export const sendPage = (response: Response, status: number, { title, body, answersTo, failed, passkeys }: IdentityPage): void => {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${failed && 'Error: '}${title} · ${platformName}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${platformName}: sign in, and decide what applications may do.">
<meta name="referrer" content="no-referrer">
<style>${raw(css)}</style>
</head>
<body>
<header>${platformName}</header>
<main>
<h1>${title}</h1>
${body}
</main>
${passkeys && html`<script type="module">${raw(script)}</script>`}
</body>
</html>
`;
  // `send` would answer 304 to `If-None-Match: *`; pages must not be cached.
  response.status(status).set(headersFor(answersTo, passkeys));
  // The query belongs to one person or one sign-in, and must not be indexed.
  if (response.req.originalUrl.includes('?')) response.set('X-Robots-Tag', 'noindex');
  response.type('html').end(page.text);
};
