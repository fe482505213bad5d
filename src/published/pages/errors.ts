import { type OpenApi, resolved, type Schema } from '../../contract/read-openapi.ts';
import { type ErrorCode, errorTable } from '../../core/errors.ts';
import { type Html, html } from '../../core/html.ts';
import { detailMeanings, errorMeanings, oauthMeanings } from '../error-meanings.ts';
import { inline } from '../markdown.ts';
import { example } from './example.ts';
import type { Place } from './layout.ts';

const formA = {
  error: {
    type: 'validation_error',
    code: 'invalid_parameters',
    message: '`visibility` must be one of: private, team, public.',
    request_id: 'req_01jq3x5gkz0v7t9n2m4p6r8s1w',
    details: [{ field: 'visibility', code: 'invalid_enum_value', message: 'Must be one of: private, team, public.' }],
  },
};

const problem = {
  type: '/docs/errors#invalid_parameters',
  title: 'Bad Request',
  status: 400,
  detail: '`visibility` must be one of: private, team, public.',
  instance: 'urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w',
  code: 'invalid_parameters',
  request_id: 'req_01jq3x5gkz0v7t9n2m4p6r8s1w',
  errors: formA.error.details,
};

const formB = {
  code: 'invalid_parameters',
  message: '`visibility` must be one of: private, team, public.',
  details: { visibility: 'Must be one of: private, team, public.' },
};

const oauth = { error: 'invalid_grant', error_description: 'The code has expired or has been used.' };

const codeEntry = (id: string | undefined, name: string, facts: string, meaning: string | undefined): Html =>
  html`<div class="code"${id !== undefined && html` id="${id}"`}><dt>${id === undefined ? html`<code>${name}</code>` : html`<a class="anchor" href="#${id}"><code>${name}</code></a>`} <span class="type">${facts}</span></dt><dd>${inline(meaning)}</dd></div>`;

const codesByStatus = (): [status: number, codes: ErrorCode[]][] => {
  const codes = Object.keys(errorTable) as ErrorCode[];
  const statuses = [...new Set(codes.map((code) => errorTable[code][0] as number))].sort((a, b) => a - b);
  return statuses.map((status) => [status, codes.filter((code) => errorTable[code][0] === status)]);
};

const valuesOf = (document: OpenApi, schema: string): string[] =>
  (resolved<Schema>(document, { $ref: `#/components/schemas/${schema}` }).enum ?? []) as string[];

/** The table of contents of the page. */
export const errorContents: Place[] = [
  ['forms', 'Forms'],
  ['codes', 'Codes'],
  ['details', 'Codes of a field'],
  ['oauth', 'Codes of OAuth'],
  ['elsewhere', 'On the other surfaces'],
].map(([id, title]) => ({ href: `#${id}`, title: title! }));

/** Every error by its code; the `type` of a problem document links here. */
export const errorsPage = (platform: OpenApi, identity: OpenApi): Html => html`<h1>Errors</h1>
<p class="lead">One table of codes for every surface. Build on <code>code</code>: it is stable. Messages are for people, and may change.</p>
<h2 id="forms">Forms</h2>
<p>Every error of the REST API has this form. <code>details</code> has an entry for each field that is wrong, and is empty when the error is about no field. The request id is the one of the header <code>X-Request-ID</code>; quote it when you write to us.</p>
${example(formA, 'Form A')}
<p>With <code>Accept: application/problem+json</code>, and always in the preview of the next version, it comes as a problem document of RFC 9457.</p>
${example(problem, 'A problem document')}
<p>Inside another message, such as an operation that failed or an error frame of the channel, it is shorter: <code>details</code> gives a sentence by field.</p>
${example(formB, 'Form B')}
<p>What is under <code>/oauth</code> answers as RFC 6749 has it, with codes of its own.</p>
${example(oauth, 'An error of OAuth')}
<h2 id="codes">Codes</h2>
<p>Beside each code: its <code>type</code> in REST, and <code>extensions.code</code> in GraphQL.</p>
${codesByStatus().map(
  ([status, codes]) =>
    html`<h3>${status}</h3><dl class="codes">${codes.map((code) => codeEntry(code, code, `${errorTable[code][1]} · ${errorTable[code][2]}`, errorMeanings[code]))}</dl>`,
)}
<h2 id="details">Codes of a field</h2>
<p>The <code>code</code> of an entry in <code>details</code> says what is wrong with that one field.</p>
<dl class="codes">${valuesOf(platform, 'DetailCode').map((code) => codeEntry(code in errorTable ? undefined : code, code, '', detailMeanings[code]))}</dl>
<h2 id="oauth">Codes of OAuth</h2>
<dl class="codes">${valuesOf(identity, 'OAuthErrorCode').map((code) => codeEntry(code in errorTable ? undefined : code, code, '', oauthMeanings[code]))}</dl>
<h2 id="elsewhere">On the other surfaces</h2>
<p>In GraphQL a field that fails is null and has an entry in <code>errors</code>, whose <code>extensions.code</code> is the one above. On the channel a refused frame is answered by an <code>error</code> frame with form B, and a connection ends with <a href="/docs/channel#closing">a code that says what to do</a>.</p>`;
