import type { IHttpMockConfig, IHttpOperationConfig, IHttpRequest } from '@stoplight/prism-http';
import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import { developmentOnly } from '../workbench/development.ts';
import { inventNoProperties, readDocument } from './generator-fixes.ts';
import { applyListQuery } from './lists.ts';
import { checksOf, namesMissingRecord, type Violation } from './operations.ts';
import { operationsByPath } from './paths.ts';
import type { Preferences } from './preferences.ts';

/** The contract's answer to a request. */
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

/** One Prism for all OpenAPI documents: functions from requests to contract answers. */
export const createPrism = async (preset: IHttpOperationConfig) => {
  const { createInstance, getHttpOperationsFromSpec } = await developmentOnly(
    '@stoplight/prism-http',
    () => import('@stoplight/prism-http'),
  );
  const { createLogger } = await developmentOnly('@stoplight/prism-core', () => import('@stoplight/prism-core'));
  inventNoProperties();
  const operationsOf = operationsByPath((document) => getHttpOperationsFromSpec(readDocument<object>(JSON.stringify(document))));
  const checks = { isProxy: false, errors: false, upstreamProxy: undefined, validateResponse: true } as const;
  const strict: IHttpMockConfig = { ...checks, checkSecurity: true, validateRequest: true, mock: preset };
  const prism = createInstance(strict, { logger: createLogger('mock', { level: 'silent' }) });

  /** The request for Prism, Prism's answer to it, and the checks that Prism lacks. */
  const at = async (incoming: IHttpRequest) => {
    const operations = await operationsOf(incoming.url.path);
    if (operations.length === 0) throw new ServiceError('unknown_path', `The contract has no path ${excerpt(incoming.url.path)}.`);
    const { widened, unsuitableParameters } = checksOf(operations.find(({ method }) => method === incoming.method));
    const request = async (config: IHttpMockConfig) => {
      const result = await prism.request(widened(incoming), operations, config)();
      if (result._tag === 'Left') throw result.left;
      return result.right;
    };
    /** Returns an example without validating the request. */
    const unchecked = (mock: IHttpOperationConfig) => request({ ...checks, checkSecurity: false, validateRequest: false, mock });
    return { request, unchecked, unsuitableParameters };
  };

  const answered = (
    { url }: IHttpRequest,
    { output, validations }: Awaited<ReturnType<Awaited<ReturnType<typeof at>>['request']>>,
    refused: Violation[] = [],
  ): MockedAnswer => ({
    status: output.statusCode,
    headers: output.headers ?? {},
    body: output.statusCode < 300 ? applyListQuery(output.body, url.query ?? {}) : output.body,
    violations: [...refused, ...errorsOf(validations.output, 'response')],
  });

  return {
    /** Validates a request against the contract and answers with an example: that of the success or of the error. */
    answer: async (incoming: IHttpRequest, preferences: Preferences): Promise<MockedAnswer> => {
      const { request, unchecked, unsuitableParameters } = await at(incoming);
      const first = await request({ ...strict, mock: { ...preset, ...preferences } });
      const refused = [...errorsOf(first.validations.input, 'request'), ...unsuitableParameters(incoming)];
      const code = refused.length === 0 && namesMissingRecord(incoming) ? 404 : refusal(refused);
      return answered(incoming, code ? await unchecked({ dynamic: false, code }) : first, refused);
    },

    /** The example of the success, for a validated request. */
    success: async (incoming: IHttpRequest): Promise<MockedAnswer> => answered(incoming, await (await at(incoming)).unchecked(preset)),
  };
};

export type Prism = Awaited<ReturnType<typeof createPrism>>;
