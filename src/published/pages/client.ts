import type { Family, OpenApi, Placed } from '../../contract/read-openapi.ts';
import { camelCase, methodName } from '../../core/client-names.ts';
import type { Entry } from '../catalogue.ts';
import { anchor, blocks, codeBlock, type Markdown, md } from '../md.ts';
import { bodyOf, firstExample, sampleOf } from './request.ts';

/** The modules of the TypeScript client, by the document that they are made from. */
const modules: Readonly<Record<string, string>> = { v1: '@tessera/client/platform', account: '@tessera/client/account' };

/** Whether the clients have the operations of a document. */
export const hasClient = ({ name }: Entry): boolean => name in modules;

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A value as it is written in a program. */
const literal = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll(/^( *)"([A-Za-z_]\w*)":/gm, '$1$2:');

const argumentsOf = (document: OpenApi, placed: Placed): string[] => {
  const ids = placed.parameters.filter((one) => one.in === 'path').map((one) => quoted(sampleOf(document, one)));
  const body = bodyOf(document, placed);
  if (!body) return ids;
  return [...ids, body.type === '*/*' ? "new Blob(['Hello'], { type: 'text/plain' })" : literal(firstExample(body.first))];
};

/** Whether an operation answers with a list that is read page after page. */
export const isList = ({ parameters }: Placed): boolean => parameters.some((one) => one.in === 'query' && one.name === 'after');

/** A call of an operation by the client. */
const clientCall = (document: OpenApi, placed: Placed): string => {
  const { operationId, responses, tags } = placed.operation;
  const family = tags[0]!;
  const call = `tessera.${camelCase(family)}.${methodName(family, { ...placed, operationId })}(${argumentsOf(document, placed).join(', ')})`;
  if (isList(placed)) return `for await (const one of ${call}) console.log(one);`;
  return responses['204'] ? `await ${call};` : `console.log(await ${call});`;
};

/** How a program makes the client that has the operations of a family. */
const setup = (entry: Entry, root: string, family: string): string =>
  [
    "import { createClient } from '@tessera/client';",
    `import { ${camelCase(family)} } from '${modules[entry.name]}';`,
    '',
    'const tessera = createClient({',
    `  baseUrl: ${quoted(root)},`,
    "  credentials: { apiKey: 'YOUR_API_KEY' },",
    `  families: { ${camelCase(family)} },`,
    '});',
  ].join('\n');

/** A program that calls an operation by the client. */
export const clientProgram = (entry: Entry, root: string, document: OpenApi, placed: Placed): string =>
  `${setup(entry, root, placed.operation.tags[0]!)}\n\n${clientCall(document, placed)}`;

/** Where the client is, and how a program makes it. */
export const clientSetup = (entry: Entry, root: string, { name }: Family): Markdown =>
  blocks(
    md`## ${anchor('client', 'TypeScript')}`,
    md`The calls in TypeScript need this client. \`clients/typescript\` of the server's repository has its package and says more.`,
    codeBlock('ts', setup(entry, root, name), 'A client for TypeScript'),
  );
