import { type Answer, type Content, type Family, type OpenApi, type Placed, resolved, type Schema } from '../../contract/read-openapi.ts';
import { type Html, html, joinPieces, type Piece } from '../../core/html.ts';
import { type Entry, pageOf } from '../catalogue.ts';
import { inline, markdown } from '../markdown.ts';
import { clientProgram, hasClient } from './client.ts';
import { block, example } from './example.ts';
import { operationAddress, route } from './operation-list.ts';
import { parametersOf } from './parameters.ts';
import { pythonProgram } from './python.ts';
import { bodyOf, curl, tryForm } from './request.ts';
import { deprecation, fields, type Source, typeOf } from './schema.ts';

/** A document to show, with the addresses of its operations. */
export interface Reference extends Source {
  entry: Entry;
  document: OpenApi;
  /** The root of this server for the document, for examples. */
  root: string;
  /** The prefix of paths in the explorer: empty where the operations have the same origin as the page. */
  base: string;
}

const facts = ({ operation }: Placed): Piece => {
  const scopes = operation['x-scopes'];
  const emits = operation['x-emits'];
  const lines: [string, Piece][] = [
    [
      'Scopes',
      scopes &&
        scopes.length > 0 &&
        joinPieces(
          scopes.map((one) => html`<code>${one}</code>`),
          ' ',
        ),
    ],
    ['Credentials', operation.security?.length === 0 && 'none needed'],
    [
      'Records',
      emits &&
        emits.length > 0 &&
        joinPieces(
          emits.map((one) => html`<code>${one}</code>`),
          ' ',
        ),
    ],
    ['Order', operation['x-default-sort'] && html`<code>${operation['x-default-sort']}</code> when <code>sort</code> is left out`],
    ['Cost', operation['x-rate-cost'] !== undefined && `${operation['x-rate-cost']} of the rate limit`],
    ['Stability', operation['x-stability']],
    ['Deprecated', operation.deprecated && (deprecation(operation) || 'with its version')],
  ];
  const shown = lines.filter(([, value]) => value);
  return (
    shown.length > 0 && html`<dl class="facts">${shown.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`
  );
};

const bodySection = (reference: Reference, placed: Placed): Piece => {
  const { document } = reference;
  const body = bodyOf(document, placed);
  if (!body) return null;
  const { schema = {} } = body.first;
  const deep = resolved<Schema>(document, schema);
  return html`<h2 class="part" id="body">Body <span class="type">${body.type} · ${typeOf(reference, schema)}</span>${body.required && html` <b class="mark">required</b>`}</h2>
<p>${inline(body.description ?? deep.description)}</p>${!deep.oneOf && fields(reference, schema, { levels: 1, anchors: 'body.' })}`;
};

const ownHeaders = (answer: Answer): string[] => Object.keys(answer.headers ?? {}).filter((name) => !/^(X-|RateLimit)/.test(name));

const answerLine = (source: Source, status: string, answer: Answer): Html => {
  const schema = Object.values(answer.content ?? {})[0]?.schema;
  const headers = ownHeaders(answer);
  return html`<dt><code>${status}</code></dt><dd>${inline(answer.description)}${schema && status.startsWith('2') && html` ${typeOf(source, schema)}.`}${
    headers.length > 0 &&
    html` <span class="type">With ${joinPieces(
      headers.map((one) => html`<code>${one}</code>`),
      ', ',
    )}.</span>`
  }</dd>`;
};

/** The properties of what a good answer has. */
const answerFields = (reference: Reference, all: readonly (readonly [string, Answer])[]): Piece => {
  const content = all.flatMap(([status, { content: one }]) => (status.startsWith('2') ? Object.entries(one ?? {}) : []));
  const [type, { schema }] = content[0] ?? ['', {}];
  if (!type.includes('json') || !schema) return null;
  return html`<h2 class="part" id="fields">Fields <span class="type">${typeOf(reference, schema)}</span></h2>${fields(reference, schema, { levels: 1 })}`;
};

