import { STATUS_CODES } from 'node:http';
import { type Document, type Json, nameOf, operationsOf, type Response, resolve } from './document.ts';

type ErrorExample = { error: { code: string; message: string; request_id: string; details: Json[] } };

/** The same error as a problem document. */
const asProblem = ({ error: { code, message, request_id, details } }: ErrorExample, status: number): Json => ({
  type: `/docs/errors#${code}`,
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail: message,
  instance: `urn:request:${request_id}`,
  code,
  request_id,
  ...(details.length > 0 ? { errors: details } : {}),
});

const isFormA = ({ content }: Response): boolean => {
  const ref = content?.['application/json']?.schema?.$ref;
  return ref !== undefined && nameOf(ref) === 'Error' && !content?.['application/problem+json'];
};

/**
 * Adds the RFC 9457 form to errors that are written in form A only: the server sends each error in both forms.
 * @param problem a reference to the schema of problem documents
 */
export const withProblems = (document: Document, problem: () => { $ref: string }): void => {
  for (const { operation } of operationsOf(document))
    for (const [status, response] of Object.entries(operation.responses)) {
      const written = resolve(document, response);
      if (!isFormA(written)) continue;
      const { example } = written.content!['application/json']!;
      const own = example === undefined ? {} : { example: asProblem(example as ErrorExample, status === 'default' ? 500 : Number(status)) };
      written.content!['application/problem+json'] = { schema: problem(), ...own };
    }
};

/** Removes all forms of errors except problem documents. */
export const onlyProblems = ({ content }: Response): void => {
  if (content?.['application/problem+json']) delete content['application/json'];
};
