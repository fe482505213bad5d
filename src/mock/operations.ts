import type { IHttpRequest } from '@stoplight/prism-http';
import findMyWay, { type HTTPMethod } from 'find-my-way';

/** A violation of the contract by a request, or by an answer where an example is wrong. */
export interface Violation {
  location: string[];
  code: string | number | undefined;
  message: string;
}

/** The part of Prism's operation that the mock needs. */
interface Operation {
  method: string;
  path: string;
  request?: {
    query?: { name: string }[];
    body?: { contents?: { mediaType: string }[] };
  };
  responses: { contents?: { mediaType: string }[] }[];
}

const anything = '*/*';

const isAnything = (contents: { mediaType: string }[] = []) => contents.some(({ mediaType }) => mediaType === anything);

/** OAuth ignores unknown parameters (RFC 6749, 3.1), and no operation lists the credential. */
const isIgnored = (path: string, name: string) => name === 'api_key' || path.startsWith('/oauth/');

/** Ids of records that do not exist, because the mock has no database. */
const missingRecordId = /\/[a-z]{3}_0{26}(?=\/|$)/;

/** The parameters of the forms of pagination, which exclude each other. */
const forms = ['page', 'offset', 'after'];

const violation = (name: string, code: string, message: string): Violation => ({ location: ['request', 'query', name], code, message });

/** Checks that the server has and Prism has not: they need the operation of a request. */
export const mockedOperations = (operations: readonly Operation[]) => {
  const tree = findMyWay({ maxParamLength: 200 });
  for (const operation of operations)
    tree.on(operation.method.toUpperCase() as HTTPMethod, operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, operation);

  const find = ({ method, url }: IHttpRequest): Operation | undefined =>
    tree.find(method.toUpperCase() as HTTPMethod, url.path)?.store as Operation | undefined;

  /** Unknown query parameters, and those that exclude each other. */
  const unsuitableParameters = (request: IHttpRequest): Violation[] => {
    const operation = find(request);
    const known = new Set(operation?.request?.query?.map(({ name }) => name));
    const given = operation ? Object.keys(request.url.query ?? {}) : [];
    const unknown = given.filter((name) => !known.has(name) && !isIgnored(request.url.path, name));
    const [, ...excluded] = forms.filter((name) => given.includes(name));
    return [
      ...unknown.map((name) => violation(name, 'unknown_parameter', `${name} is not known here`)),
      ...excluded.map((name) => violation(name, 'not_allowed', `only one of ${forms.join(', ')} may be given`)),
    ];
  };

  /** The request without Prism's too narrow rules: an empty file is a body, and a file may have any media type. */
  const widened = (request: IHttpRequest): IHttpRequest => {
    const operation = find(request);
    const isEmpty = request.body === null && request.headers?.['content-length'] === '0';
    return {
      ...request,
      headers: operation?.responses.some(({ contents }) => isAnything(contents))
        ? { ...request.headers, accept: anything }
        : request.headers,
      body: isEmpty && isAnything(operation?.request?.body?.contents) ? '' : request.body,
    };
  };

  return { unsuitableParameters, widened, namesMissingRecord: ({ url }: IHttpRequest) => missingRecordId.test(url.path) };
};
