import { Readable } from 'node:stream';
import type { IHttpOperationConfig } from '@stoplight/prism-http';
import { type ErrorCode, ServiceError } from '../core/errors.ts';
import type { Answer } from '../request/answer.ts';
import { header, type Transported } from '../request/incoming.ts';
import { errorAnswer, formAt } from '../rest/errors.ts';
import type { Pipeline } from '../rest/rest-door.ts';
import type { Violation } from './operations.ts';
import { asPrismTakesIt, type Preferences, preferencesOf, withBody } from './preferences.ts';
import { createPrism, type MockedAnswer, type Prism } from './rest-answers.ts';

/** Marks an answer as generated from the contract, not from records; pages of any origin may read it. */
const fromContract = {
  'X-Mock-Answer': 'contract',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': '*',
} as const;

/** Maximum characters of violations in a header that clients accept. */
const longestHeader = 8000;

/** The first violations, as many as fit into a header. */
const violationsHeader = (violations: Violation[]): Record<string, string> => {
  let list = '';
  for (const one of violations) {
    const longer = `${list}${list && ','}${JSON.stringify(one).replace(/[^\x20-\x7e]/g, '?')}`;
    if (longer.length > longestHeader - '[]'.length) break;
    list = longer;
  }
  return list === '' ? {} : { 'sl-violations': `[${list}]` };
};

/** Headers that the server sets itself. */
const own = /^(?:content-(?:type|length)|x-request-id|x-response-time)$/i;

const asAnswer = ({ status, headers, body, violations }: MockedAnswer): Answer => {
  const given = Object.entries(headers).filter(([name, value]) => !own.test(name) && value !== null && value !== undefined);
  const answer = {
    status,
    headers: {
      ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
      ...fromContract,
      ...violationsHeader(violations),
    },
  };
  if (body === undefined || body === null) return answer;
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? 'application/json';
  if (/\bjson\b/.test(type)) return { ...answer, type, body: typeof body === 'string' ? JSON.parse(body) : body };
  const bytes = Buffer.from(String(body));
  return { ...answer, bytes: { type, length: bytes.length, stream: Readable.from([bytes]) } };
};

const prismErrors: Record<string, ErrorCode> = {
  NO_PATH_MATCHED_ERROR: 'unknown_path',
  NO_METHOD_MATCHED_ERROR: 'method_not_allowed',
  NOT_ACCEPTABLE: 'not_acceptable',
  NOT_FOUND: 'not_found',
};

const asServiceError = (failure: Error & { detail?: string }): ServiceError => {
  if (failure instanceof ServiceError) return failure;
  const code = prismErrors[failure.name.split('#')[1] ?? ''] ?? 'internal_error';
  return new ServiceError(code, failure.detail || failure.message);
};

const refused = (failure: unknown, request: Transported): Answer => {
  const answer = errorAnswer(asServiceError(failure as Error), request, formAt(request.path));
  return { ...answer, headers: { ...answer.headers, ...fromContract } };
};

/**
 * Answers from the contract's examples, through Prism: requests that ask for it with `Prefer`, and operations without a handler. Prism is loaded for
 * the first such request, or by `load` before that.
 */
export const answeringFromContract = (preset: IHttpOperationConfig) => {
  let loaded: Promise<Prism> | undefined;
  const prism = (): Promise<Prism> => {
    loaded ??= createPrism(preset);
    return loaded;
  };

  const asWished = async (request: Transported, preferences: Preferences): Promise<Answer> => {
    try {
      return asAnswer(await (await prism()).answer(await withBody(request), preferences));
    } catch (failure) {
      return refused(failure, request);
    }
  };

  /** The request has passed every check of its operation, so the server's headers about it are correct. */
  const inPlaceOf = async (unfilled: Answer, request: Transported): Promise<Answer> => {
    try {
      const { headers, ...answer } = asAnswer(await (await prism()).success(asPrismTakesIt(request)));
      return { ...answer, answeredBy: unfilled.answeredBy, headers: { ...headers, ...unfilled.headers, ...fromContract } };
    } catch (failure) {
      return refused(failure, request);
    }
  };

  const answer =
    (own: Pipeline): Pipeline =>
    async (request) => {
      const preferences = request.method === 'OPTIONS' ? undefined : preferencesOf(header(request, 'prefer'));
      if (preferences) return asWished(request, preferences);
      const given = await own(request);
      return given.errorCode === 'not_implemented' ? inPlaceOf(given, request) : given;
    };
  return { answer, load: async (): Promise<void> => void (await prism()) };
};
