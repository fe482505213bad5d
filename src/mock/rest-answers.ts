import type { IHttpMockConfig, IHttpOperationConfig, IHttpRequest } from '@stoplight/prism-http';
import { openapiDocument, openapiNames } from '../contract/openapi-document.ts';
import { developmentOnly } from '../workbench/development.ts';
import { inventNoProperties, readDocument } from './generator-fixes.ts';
import { asRequested } from './lists.ts';
import { mockedOperations, type Violation } from './operations.ts';

/** A published document that the mock serves. */
export interface MockedDocument {
  title: string;
  /** The common prefix of all its paths. */
  prefix: string;
  operations: number;
}

export interface MockedAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  violations: Violation[];
}

interface Diagnostic {
  path?: string[];
  code?: string | number;
  message: string;
  severity: number;
}

/** The common prefix of `paths`, in whole segments. */
const commonPrefix = (paths: string[]): string => {
  const [first = [], ...others] = paths.map((path) => path.split('/'));
  const end = first.findIndex((segment, at) => others.some((other) => other[at] !== segment));
  return first.slice(0, end < 0 ? undefined : end).join('/');
};

const errorsOf = (diagnostics: Diagnostic[], side: 'request' | 'response'): Violation[] =>
  diagnostics
    .filter(({ severity }) => severity === 0)
    .map(({ path = [], code, message }) => ({ location: [side, ...path.map(String)], code, message }));

/**
 * The server's status for a request that violates the schemas: 404 for an id that no record can have, else 400. Prism itself uses 422.
 * For credentials (401) and media types (415) both agree, hence undefined.
 */
const refusal = (violations: Violation[]): number | undefined => {
  if (violations.length === 0 || violations.some(({ code }) => code === 401 || code === 415)) return undefined;
  return violations.some(({ location }) => location[1] === 'path') ? 404 : 400;
};

/** One Prism for all OpenAPI documents: a function from requests to the answers of the contract. */
export const createPrism = async (preset: IHttpOperationConfig) => {
  const { createInstance, getHttpOperationsFromSpec } = await developmentOnly(
    '@stoplight/prism-http',
    () => import('@stoplight/prism-http'),
  );
  const { createLogger } = await developmentOnly('@stoplight/prism-core', () => import('@stoplight/prism-core'));
  inventNoProperties();
  const lists = [];
  const documents: MockedDocument[] = [];
  for (const name of openapiNames) {
    const document = readDocument<{ info: { title: string }; paths: object }>(JSON.stringify(openapiDocument(name)));
    const { title } = document.info;
    const prefix = commonPrefix(Object.keys(document.paths));
    const list = await getHttpOperationsFromSpec(document);
    lists.push(list);
    documents.push({ title, prefix, operations: list.length });
  }
  const operations = lists.flat();
  const { unsuitableParameters, widened, namesMissingRecord } = mockedOperations(operations);
  const checks = { isProxy: false, errors: false, upstreamProxy: undefined, validateResponse: true } as const;
  const strict: IHttpMockConfig = { ...checks, checkSecurity: true, validateRequest: true, mock: preset };
  const prism = createInstance(strict, { logger: createLogger('mock', { level: 'silent' }) });

  const request = async (incoming: IHttpRequest, config: IHttpMockConfig) => {
    const result = await prism.request(incoming, operations, config)();
    if (result._tag === 'Left') throw result.left;
    return result.right;
  };

  const answer = async (incoming: IHttpRequest, preferences: Partial<IHttpOperationConfig>): Promise<MockedAnswer> => {
    const mock = { ...preset, ...preferences };
    const taken = widened(incoming);
    const first = await request(taken, { ...strict, mock });
    const refused = [...errorsOf(first.validations.input, 'request'), ...unsuitableParameters(incoming)];
    const code = refused.length === 0 && namesMissingRecord(incoming) ? 404 : refusal(refused);
    const { output, validations } = code
      ? await request(taken, { ...checks, checkSecurity: false, validateRequest: false, mock: { dynamic: false, code } })
      : first;
    return {
      status: output.statusCode,
      headers: output.headers ?? {},
      body: output.statusCode < 300 ? asRequested(output.body, incoming.url.query ?? {}) : output.body,
      violations: [...refused, ...errorsOf(validations.output, 'response')],
    };
  };
  return { documents, answer };
};

export type Prism = Awaited<ReturnType<typeof createPrism>>;
