import { type Answer, type Content, type Family, type OpenApi, type Placed, resolved, type Schema } from '../../contract/read-openapi.ts';
import { pageOf } from '../catalogue.ts';
import { anchor, blocks, code, codeBlock, codes, example, fold, inline, link, type Markdown, md, prose, terms, type Words } from '../md.ts';
import type { Page, Place } from '../page.ts';
import { clientProgram, hasClient } from './client.ts';
import { operationAddress, route } from './operation-list.ts';
import { parametersOf } from './parameters.ts';
import { pythonProgram } from './python.ts';
import { contentsOf } from './reference.ts';
import { bodyOf, curl, tryForm } from './request.ts';
import { deprecation, fields, type Reference, type Source, typeOf } from './schema.ts';

const facts = ({ operation }: Placed): Markdown => {
  const {
    security,
    deprecated,
    'x-scopes': scopes = [],
    'x-emits': emits = [],
    'x-causes': causes = [],
    'x-default-sort': order,
  } = operation;
  const known: [string, Words][] = [
    ['Scopes', scopes.length > 0 && codes(scopes)],
    ['Credentials', security?.length === 0 && 'none needed'],
    ['Records', emits.length > 0 && codes(emits)],
    ['May cause', causes.length > 0 && codes(causes)],
    ['Order', order && md`${code(order)} when \`sort\` is left out`],
    ['Cost', operation['x-rate-cost'] !== undefined && `${operation['x-rate-cost']} of the rate limit`],
    ['Stability', operation['x-stability']],
    ['Deprecated', deprecated && (deprecation(operation) || 'with its version')],
  ];
  return terms(known.filter(([, said]) => said).map(([name, said]) => [md`**${name}**`, said]));
};

const bodySection = (reference: Reference, placed: Placed): Words => {
  const { document } = reference;
  const body = bodyOf(document, placed);
  if (!body) return null;
  const { schema = {} } = body.first;
  const deep = resolved<Schema>(document, schema);
  return [
    md`## ${anchor('body', 'Body')} ${code(body.type)} *${typeOf(reference, schema)}*${body.required && md` **required**`}`,
    inline(body.description ?? deep.description),
    !deep.oneOf && fields(reference, schema, { levels: 1, anchors: 'body.' }),
  ];
};

const ownHeaders = (answer: Answer): string[] => Object.keys(answer.headers ?? {}).filter((name) => !/^(X-|RateLimit)/.test(name));

const answersIn = (source: Source, answers: readonly (readonly [string, Answer])[]): Markdown =>
  terms(
    answers.map(([status, answer]) => {
      const schema = status.startsWith('2') ? Object.values(answer.content ?? {})[0]?.schema : undefined;
      const headers = ownHeaders(answer);
      return [
        code(status),
        md`${inline(answer.description)}${schema && md` ${typeOf(source, schema)}.`}${headers.length > 0 && md` With ${codes(headers, ', ')}.`}`,
      ];
    }),
  );

/** The properties of a successful answer. */
const answerFields = (reference: Reference, all: readonly (readonly [string, Answer])[]): Words => {
  const content = all.flatMap(([status, { content: one }]) => (status.startsWith('2') ? Object.entries(one ?? {}) : []));
  const [type, { schema }] = content[0] ?? ['', {}];
  if (!type.includes('json') || !schema) return null;
  return [md`## ${anchor('fields', 'Fields')} *${typeOf(reference, schema)}*`, fields(reference, schema, { levels: 1 })];
};

const answersOf = (reference: Reference, { operation, inbound }: Placed): Words => {
  const all = Object.entries(operation.responses).map(
    ([status, answer]) => [status, resolved<Answer>(reference.document, answer)] as const,
  );
  const good = all.filter(([status]) => inbound || /^[23]/.test(status));
  const refusals = all.filter(([status]) => !inbound && !/^[23]/.test(status));
  return [
    md`## ${anchor('answers', inbound ? 'What you answer' : 'Answers')}`,
    answersIn(reference, good),
    refusals.length > 0 && fold(md`When it is refused: ${codes(refusals.map(([status]) => status))}`, answersIn(reference, refusals)),
    answerFields(reference, good),
  ];
};

const samplesOf = (title: string, { example: only, examples }: Content): Markdown => {
  const samples = only === undefined ? Object.values(examples ?? {}) : [{ value: only }];
  return blocks(...samples.map(({ summary = title, value }) => [md`## ${summary}`, example(value, summary)]));
};

const goodSample = (document: OpenApi, { operation }: Placed): Words => {
  const [status, answer] = Object.entries(operation.responses).find(([one]) => one.startsWith('2')) ?? [];
  if (!status || !answer) return null;
  const [type, content] = Object.entries(resolved<Answer>(document, answer).content ?? {})[0] ?? [];
  if (!type || !content) return [md`## ${status}`, codeBlock('text', 'No body', `${status}, no body`)];
  return samplesOf(`${status} ${type}`, content);
};

const isPage = (document: OpenApi, { operation }: Placed): boolean =>
  Object.values(operation.responses).some((answer) => 'text/html' in (resolved<Answer>(document, answer).content ?? {}));

/** The same request in three languages. Each is a program that works after the key is filled in. */
const requestsOf = ({ entry, document, root }: Reference, placed: Placed): Words => {
  const { summary } = placed.operation;
  return [
    md`## curl`,
    curl(document, root, placed),
    hasClient(entry) && [
      md`## TypeScript`,
      codeBlock('ts', clientProgram(entry, root, document, placed), `${summary}, by TypeScript`),
      md`## Python`,
      codeBlock('python', pythonProgram(root, document, placed), `${summary}, by Python`),
    ],
  ];
};

/** The page of an operation: its description on one side, its examples on the other. */
export const operationPage = (reference: Reference, { name, operations }: Family, at: number): Omit<Page, 'title'> => {
  const { entry, document, base } = reference;
  const placed = operations[at]!;
  const { operation, inbound, method, parameters, path } = placed;
  const body = inbound ? bodyOf(document, placed) : undefined;
  const text = blocks(
    md`# ${operation.summary}`,
    md`${route(placed)} ${operation.operationId}`,
    prose(operation.description),
    facts(placed),
    parametersOf(reference, parameters),
    bodySection(reference, placed),
    answersOf(reference, placed),
  );
  const samples = blocks(
    !inbound && requestsOf(reference, placed),
    body && samplesOf('The request', body.first),
    goodSample(document, placed),
  );
  const explorer = !inbound && !isPage(document, placed) ? [tryForm(document, base, placed)] : [];
  const neighbour = (one: Placed | undefined): Place | undefined =>
    one && { href: operationAddress(entry, name, one.operation.operationId), title: one.operation.summary };
  return {
    description: `${inbound ? 'A request to your address' : `${method} ${path}`}: ${operation.summary}.`,
    contents: contentsOf(reference, name, operation.operationId),
    explores: true,
    parts: [
      md`${link(document.info.title, pageOf(entry))} · ${link(name, `${pageOf(entry)}/${name}`)}`,
      { frame: 'operation', text: [text], beside: [samples, ...explorer] },
    ],
    neighbours: { previous: neighbour(operations[at - 1]), next: neighbour(operations[at + 1]) },
  };
};
