import { readFileSync } from 'node:fs';
import type { Express, RequestHandler } from 'express';
import { platformName } from '../../contract/platform-name.ts';
import { escapeHtml } from '../../core/html.ts';
import { palette } from '../../core/palette.ts';

const asset = (name: string): string => readFileSync(new URL(`assets/${name}`, import.meta.url), 'utf8');

const title = `${escapeHtml(platformName)} mock`;

const document = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/_mock/page/page.css">
<script type="module" src="/_mock/page/page.js"></script>
</head>
<body>
<header>
<h1>${title}</h1>
<nav aria-label="Contracts"><a href="/docs">Reference</a> <a href="/graphql">GraphiQL</a> <a href="/docs/channel">Channel</a> <a href="/openapi/v1.json">OpenAPI</a></nav>
</header>
<main>
<section aria-labelledby="requests-title">
<h2 id="requests-title">Requests</h2>
<p id="none">None yet. Try <code id="try"></code></p>
<div class="scroll" tabindex="0" role="region" aria-label="The latest requests">
<table>
<thead><tr><th scope="col">Time</th><th scope="col">Request</th><th scope="col">Status</th><th scope="col">ms</th><th scope="col">Operation</th><th scope="col">What the contract says</th></tr></thead>
<tbody id="requests"></tbody>
</table>
</div>
</section>
<section aria-labelledby="records-title">
<h2 id="records-title">Records</h2>
<p><label for="kind">Kind</label> <select id="kind"></select> <button type="button" id="reset">Reset</button> <a href="/_mock/state" download="scene.json">Save the scene</a> <span id="said" role="status"></span></p>
<div class="scroll" tabindex="0" role="region" aria-label="The records of the kind"><ol id="records"></ol></div>
</section>
</main>
</body>
</html>
`;

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The page with live requests and the records. Clients that do not ask for HTML get what the server has there. */
const page: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET' || request.accepts(['json', 'html']) !== 'html') return next();
  response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  response.type('html').send(document);
};

/** Mounts the page of the mock, with its files. */
export const mountPage = (app: Express): void => {
  app.get('/', page);
  app.get('/_mock/page/page.css', (_request, response) => void response.type('css').send(palette + asset('page.css')));
  app.get('/_mock/page/page.js', (_request, response) => void response.type('js').send(asset('page.js')));
};
