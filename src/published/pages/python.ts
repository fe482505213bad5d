import { type Answer, type OpenApi, type Placed, resolved } from '../../contract/read-openapi.ts';
import { methodName, snakeCase } from '../../core/client-names.ts';
import { blocks, codeBlock, type Markdown, md } from '../md.ts';
import { isList } from './client.ts';
import { bodyOf, firstExample, sampleOf } from './request.ts';

const words: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

/** A value as it is written in Python. */
const literal = (value: unknown, indent = ''): string => {
  if (typeof value !== 'object' || value === null) return words[String(value)] ?? JSON.stringify(value);
  const deeper = `${indent}    `;
  const [open, close, lines] = Array.isArray(value)
    ? ['[', ']', value.map((one) => literal(one, deeper))]
    : ['{', '}', Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${literal(one, deeper)}`)];
  return lines.length === 0 ? open + close : [open, ...lines.map((line) => `${deeper}${line},`), indent + close].join('\n');
};

const argumentsOf = (document: OpenApi, placed: Placed): string[] => {
  const ids = placed.parameters.filter((one) => one.in === 'path').map((one) => JSON.stringify(sampleOf(document, one)));
  const body = bodyOf(document, placed);
  if (!body) return ids;
  return [...ids, ...(body.type === '*/*' ? ['b"Hello"', 'content_type="text/plain"'] : [literal(firstExample(body.first))])];
};

const isBytes = (document: OpenApi, { operation }: Placed): boolean => {
  const [, answer] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
  return answer !== undefined && !('application/json' in (resolved<Answer>(document, answer).content ?? {}));
};

/** A call of an operation by the Python client. */
const pythonCall = (document: OpenApi, placed: Placed): string => {
  const { operationId, responses, tags } = placed.operation;
  const family = tags[0]!;
  const call = `tessera.${snakeCase(family)}.${snakeCase(methodName(family, { ...placed, operationId }))}(${argumentsOf(document, placed).join(', ')})`;
  if (isList(placed)) return `for one in ${call}:\n    print(one)`;
  if (responses['204']) return call;
  return `print(${call}${isBytes(document, placed) ? '.read()' : ''})`;
};

/** How a program makes the client. */
const setup = (root: string): string =>
  ['from tessera import Tessera', '', `tessera = Tessera(${JSON.stringify(root)}, api_key="YOUR_API_KEY")`].join('\n');

/** A program that calls an operation by the Python client. */
export const pythonProgram = (root: string, document: OpenApi, placed: Placed): string =>
  `${setup(root)}\n\n${pythonCall(document, placed)}`;

/** Where the client is, and how a program makes it. */
export const pythonSetup = (root: string): Markdown =>
  blocks(
    md`## Python`,
    md`The calls in Python need this client. It is one file, \`clients/python/tessera.py\` of the server's repository.`,
    codeBlock('python', setup(root), 'A client for Python'),
  );
