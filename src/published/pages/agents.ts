import { bodyLimits } from '../../contract/plans.ts';
import { blocks, code, example, type Markdown, md, terms } from '../md.ts';

/** The address of the page. */
export const agentsAddress = '/docs/agents';

const overHttp = (publicUrl: string) => ({ type: 'http', url: `${publicUrl}/mcp`, headers: { 'X-API-Key': 'YOUR_API_KEY' } });

const overStdio = (publicUrl: string) => ({
  command: 'npm',
  args: ['exec', '--no', '--prefix', '/the/folder/of/tessera', '--', 'tessera', 'mcp'],
  env: { TESSERA_URL: publicUrl, TESSERA_API_KEY: 'YOUR_API_KEY' },
});

const answers: readonly [status: string, meaning: string][] = [
  ['200', 'The answer to a request. So is the answer of a tool that was refused: isError is true, and its text says why.'],
  ['202', 'A notification arrived.'],
  ['400', 'The body is not a message of the protocol or is a list of messages, or the address asks for tools that do not exist.'],
  ['401', 'Credentials are missing or not valid. WWW-Authenticate names the metadata that says where to get a token.'],
  ['403', 'The request came from a page of another origin, or over plain HTTP.'],
  ['404', 'The message asks for a method that is not served, in the protocol of 2026; before that, this is an error in a 200.'],
  ['405', 'Only POST is supported: there are no sessions to end and no streams to open.'],
  ['406', 'The request asks for a stream of changes. The channel has those.'],
  ['413', 'The body is too large.'],
  ['415', 'The body is not application/json.'],
  ['429', 'The rate limit is used up. Retry-After says when to try again.'],
];

/** How agents use the API: by the Model Context Protocol. */
export const agentsPage = (publicUrl: string): Markdown =>
  blocks(
    md`# Agents`,
    'AI agents call the operations of this server as tools of the Model Context Protocol (MCP), with the rules, limits and logs of every other request.',
    md`## Connect`,
    md`Most programs read settings like these, from \`.mcp.json\` or a file of their own:`,
    example({ mcpServers: { tessera: overHttp(publicUrl) } }, 'Settings for HTTP'),
    md`Visual Studio Code reads the same from \`.vscode/mcp.json\`, under another name:`,
    example({ servers: { tessera: overHttp(publicUrl) } }, 'Settings for Visual Studio Code'),
    md`Programs that only start commands start \`npx tessera mcp\` and talk to it over standard input and output. It passes everything on to \`/mcp\`. It is a command of the server's repository; the settings name the repository's folder:`,
    example({ mcpServers: { tessera: overStdio(publicUrl) } }, 'Settings for standard input and output'),
    md`## Credentials`,
    md`Give an agent an API key of its own, with the scopes that it needs: with \`read\` it can change nothing. Instead of \`X-API-Key\`, a program can get a token by [OAuth 2.0](/docs/identity/oauth). An administrator can register it as an application. A program that nobody has registered describes itself: its client id is the address of its metadata document, which programs of the Model Context Protocol send where they have one. It finds the authorization server by the metadata that a 401 names (RFC 9728). Pages may call from this server's origin, and from those that the security settings of the account list.`,
    md`## Tools`,
    md`Each operation of the [platform](/docs/v1) and of the [account](/docs/account) is a tool of the same name, except those whose body or answer is bytes. Other tools give addresses for bytes, which a program sends them to and reads them from without credentials. Only tools that the credential may use are listed, according to its scopes and the role of its user. Parameters of the path and of the query are arguments; \`body\` is the body. \`if_match\` and \`idempotency_key\` are the headers of these names. A write without a key gets one; when its answer is lost, the error names the key to repeat it with.`,
    md`There are more than a hundred tools. With ${code(`${publicUrl}/mcp?tools=search`)}, or \`npx tessera mcp --tools search\`, there are three: \`search_operations\`, \`describe_operation\` and \`call_operation\`.`,
    md`An answer has at most 40,000 characters. Of a longer list, it has as many records as fit, and says how to get the others. \`fields\` makes records smaller.`,
    md`## Resources`,
    md`The contracts and the pages of this reference, as Markdown, are resources. Their names are their addresses, so a program can also read them without MCP: [llms.txt](/llms.txt) lists them.`,
    md`## Answers`,
    md`Each message is a POST to ${code(`${publicUrl}/mcp`)} with at most ${bodyLimits.json.toLocaleString('en')} bytes, and its answer is JSON. Nothing is stored between two messages. The protocol of 2026-07-28 is served, and that of 2025 with its \`initialize\`. A refused request has an error of JSON-RPC, whose \`data\` has the code, the details and the request id of the platform's errors.`,
    terms(answers.map(([status, meaning]) => [code(status), meaning])),
  );
