import { isServed, successorOf, type Version, type Versions } from '../../contract/versions.ts';
import { type Html, html, type Piece } from '../../core/html.ts';
import { changelogAddress, feedAddress } from './changelog.ts';
import type { Listed } from './home.ts';

/** The address of the page. */
export const versionsAddress = '/docs/versions';

const stages: Readonly<Record<Version['stage'], string>> = {
  Preview: 'May change at any time.',
  Stable: 'For production. It only grows.',
  Deprecated: 'Served until its last day. Move to its successor.',
  Retired: 'No longer served: 410.',
};

const until = (version: Version, known: Versions): Piece => {
  const { deprecated, sunset, guide } = version;
  if (!deprecated && !sunset) return 'No end is planned';
  const successor = successorOf(version, known);
  return [
    deprecated && html`Deprecated since ${deprecated}. `,
    sunset && html`${isServed(version) ? 'Served until' : 'Retired on'} ${sunset}. `,
    successor && html`Successor: ${successor.name}. `,
    guide && html`<a href="${guide}">Guide</a>`,
  ];
};

const row = (version: Version, known: Versions, documents: readonly Listed[]): Html => {
  const document = documents.find(({ entry }) => entry.name === version.name);
  const name = document ? html`<a href="/docs/${version.name}">${version.name}</a>` : version.name;
  return html`<tr><th scope="row">${name}</th><td>${version.stage}</td><td>${document?.version ?? ''}</td><td>${until(version, known)}</td></tr>`;
};

/** The status of each version of the platform API. */
export const versionsPage = (known: Versions, documents: readonly Listed[]): Html => html`<h1>Versions</h1>
<p class="lead">Which versions of the REST API are served, and until when.</p>
<div class="scroll" tabindex="0" role="group" aria-label="Versions"><table class="documents"><thead><tr><th scope="col">Version</th><th scope="col">Stage</th><th scope="col">Document</th><th scope="col">Until</th></tr></thead>
<tbody>${[...known.values()].map((version) => row(version, known, documents))}</tbody></table></div>
<h2 id="stages">Stages</h2>
<dl class="answers wide">${Object.entries(stages).map(([stage, about]) => html`<dt>${stage}</dt><dd>${about}</dd>`)}</dl>
<p>What changes is in the <a href="${changelogAddress}">changelog</a>, also as <a href="${feedAddress}">Atom</a>. <a href="/docs/guides/versions">The guide</a> says what may change in a version, and how you learn of it.</p>`;
