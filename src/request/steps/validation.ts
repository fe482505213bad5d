import { noteParameters } from '../../contract/coverage.ts';
import { readQuery } from '../../contract/filter-strings.ts';
import { normalBody } from '../../contract/normal-body.ts';
import { listLimits } from '../../contract/plans.ts';
import { expectFindable, validateBody, validateHeaders, validatePath } from '../../contract/validate.ts';
import type { Version } from '../../contract/versions.ts';
import { ServiceError } from '../../core/errors.ts';
import { type Parameters, writeQueryString } from '../../core/query/query-string.ts';
import { expectShallow, expectStorable, parseExactly } from '../../core/storable-json.ts';
import type { Admitted, Body, Matched, Validated } from '../states.ts';
import { withoutCredentials } from './credentials.ts';
import { contentType, formType } from './form.ts';

/** The pagination parameters that the operation has in this version. */
export const formsOf = ({ facts, version }: Pick<Matched, 'facts'> & { version: Version }): string[] =>
  facts.forms.filter((name) => version.pagination.includes(name === 'after' ? 'cursor' : name));

/**
 * A list answers with the addresses of its neighbouring pages, which must fit into a request. So its parameters have a limit, except those
 * of the position. The parameters of a call are never part of an address, but have the same limit.
 */
const expectSendable = ({ page: _page, offset: _offset, after: _after, ...query }: Parameters): void => {
  const { length } = writeQueryString(query);
  const most = listLimits.query;
  if (length <= most) return;
  const message = `Must have at most ${most} characters in URL-encoded form; it has ${length}.`;
  throw new ServiceError('invalid_parameters', 'The query is too long. Split long lists of values across several requests.', {
    details: [{ field: '(query)', message, code: 'too_long' }],
  });
};

/** Refuses a body that could not be stored as sent. */
const expectStorableBody = ({ facts, numbers }: Matched & Body, body: unknown): void => {
  // Each operation of a batch has a body of its own, and is refused by itself.
  if (facts.batch === 'operations') {
    expectShallow(body);
    return;
  }
  // OAuth stores no value of a form as it was sent, and ignores unknown fields.
  if (!facts.takes.includes(formType)) expectStorable(body);
  if (numbers !== undefined) expectStorable(parseExactly(numbers));
};

/** Validates the whole request against the contract, parses the query, and brings texts into their normal form. */
export const validate = (request: Admitted & Body): Pick<Validated, 'read' | 'body'> => {
  const { operationId } = request.operation;
  validatePath(operationId, request.params);
  // An unusable X-Request-ID has been replaced, not refused.
  validateHeaders(operationId, { ...request.headers, 'x-request-id': request.requestId });
  noteParameters(request.version.name, operationId, request.headers);
  const query = withoutCredentials(request);
  expectSendable(query);
  const read = readQuery({ operationId, difference: request.difference }, query, formsOf(request));
  noteParameters(request.version.name, operationId, read);
  const body = normalBody(operationId, request.body, request.difference);
  if (body !== undefined) validateBody(operationId, contentType(request), body, request.difference);
  expectFindable(read);
  expectStorableBody(request, body);
  return { read, body };
};
