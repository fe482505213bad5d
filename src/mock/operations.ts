import type { IHttpRequest } from '@stoplight/prism-http';

/** A contract violation by a request, or by an answer if an example is wrong. */
export interface Violation {
  location: string[];
  code: string | number | undefined;
  message: string;
}

/** The part of Prism's operation that the mock needs. */
interface Operation {
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

/** Ids of records that do not exist, because there is no database behind these answers. */
const missingRecordId = /\/[a-z]{3}_0{26}(?=\/|$)/;

/** The mutually exclusive parameters of the pagination forms. */
const forms = ['page', 'offset', 'after'];

const violation = (name: string, code: string, message: string): Violation => ({ location: ['request', 'query', name], code, message });

/** Checks that the server makes but Prism does not; undefined when the path does not have this method. */
export const checksOf = (operation: Operation | undefined) => ({
  /** Unknown query parameters, and those that exclude each other. */
  unsuitableParameters: ({ url }: IHttpRequest): Violation[] => {
    const known = new Set(operation?.request?.query?.map(({ name }) => name));
    const given = operation ? Object.keys(url.query ?? {}) : [];
    const unknown = given.filter((name) => !known.has(name) && !isIgnored(url.path, name));
    const [, ...excluded] = forms.filter((name) => given.includes(name));
    return [
      ...unknown.map((name) => violation(name, 'unknown_parameter', `${name} is unknown`)),
      ...excluded.map((name) => violation(name, 'not_allowed', `only one of ${forms.join(', ')} is allowed`)),
    ];
  },

  /** Adapts a request to where Prism is too strict: an empty file is a body, and a file may have any media type. */
  widened: (request: IHttpRequest): IHttpRequest => {
    const isEmpty = request.body === null && request.headers?.['content-length'] === '0';
    return {
      ...request,
      headers:
        operation?.responses.some(({ contents }) => isAnything(contents)) && !request.headers?.accept?.includes(anything)
          ? { ...request.headers, accept: anything }
          : request.headers,
      body: isEmpty && isAnything(operation?.request?.body?.contents) ? '' : request.body,
    };
  },
});

/** Whether the path has an id that no record has. */
export const namesMissingRecord = ({ url }: IHttpRequest): boolean => missingRecordId.test(url.path);
