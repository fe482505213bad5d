import { type Answer, type Content, type OpenApi, type Placed, resolved, type Schema } from '../../contract/read-openapi.ts';
import { type Html, html, joined, type Piece } from '../../core/html.ts';
import type { Entry } from '../catalogue.ts';
import { inline, markdown } from '../markdown.ts';
import { clientCall, hasClient } from './client.ts';
import { block, example } from './example.ts';
import { parametersOf } from './parameters.ts';
import { pythonCall } from './python.ts';
import { bodyOf, curl, tryForm } from './request.ts';
import { deprecation, fields, typeOf } from './schema.ts';

/** A document to show, with the addresses of its operations. */
export interface Reference {
  entry: Entry;
  document: OpenApi;
  /** The root of this server for the document, for examples. */
  root: string;
  /** The prefix of paths in the explorer: empty where the operations have the same origin as the page. */
  base: string;
}

/** A method and a path, in a heading or a list. */
export const route = ({ method, path, inbound }: Placed): Html =>
  html`<span class="route"><span class="method ${method.toLowerCase()}">${method}</span> <code>${inbound ? 'your address' : path}</code></span>`;

const facts = ({ operation }: Placed): Piece => {
  const scopes = operation['x-scopes'];
  const emits = operation['x-emits'];
  const lines: [string, Piece][] = [
    [
      'Scopes',
      scopes &&
        scopes.length > 0 &&
        joined(
          scopes.map((one) => html`<code>${one}</code>`),
          ' ',
        ),
    ],
    ['Credentials', operation.security?.length === 0 && 'none needed'],
    [
      'Records',
      emits &&
        emits.length > 0 &&
        joined(
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

const bodySection = (document: OpenApi, placed: Placed): Piece => {
  const body = bodyOf(document, placed);
  if (!body) return null;
  const { schema = {} } = body.first;
  const deep = resolved<Schema>(document, schema);
  return html`<h3 class="part">Body <span class="type">${body.type} · ${typeOf(document, schema)}</span>${body.required && html` <b class="mark">required</b>`}</h3>
<p>${inline(body.description ?? deep.description)}</p>${!deep.oneOf && fields(document, schema)}`;
};

const ownHeaders = (answer: Answer): string[] => Object.keys(answer.headers ?? {}).filter((name) => !/^(X-|RateLimit)/.test(name));

const answerLine = (document: OpenApi, status: string, answer: Answer): Html => {
  const schema = Object.values(answer.content ?? {})[0]?.schema;
  const headers = ownHeaders(answer);
  return html`<dt><code>${status}</code></dt><dd>${inline(answer.description)}${schema && status.startsWith('2') && html` ${typeOf(document, schema)}.`}${
    headers.length > 0 &&
    html` <span class="type">With ${joined(
      headers.map((one) => html`<code>${one}</code>`),
      ', ',
    )}.</span>`
  }</dd>`;
};

const answersOf = (document: OpenApi, { operation, inbound }: Placed): Html => {
  const all = Object.entries(operation.responses).map(([status, answer]) => [status, resolved<Answer>(document, answer)] as const);
  const good = all.filter(([status]) => inbound || /^[23]/.test(status));
  const refusals = all.filter(([status]) => !inbound && !/^[23]/.test(status));
  return html`<h3 class="part">${inbound ? 'What you answer' : 'Answers'}</h3><dl class="answers">${good.map(([status, one]) => answerLine(document, status, one))}</dl>
${
  refusals.length > 0 &&
  html`<details class="refusals"><summary>When it is refused: ${joined(
    refusals.map(([status]) => html`<code>${status}</code>`),
    ' ',
  )}</summary>
<dl class="answers">${refusals.map(([status, one]) => answerLine(document, status, one))}</dl></details>`
}`;
};

const samplesOf = (title: string, { example: only, examples }: Content): Piece[] => {
  if (only !== undefined) return [html`<h3 class="part">${title}</h3>`, example(only, title)];
  return Object.values(examples ?? {}).map(
    ({ summary, value }) => html`<h3 class="part">${summary ?? title}</h3>${example(value, summary ?? title)}`,
  );
};

const goodSample = (document: OpenApi, { operation }: Placed): Piece => {
  const [status, answer] = Object.entries(operation.responses).find(([one]) => one.startsWith('2')) ?? [];
  if (!status || !answer) return null;
  const [type, content] = Object.entries(resolved<Answer>(document, answer).content ?? {})[0] ?? [];
  if (!type || !content) return html`<h3 class="part">${status}</h3>${block('No body', `${status}, no body`)}`;
  return samplesOf(`${status} ${type}`, content);
};

const isPage = (document: OpenApi, { operation }: Placed): boolean =>
  Object.values(operation.responses).some((answer) => 'text/html' in (resolved<Answer>(document, answer).content ?? {}));

/** One operation: its description on one side, its examples on the other. */
export const operationSection = ({ entry, document, root, base }: Reference, placed: Placed): Html => {
  const { operation, inbound, parameters } = placed;
  const body = inbound ? bodyOf(document, placed) : undefined;
  return html`<section class="operation" id="${operation.operationId}">
<div class="prose">
<h2><a class="anchor" href="#${operation.operationId}">${operation.summary}</a></h2>
<p>${route(placed)} <span class="type">${operation.operationId}</span></p>
${markdown(operation.description, 3)}
${facts(placed)}
${parametersOf(document, parameters)}
${bodySection(document, placed)}
${answersOf(document, placed)}
</div>
<div class="samples">
${!inbound && html`<h3 class="part">Request</h3>${curl(document, root, placed)}`}
${
  !inbound &&
  hasClient(entry) &&
  html`<h3 class="part">TypeScript</h3>${block(clientCall(document, placed), `${operation.summary}, by the client`)}
<h3 class="part">Python</h3>${block(pythonCall(document, placed), `${operation.summary}, by Python`)}`
}
${body && samplesOf('The request', body.first)}
${goodSample(document, placed)}
${!inbound && !isPage(document, placed) && tryForm(document, base, placed)}
</div>
</section>
`;
};
