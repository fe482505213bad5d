import { type Body, type Content, type OpenApi, type Parameter, type Placed, resolved, type Schema } from '../../contract/read-openapi.ts';
import { type Html, html, type Piece } from '../../core/html.ts';
import { codeBlock, type Markdown } from '../md.ts';

/** The first example of a body. */
export const firstExample = ({ example, examples }: Content): unknown => example ?? Object.values(examples ?? {})[0]?.value;

/** The body of an operation in its first media type. */
export const bodyOf = (document: OpenApi, { operation }: Placed): (Body & { type: string; first: Content }) | undefined => {
  if (!operation.requestBody) return undefined;
  const body = resolved<Body>(document, operation.requestBody);
  const [type, first] = Object.entries(body.content)[0]!;
  return { ...body, type, first };
};

/** The credentials that a form may have: they are sent once, in a header. */
const credentialFields = ['client_id', 'client_secret', 'access_token'];

const formText = (value: Record<string, string>): string =>
  new URLSearchParams(Object.entries(value).filter(([name]) => !credentialFields.includes(name))).toString();

/** An example body in the form that is sent: JSON, a form, or bytes. */
const bodyText = (type: string, content: Content): string => {
  const value = firstExample(content);
  if (type === 'application/x-www-form-urlencoded') return formText(value as Record<string, string>);
  return typeof value === 'string' ? value : JSON.stringify(value ?? {}, null, 2);
};

/** An example value of a parameter. */
export const sampleOf = (document: OpenApi, { name, schema = {} }: Parameter): string => {
  const { examples, default: preset, enum: values, const: only } = resolved<Schema>(document, schema);
  return String(only ?? examples?.find((one) => one !== null) ?? preset ?? values?.[0] ?? `{${name}}`);
};

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The credentials of an operation as arguments of curl, with the first security scheme of its document. */
const credentials = (document: OpenApi, { operation }: Placed): string[] => {
  const name = Object.keys(operation.security?.[0] ?? {})[0];
  const scheme = name === undefined ? undefined : document.components.securitySchemes?.[name];
  if (!scheme) return [];
  if (scheme.scheme === 'basic') return ["-u 'CLIENT_ID:CLIENT_SECRET'"];
  if (scheme.scheme === 'bearer') return ["-H 'Authorization: Bearer YOUR_TOKEN'"];
  return [`-H '${scheme.name}: ${scheme.name === 'X-API-Key' ? 'YOUR_API_KEY' : 'YOUR_TOKEN'}'`];
};

const target = (document: OpenApi, { path, parameters }: Placed): string => {
  const filled = parameters
    .filter((one) => one.in === 'path')
    .reduce((text, one) => text.replace(`{${one.name}}`, encodeURIComponent(sampleOf(document, one))), path);
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map((one) => [one.name, sampleOf(document, one)] as [string, string]);
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`;
};

/** A request by curl that works after the key is filled in. */
export const curl = (document: OpenApi, root: string, placed: Placed): Markdown => {
  const body = bodyOf(document, placed);
  const headers = placed.parameters
    .filter((one) => one.in === 'header' && one.required)
    .map((one) => `-H ${quoted(`${one.name}: ${sampleOf(document, one)}`)}`);
  const sent = body && body.type === '*/*' ? ["-H 'Content-Type: text/plain'", '--data-binary @file.txt'] : [];
  const written = body && body.type !== '*/*' ? [`-H 'Content-Type: ${body.type}'`, `-d ${quoted(bodyText(body.type, body.first))}`] : [];
  const method = placed.method === 'GET' ? '' : `-X ${placed.method} `;
  const lines = [
    `curl ${method}${quoted(root + target(document, placed))}`,
    ...credentials(document, placed),
    ...headers,
    ...sent,
    ...written,
  ];
  return codeBlock('sh', lines.join(' \\\n  '), `${placed.operation.summary}, by curl`);
};

const input = (label: Piece, name: string, extra: Piece = ''): Html =>
  html`<label>${label}<input name="${name}" autocomplete="off" spellcheck="false"${extra}></label>`;

const hiddenHeaders = new Set(['X-Request-ID', 'X-API-Version']);

const ways = [
  ['dashboard', 'Me, signed in at the dashboard'],
  ['X-API-Key', 'API key'],
  ['Bearer', 'Bearer token'],
  ['X-Session-Token', 'Session token'],
  ['Basic', 'Client id:secret'],
] as const;

/** The fields for credentials. The script copies them into every form of the tab, and removes the dashboard if it is on another server. */
const credentialsFields = ({ operation }: Placed): Piece => {
  if (operation.security?.length === 0) return null;
  const names = ways.map(([value, title]) => html`<option value="${value}">${title}</option>`);
  return html`<div class="whom"><label>As<select name="scheme">${names}</select></label>
<label hidden>Credentials<input name="secret" type="password" autocomplete="off" placeholder="stored in this tab only"></label></div>`;
};

/** A form that sends the request; it is hidden until the script of the explorer runs. */
export const tryForm = (document: OpenApi, base: string, placed: Placed): Html => {
  const body = bodyOf(document, placed);
  const of = (place: Parameter['in']) => placed.parameters.filter((one) => one.in === place && !hiddenHeaders.has(one.name));
  const query = of('query')
    .filter((one) => one.required)
    .map((one) => `${one.name}=${encodeURIComponent(sampleOf(document, one))}`);
  return html`<details class="try" hidden><summary>Try it</summary>
<form data-method="${placed.method}" data-url="${base}${placed.path}" data-type="${body?.type}">
${credentialsFields(placed)}
${of('path').map((one) => input(html`<code>${one.name}</code>`, `path:${one.name}`, html` required placeholder="${sampleOf(document, one)}"`))}
${
  of('query').length > 0 &&
  input(
    'Query',
    'query',
    html` value="${query.join('&')}" placeholder="${of('query')
      .slice(0, 2)
      .map((one) => one.name)
      .join('=…&')}=&hellip;"`,
  )
}
${of('header').map((one) => input(html`<code>${one.name}</code>`, `header:${one.name}`, one.required && ' required'))}
${body && html`<label>Body<textarea name="body" rows="${Math.min(14, bodyText(body.type, body.first).split('\n').length + 1)}" spellcheck="false">${bodyText(body.type, body.first)}</textarea></label>`}
<button>Send ${placed.method}</button>
<div class="result" role="status"></div>
</form></details>`;
};
