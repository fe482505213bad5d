import { notice } from '../../contract/plans.ts';
import { type Changelog, type Guide, type Migration, type Release, surfaceTitles } from '../../core/changelog.ts';
import { type Html, html, joinPieces, type Piece } from '../../core/html.ts';
import { inline } from '../markdown.ts';
import type { Place } from './layout.ts';

/** The addresses of the page and of its feed. */
export const changelogAddress = '/docs/changelog';
export const feedAddress = `${changelogAddress}.atom`;

const titleOf = (contract: string): string => surfaceTitles[contract] ?? contract;

const migrationEntry = ({ change, contracts, touches, examples, hurts, migration, reason }: Migration): Html =>
  html`<div class="code"><dt>${inline(change)} <span class="type">${contracts.map(titleOf).join(', ')}</span></dt>
<dd><p>${inline(hurts)} ${inline(migration)}</p><p>${inline(reason)} It touches ${touches > examples.length && `${touches} operations or fields, such as `}${joinPieces(
    examples.map((example) => html`<code>${example}</code>`),
    ', ',
  )}.</p></dd></div>`;

/** What a release changed, by contract, and what clients have to do. */
export const releaseBody = ({ date, changes, migrations = [] }: Release): Html =>
  html`${Object.entries(changes).map(
    ([contract, sentences]) =>
      html`<h3>${titleOf(contract)}</h3><ul>${sentences.map((sentence) => html`<li>${inline(sentence)}</li>`)}</ul>`,
  )}
${migrations.length > 0 && html`<h3 id="migration-${date}">What clients have to change</h3><dl class="codes">${migrations.map(migrationEntry)}</dl>`}`;

/** The table of contents of the page. */
export const changelogContents = ({ releases }: Changelog): Place[] => releases.map(({ date }) => ({ href: `#${date}`, title: date }));

/** The address of a guide. */
export const guideAddress = ({ from, to }: Guide): string => `/docs/guides/${from}-to-${to}`;

/** How to move from one version to another. */
export const migrationPage = ({ from, to, migrations }: Guide): Html => html`<h1>From ${from} to ${to}</h1>
<p class="lead">What clients of ${from} have to change for ${to}, found by comparing the two contracts. Paths begin with <code>/${to}</code>.</p>
<dl class="codes">${migrations.map(migrationEntry)}</dl>
<p>What is not named here is the same in both.</p>`;

const guideLinks = (guides: readonly Guide[]): Piece =>
  guides.length > 0 &&
  html`<h2 id="guides">Guides</h2><ul>${guides.map((guide) => html`<li><a href="${guideAddress(guide)}">From ${guide.from} to ${guide.to}</a></li>`)}</ul>`;

/** What has changed in the contracts, newest first. */
export const changelogPage = ({ releases, guides = [] }: Changelog): Html => html`<h1>Changelog</h1>
<p class="lead">What has changed in the contracts, newest first. Programs can follow it as <a href="${feedAddress}">Atom</a>.</p>
<p>A released contract only grows. What is deprecated is marked in the reference, and stays for at least ${notice.days} days. A stable version is served for at least ${notice.months} months after it is deprecated.</p>
${releases.map(
  (release) => html`<h2 id="${release.date}">${release.date}</h2>
${releaseBody(release)}`,
)}
${guideLinks(guides)}`;
