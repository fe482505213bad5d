import { type Changelog, type Migration, type Release, surfaceTitles } from '../../core/changelog.ts';
import { type Html, html } from '../../core/html.ts';
import { inline } from '../markdown.ts';
import type { Place } from './layout.ts';

/** The addresses of the page and of its feed. */
export const changelogAddress = '/docs/changelog';
export const feedAddress = `${changelogAddress}.atom`;

const titleOf = (contract: string): string => surfaceTitles[contract] ?? contract;

const migrationEntry = ({ change, contracts, touches, hurts, migration, reason }: Migration): Html =>
  html`<div class="code"><dt>${inline(change)} <span class="type">${contracts.map(titleOf).join(', ')}</span></dt>
<dd><p>${inline(hurts)} ${inline(migration)}</p><p>${inline(reason)} It touches ${touches.length === 1 ? html`<code>${touches[0]}</code>` : `${touches.length} operations or fields`}.</p></dd></div>`;

/** What a release changed, by contract, and what clients have to do. */
export const releaseBody = ({ date, changes, migrations = [] }: Release): Html =>
  html`${Object.entries(changes).map(
    ([contract, sentences]) =>
      html`<h3>${titleOf(contract)}</h3><ul>${sentences.map((sentence) => html`<li>${inline(sentence)}</li>`)}</ul>`,
  )}
${migrations.length > 0 && html`<h3 id="migration-${date}">What clients have to change</h3><dl class="codes">${migrations.map(migrationEntry)}</dl>`}`;

/** The table of contents of the page. */
export const changelogContents = ({ releases }: Changelog): Place[] => releases.map(({ date }) => ({ href: `#${date}`, title: date }));

/** What has changed in the contracts, newest first. */
export const changelogPage = ({ releases }: Changelog): Html => html`<h1>Changelog</h1>
<p class="lead">What has changed in the contracts, newest first. Programs can follow it as <a href="${feedAddress}">Atom</a>.</p>
<p>A released contract only grows. What is deprecated is marked in the reference, and stays for at least 180 days. A stable version is served for at least 24 months after it is deprecated.</p>
${releases.map(
  (release) => html`<h2 id="${release.date}">${release.date}</h2>
${releaseBody(release)}`,
)}`;
