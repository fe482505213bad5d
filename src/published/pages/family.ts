import type { Family } from '../../contract/read-openapi.ts';
import { type Html, html } from '../../core/html.ts';
import { pageOf } from '../catalogue.ts';
import { inline } from '../markdown.ts';
import { clientSetup, hasClient } from './client.ts';
import type { Reference } from './operation.ts';
import { operationList } from './operation-list.ts';
import { pythonSetup } from './python.ts';
import { downloads } from './reference.ts';
import { schemasIn, schemasOf } from './schema-pages.ts';

/** The page of a family: what it is, its operations, how to call them, and the schemas that they use. */
export const familyPage = (reference: Reference, family: Family): Html => {
  const { entry, document, root } = reference;
  const names = schemasOf(document, family.operations);
  return html`<p class="over"><a href="${pageOf(entry)}">${document.info.title}</a> · ${downloads(entry)}</p>
<h1>${family.name}</h1>
<p class="lead">${inline(family.description)}</p>
<h2 id="operations">Operations</h2>
${operationList(entry, family.name, family.operations, true)}
${hasClient(entry) && [clientSetup(entry, root, family), pythonSetup(root)]}
${names.length > 0 && html`<h2 id="schemas">Schemas</h2><p>What the operations take and answer, by name.</p>${schemasIn(reference, names)}`}`;
};
