import type { IHttpRequest } from '@stoplight/prism-http';
import findMyWay, { type HTTPMethod } from 'find-my-way';

/** What the contract does not allow about a request or, where an example is wrong, about an answer. */
export interface Violation {
  location: string[];
  code: string | number | undefined;
  message: string;
}

/** What the mock itself has to know of an operation, out of what Prism knows of it. */
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

/** OAuth passes over what it does not know (RFC 6749, 3.1), and the credential stands in no operation's list. */
const isPassedOver = (path: string, name: string) => name === 'api_key' || path.startsWith('/oauth/');

/** The ids that stand for records that are not there, in a mock that has none. */
const nobodys = /\/[a-z]{3}_0{26}(?=\/|$)/;

/** Each asks for another form of pages. */
const forms = ['page', 'offset', 'after'];

const violation = (name: string, code: string, message: string): Violation => ({ location: ['request', 'query', name], code, message });

/** The answers of the server that Prism does not give of itself: it finds the operation of a request, and says what is wrong with it. */
export const mockedOperations = (operations: readonly Operation[]) => {
  const tree = findMyWay({ maxParamLength: 200 });
  for (const operation of operations)
    tree.on(operation.method.toUpperCase() as HTTPMethod, operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, operation);

  const find = ({ method, url }: IHttpRequest): Operation | undefined =>
    tree.find(method.toUpperCase() as HTTPMethod, url.path)?.store as Operation | undefined;

  /** Query parameters that the operation does not have, or that exclude each other. */
  const unsuitableParameters = (request: IHttpRequest): Violation[] => {
    const operation = find(request);
    const known = new Set(operation?.request?.query?.map(({ name }) => name));
    const asked = operation ? Object.keys(request.url.query ?? {}) : [];
    const unknown = asked.filter((name) => !known.has(name) && !isPassedOver(request.url.path, name));
    const [, ...excluded] = forms.filter((name) => asked.includes(name));
    return [
      ...unknown.map((name) => violation(name, 'unknown_parameter', `${name} is not known here`)),
      ...excluded.map((name) => violation(name, 'not_allowed', `only one of ${forms.join(', ')} may be given`)),
    ];
  };

  /** The request with what Prism takes too narrowly mended: an empty file is a body, and a file has whatever type it has. */
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

  return { unsuitableParameters, widened, namesNobody: ({ url }: IHttpRequest) => nobodys.test(url.path) };
};
