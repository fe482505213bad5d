import { platformName } from '../../contract/platform-name.ts';
import { type Html, html, type Piece } from '../../core/html.ts';
import type { Assets } from '../assets.ts';
import type { Page, Place } from '../page.ts';
import { render } from '../render.ts';
import { entriesAddress, searchAddress } from './search-addresses.ts';

/** A page with the frame that all pages share. */
interface Framed extends Page {
  /** The navigation between documents, at the top. */
  places: readonly Place[];
  /** The address of the page as Markdown. */
  twin?: string;
}

const current = ({ current: here }: Place): Piece => here && html` aria-current="page"`;

const linksTo = (places: readonly Place[]): Html =>
  html`<ul>${places.map(
    (place) => html`<li><a href="${place.href}"${current(place)}>${place.title}</a>${place.inside?.[0] && linksTo(place.inside)}</li>`,
  )}</ul>`;

const neighbourLinks = ({ previous, next }: NonNullable<Page['neighbours']>): Html =>
  html`<nav class="neighbours" aria-label="Operations before and after">${previous && html`<a rel="prev" href="${previous.href}">${previous.title}</a>`} ${next && html`<a rel="next" href="${next.href}">${next.title}</a>`}</nav>`;

/** The layout of every page. */
export const layout = (
  { css, explore, find, icon, reading, search }: Assets,
  { title, description, parts, places, contents, neighbours, feed, twin, explores }: Framed,
): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${icon}" type="image/svg+xml">
<link rel="stylesheet" href="${css}">
${feed !== undefined && html`<link rel="alternate" type="application/atom+xml" href="${feed}" title="${title}">`}
${twin !== undefined && html`<link rel="alternate" type="text/markdown" href="${twin}" title="${title}">`}
<script src="${reading}" type="module"></script>
${explores && html`<script src="${explore}" type="module"></script>`}
</head>
<body>
<a class="skip" href="#content">Go to the content</a>
<header class="top">
<a class="name" href="/">${platformName}</a>
<nav aria-label="Documents">${linksTo(places)}</nav>
<a class="find" href="${searchAddress}" aria-keyshortcuts="/ Control+K" data-finder="${find}" data-search="${search}" data-entries="${entriesAddress}">Search <kbd>/</kbd></a>
</header>
<div class="${contents ? 'page with-contents' : 'page'}">
${contents && html`<nav class="contents" aria-label="On this document">${linksTo(contents)}</nav>`}
<main id="content" tabindex="-1">
${render(...parts)}${neighbours && neighbourLinks(neighbours)}
</main>
</div>
</body>
</html>
`.text;
