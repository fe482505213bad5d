import type { Placed } from '../../contract/read-openapi.ts';
import { type Html, html } from '../../core/html.ts';
import { type Entry, pageOf } from '../catalogue.ts';

/** The address of an operation. */
export const operationAddress = (entry: Entry, family: string, operationId: string): string => `${pageOf(entry)}/${family}/${operationId}`;

/** A method and a path, in a heading or a list. */
export const route = ({ method, path, inbound }: Placed): Html =>
  html`<span class="route"><span class="method ${method.toLowerCase()}">${method}</span> <code>${inbound ? 'your address' : path}</code></span>`;

/** Links to operations. With `anchors`, each has the anchor that its section had when all were on one page. */
export const operationList = (entry: Entry, family: string, operations: readonly Placed[], anchors = false): Html =>
  html`<ul class="operations">${operations.map((placed) => {
    const { operationId, summary } = placed.operation;
    return html`<li${anchors && html` id="${operationId}"`}><a href="${operationAddress(entry, family, operationId)}">${route(placed)} <span>${summary}</span></a></li>`;
  })}</ul>`;
