import { bodyLimits } from '../../contract/plans.ts';
import { type Html, html } from '../../core/html.ts';
import { block } from './example.ts';
import type { Place } from './layout.ts';

/** The address of the page. */
export const agentsAddress = '/docs/agents';

const settings = (value: unknown): string => JSON.stringify(value, null, 2);

const overHttp = (publicUrl: string) => ({ type: 'http', url: `${publicUrl}/mcp`, headers: { 'X-API-Key': 'YOUR_API_KEY' } });

const overStdio = (publicUrl: string) => ({
  command: 'npm',
  args: ['exec', '--no', '--prefix', '/the/folder/of/tessera', '--', 'tessera', 'mcp'],
  env: { TESSERA_URL: publicUrl, TESSERA_API_KEY: 'YOUR_API_KEY' },
});

const answers: readonly [status: string, meaning: string][] = [
  ['200', 'The answer to a request. A tool that was refused is such an answer, too: isError is true, and its text says why.'],
  ['202', 'A notification arrived.'],
  ['400', 'The body is no message of the protocol, is a list of messages, or the tools that the address asks for do not exist.'],
  ['401', 'Credentials are missing or not valid. WWW-Authenticate names the metadata that says where to get a token.'],
  ['403', 'The request came from a page of another origin, or over plain HTTP.'],
  ['404', 'The message asks for a method that is not served, in the protocol of 2026; before that, this is an error in a 200.'],
  ['405', 'Only POST is taken: there are no sessions to end and no streams to open.'],
  ['406', 'The request asks for a stream of changes. The channel has those.'],
  ['413', 'The body is too large.'],
  ['415', 'The body is not application/json.'],
  ['429', 'The rate limit is used up. Retry-After says when to come back.'],
];

/** The table of contents of the page. */
export const agentsContents: Place[] = [
  ['connect', 'Connect'],
  ['credentials', 'Credentials'],
  ['tools', 'Tools'],
  ['resources', 'Resources'],
  ['answers', 'Answers'],
].map(([id, title]) => ({ href: `#${id}`, title: title! }));

/** How agents use the API: by the Model Context Protocol. */
export const agentsPage = (publicUrl: string): Html => html`<h1>Agents</h1>
<p class="lead">Programs that are led by a language model call the operations of this server as tools of the Model Context Protocol (MCP), with the rules, limits and logs of every other request.</p>
<h2 id="connect">Connect</h2>
<p>Most programs read such settings, from a file like <code>.mcp.json</code> or their own:</p>
${block(settings({ mcpServers: { tessera: overHttp(publicUrl) } }), 'Settings for HTTP')}
<p>Visual Studio Code reads the same from <code>.vscode/mcp.json</code>, under another name:</p>
${block(settings({ servers: { tessera: overHttp(publicUrl) } }), 'Settings for Visual Studio Code')}
<p>Programs that only start commands start <code>npx tessera mcp</code> and talk to it over standard input and output. It passes everything on to <code>/mcp</code>. It is a command of the server's repository, whose folder these settings name:</p>
${block(settings({ mcpServers: { tessera: overStdio(publicUrl) } }), 'Settings for standard input and output')}
<h2 id="credentials">Credentials</h2>
<p>Give an agent an API key of its own, with the scopes that it needs: with <code>read</code> it can change nothing. Instead of <code>X-API-Key</code>, a program can get a token by <a href="/docs/identity/oauth">OAuth 2.0</a>. An administrator can register it as an application. A program that nobody has registered describes itself: its client id is the address of its metadata document, which programs of the Model Context Protocol send where they have one. It finds the authorization server by the metadata that a 401 names, as RFC 9728 has it. Pages may call from this server's origin, and from those that the security settings of the account list.</p>
<h2 id="tools">Tools</h2>
<p>Each operation of the <a href="/docs/v1">platform</a> and of the <a href="/docs/account">account</a> is a tool of the same name, except those for the bytes of files. Only tools that the credential may use are listed, by its scopes and by the role of its person. Parameters of the path and of the query are arguments; <code>body</code> is the body. <code>if_match</code> and <code>idempotency_key</code> are the headers of these names. A write without a key gets one; when its answer is lost, the error names the key to repeat it with.</p>
<p>There are more than a hundred tools. With <code>${publicUrl}/mcp?tools=search</code>, or <code>npx tessera mcp --tools search</code>, there are three: <code>search_operations</code>, <code>describe_operation</code> and <code>call_operation</code>.</p>
<p>An answer has at most 40,000 characters. Of a longer list, it has as many records as fit, and says how to get the others. <code>fields</code> makes records smaller.</p>
<h2 id="resources">Resources</h2>
<p>The contracts and the pages of this reference, as Markdown, are resources. Their names are their addresses, so a program can also read them without MCP: <a href="/llms.txt">llms.txt</a> lists them.</p>
<h2 id="answers">Answers</h2>
<p>Each message is a POST to <code>${publicUrl}/mcp</code> with at most ${bodyLimits.json.toLocaleString('en')} bytes, and its answer is JSON. Nothing is stored between two messages. The protocol of 2026-07-28 is served, and that of 2025 with its <code>initialize</code>. A refused request has an error of JSON-RPC, whose <code>data</code> has the code, the details and the request id of the platform's errors.</p>
<dl class="answers">${answers.map(([status, meaning]) => html`<dt><code>${status}</code></dt><dd>${meaning}</dd>`)}</dl>`;