const answersOf = (reference: Reference, { operation, inbound }: Placed): Html => {
  const all = Object.entries(operation.responses).map(
    ([status, answer]) => [status, resolved<Answer>(reference.document, answer)] as const,
  );
  const good = all.filter(([status]) => inbound || /^[23]/.test(status));
  const refusals = all.filter(([status]) => !inbound && !/^[23]/.test(status));
  return html`<h2 class="part" id="answers">${inbound ? 'What you answer' : 'Answers'}</h2><dl class="answers">${good.map(([status, one]) => answerLine(reference, status, one))}</dl>
${
  refusals.length > 0 &&
  html`<details class="refusals"><summary>When it is refused: ${joinPieces(
    refusals.map(([status]) => html`<code>${status}</code>`),
    ' ',
  )}</summary>
<dl class="answers">${refusals.map(([status, one]) => answerLine(reference, status, one))}</dl></details>`
}
${answerFields(reference, good)}`;
};

const samplesOf = (title: string, { example: only, examples }: Content): Piece[] => {
  if (only !== undefined) return [html`<h2 class="part">${title}</h2>`, example(only, title)];
  return Object.values(examples ?? {}).map(
    ({ summary, value }) => html`<h2 class="part">${summary ?? title}</h2>${example(value, summary ?? title)}`,
  );
};

const goodSample = (document: OpenApi, { operation }: Placed): Piece => {
  const [status, answer] = Object.entries(operation.responses).find(([one]) => one.startsWith('2')) ?? [];
  if (!status || !answer) return null;
  const [type, content] = Object.entries(resolved<Answer>(document, answer).content ?? {})[0] ?? [];
  if (!type || !content) return html`<h2 class="part">${status}</h2>${block('No body', `${status}, no body`)}`;
  return samplesOf(`${status} ${type}`, content);
};

const isPage = (document: OpenApi, { operation }: Placed): boolean =>
  Object.values(operation.responses).some((answer) => 'text/html' in (resolved<Answer>(document, answer).content ?? {}));

/** The same request in three languages. Each is a program that works after the key is filled in. */
const requestsOf = (
  { entry, document, root }: Reference,
  placed: Placed,
): Html => html`<h2 class="part">curl</h2>${curl(document, root, placed)}
${
  hasClient(entry) &&
  html`<h2 class="part">TypeScript</h2>${block(clientProgram(entry, root, document, placed), `${placed.operation.summary}, by TypeScript`)}
<h2 class="part">Python</h2>${block(pythonProgram(root, document, placed), `${placed.operation.summary}, by Python`)}`
}`;

/** Links to the operations before and after this one. */
const neighbours = ({ entry }: Reference, { name, operations }: Family, placed: Placed): Html => {
  const at = operations.indexOf(placed);
  const link = (one: Placed | undefined, rel: 'prev' | 'next'): Piece =>
    one && html`<a rel="${rel}" href="${operationAddress(entry, name, one.operation.operationId)}">${one.operation.summary}</a>`;
  return html`<nav class="neighbours" aria-label="Operations before and after">${link(operations[at - 1], 'prev')} ${link(operations[at + 1], 'next')}</nav>`;
};

/** The page of an operation: its description on one side, its examples on the other. */
export const operationPage = (reference: Reference, family: Family, placed: Placed): Html => {
  const { entry, document, base } = reference;
  const { operation, inbound, parameters } = placed;
  const body = inbound ? bodyOf(document, placed) : undefined;
  const page = `${pageOf(entry)}/${family.name}`;
  return html`<p class="over"><a href="${pageOf(entry)}">${document.info.title}</a> · <a href="${page}">${family.name}</a></p>
<div class="operation">
<div class="prose">
<h1>${operation.summary}</h1>
<p>${route(placed)} <span class="type">${operation.operationId}</span></p>
${markdown(operation.description)}
${facts(placed)}
${parametersOf(reference, parameters)}
${bodySection(reference, placed)}
${answersOf(reference, placed)}
</div>
<div class="samples">
${!inbound && requestsOf(reference, placed)}
${body && samplesOf('The request', body.first)}
${goodSample(document, placed)}
${!inbound && !isPage(document, placed) && tryForm(document, base, placed)}
</div>
</div>
${neighbours(reference, family, placed)}`;
};
