import type { IHttpMockConfig, IHttpOperationConfig, IHttpRequest } from '@stoplight/prism-http';
import { openapiDocument, openapiNames } from '../contract/openapi-document.ts';
import { developmentOnly } from '../workbench/development.ts';
import { inventNoProperties, readDocument } from './generator-fixes.ts';
import { asRequested } from './lists.ts';
import { mockedOperations, type Violation } from './operations.ts';
import type { Preferences } from './preferences.ts';

/** What the contract answers to a request. */
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

/** One Prism for all OpenAPI documents: functions from requests to the answers of the contract. */
export const createPrism = async (preset: IHttpOperationConfig) => {
  const { createInstance, getHttpOperationsFromSpec } = await developmentOnly(
    '@stoplight/prism-http',
    () => import('@stoplight/prism-http'),
  );
  const { createLogger } = await developmentOnly('@stoplight/prism-core', () => import('@stoplight/prism-core'));
  inventNoProperties();
  const lists = openapiNames.map((name) => getHttpOperationsFromSpec(readDocument<object>(JSON.stringify(openapiDocument(name)))));
  const operations = (await Promise.all(lists)).flat();
  const { unsuitableParameters, widened, namesMissingRecord } = mockedOperations(operations);
  const checks = { isProxy: false, errors: false, upstreamProxy: undefined, validateResponse: true } as const;
  const strict: IHttpMockConfig = { ...checks, checkSecurity: true, validateRequest: true, mock: preset };
  const prism = createInstance(strict, { logger: createLogger('mock', { level: 'silent' }) });

  const request = async (incoming: IHttpRequest, config: IHttpMockConfig) => {
    const result = await prism.request(incoming, operations, config)();
    if (result._tag === 'Left') throw result.left;
    return result.right;
  };

  const answered = (
    { url }: IHttpRequest,
    { output, validations }: Awaited<ReturnType<typeof request>>,
    refused: Violation[] = [],
  ): MockedAnswer => ({
    status: output.statusCode,
    headers: output.headers ?? {},
    body: output.statusCode < 300 ? asRequested(output.body, url.query ?? {}) : output.body,
    violations: [...refused, ...errorsOf(validations.output, 'response')],
  });

  /** An example, without a look at whether the request is a valid one. */
  const unchecked = (incoming: IHttpRequest, mock: IHttpOperationConfig) =>
    request(widened(incoming), { ...checks, checkSecurity: false, validateRequest: false, mock });

  return {
    /** Checks a request as the contract describes it, and answers with an example: that of the success, or of the refusal. */
    answer: async (incoming: IHttpRequest, preferences: Preferences): Promise<MockedAnswer> => {
      const first = await request(widened(incoming), { ...strict, mock: { ...preset, ...preferences } });
      const refused = [...errorsOf(first.validations.input, 'request'), ...unsuitableParameters(incoming)];
      const code = refused.length === 0 && namesMissingRecord(incoming) ? 404 : refusal(refused);
      return answered(incoming, code ? await unchecked(incoming, { dynamic: false, code }) : first, refused);
    },

    /** The example of the success, for a request that was checked. */
    success: async (incoming: IHttpRequest): Promise<MockedAnswer> => answered(incoming, await unchecked(incoming, preset)),
  };
};

export type Prism = Awaited<ReturnType<typeof createPrism>>;
