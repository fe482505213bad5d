import { type Html, html } from '../../core/html.ts';
import { pageOf } from '../catalogue.ts';
import { collectionAddress } from '../collection/collection.ts';
import { agentsAddress } from './agents.ts';
import { changelogAddress } from './changelog.ts';
import type { Listed } from './home.ts';
import { downloads } from './reference.ts';
import { versionsAddress } from './versions.ts';

/** The start page of the reference: a short description of each document. */
export const overviewPage = (documents: readonly Listed[]): Html => html`<h1>Reference</h1>
<p class="lead">Everything that this server promises, read from the contracts that it is checked against.</p>
<p>New here? Begin with the <a href="/docs/guides/first-steps">first steps</a>, or another of the <a href="/docs/guides">guides</a>.</p>
<ul class="cards">${documents.map(
  ({ entry, title, version }) =>
    html`<li><h2><a href="${pageOf(entry)}">${title}</a></h2><p>${entry.about}</p><p class="type">${version && `Version ${version} · `}${downloads(entry)}</p></li>`,
)}
<li><h2><a href="${agentsAddress}">Agents</a></h2><p>The same operations as tools of the Model Context Protocol, at /mcp.</p></li>
<li><h2><a href="/docs/errors">Errors</a></h2><p>Every code on every surface: what it means, and what to do about it.</p></li>
<li><h2><a href="${versionsAddress}">Versions</a></h2><p>Which versions are served, and until when.</p></li>
<li><h2><a href="${changelogAddress}">Changelog</a></h2><p>What has changed in the contracts, and what clients have to change.</p></li></ul>
<h2 id="first">Where to begin</h2>
<ul><li>Each operation of the REST API has a page, under its family, such as <a href="/docs/v1/projects">projects</a>: with programs to copy, and a form that sends the request from your browser.</li>
<li>To send requests by hand, import <a href="${collectionAddress}">the collection</a> into Postman or Bruno. It has one for each operation.</li>
<li>A program that acts for a person gets its tokens as <a href="/docs/identity/oauth">OAuth 2.0</a> has it; a service can use a key.</li>
<li>To receive events, <a href="/docs/channel">open a channel</a> or <a href="/docs/v1/webhooks/receiveEvent">receive webhooks</a>; to read past events, <a href="/docs/v1/events">list the events</a>.</li>
<li>Each page is Markdown, too: at its address with <code>.md</code> behind it, and for requests with <code>Accept: text/markdown</code>. <a href="/llms.txt">A list for language models</a> names them all, and the contracts.</li></ul>`;

/** The page for an unknown path under /docs. */
export const nothingHere = (path: string): Html => html`<h1>Nothing here</h1>
<p class="lead">There is no <code>${path}</code>.</p><p><a href="/docs">The reference</a> lists every document.</p>`;
