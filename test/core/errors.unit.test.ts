import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorTable, formB, notFound, ServiceError } from '../../src/core/errors.ts';
import { publishedDocument } from '../support/documents.ts';

const document = publishedDocument('v1');
const { ErrorCode: codes, ErrorType: types } = document.components.schemas;
const rows = Object.entries(errorTable);

/** What a status says of the family of an error, as callers are promised it. */
const typeOf = (status: number, code: string): string => {
  if (code === 'version_retired' || code === 'cursor_expired') return 'not_found';
  if (status >= 500) return 'service_error';
  const special: Record<number, string> = {
    401: 'authentication_error',
    403: 'authorization_error',
    404: 'not_found',
    409: 'conflict',
    412: 'conflict',
    428: 'conflict',
    429: 'rate_limit_exceeded',
  };
  return special[status] ?? 'validation_error';
};

describe('the table of errors', () => {
  it('has exactly the codes of the contract', () => {
    expect(Object.keys(errorTable).sort()).toEqual([...codes.enum].sort());
  });

  it('has exactly the types of the contract', () => {
    expect([...new Set(rows.map(([, [, type]]) => type))].sort()).toEqual([...types.enum].sort());
  });

  it.each(rows)('gives %s the type that its status stands for', (code, [status, type]) => {
    expect(type).toBe(typeOf(status, code));
  });

  it.each(rows)('tells %s over GraphQL by a code that fits its status', (code, [status, , graphql]) => {
    const fitting: Record<number, string> = {
      401: 'UNAUTHENTICATED',
      403: 'FORBIDDEN',
      404: 'NOT_FOUND',
      410: 'NOT_FOUND',
      412: 'VERSION_MISMATCH',
      429: 'RATE_LIMITED',
    };
    const wanted =
      code === 'already_exists' ? 'ALREADY_EXISTS' : (fitting[status] ?? (status < 500 ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR'));
    expect(graphql).toBe(wanted);
  });
});

describe('ServiceError', () => {
  it.each(Object.keys(errorTable) as ErrorCode[])('takes status, type and GraphQL code of %s from the table', (code) => {
    const error = new ServiceError(code, 'Why.');
    expect([error.status, error.type, error.graphqlCode]).toEqual([...errorTable[code]]);
  });

  it('carries what it was given, and nothing else', () => {
    const cause = new Error('deeper');
    const details = [{ field: 'name', message: 'Is required.', code: 'missing_required_field' }];
    const error = new ServiceError('timeout', 'Too slow.', { details, headers: { 'Retry-After': '2' }, cause });
    expect([error.message, error.details, error.headers, error.cause]).toEqual(['Too slow.', details, { 'Retry-After': '2' }, cause]);
    expect(error).toBeInstanceOf(Error);
    const bare = new ServiceError('conflict', 'In the way.');
    expect([bare.details, bare.headers, 'cause' in bare]).toEqual([[], {}, false]);
  });

  it('says what is not there', () => {
    expect(notFound('resource', 'res_1')).toMatchObject({ code: 'not_found', status: 404, message: 'There is no resource res_1.' });
  });
});

describe('form B', () => {
  it('has the first entry of each field', () => {
    const details = ['Must have at least 1 character.', 'Must match the pattern ^a$.'].map((message) => ({
      field: 'id',
      message,
      code: 'too_short',
    }));
    expect(formB(new ServiceError('invalid_parameters', 'No.', { details })).details).toEqual({ id: 'Must have at least 1 character.' });
  });
});
