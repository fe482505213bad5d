import { answers as accountAnswers } from '../../generated/account/answers.js';
import { errorCodes as accountCodes, headers as accountHeaders } from '../../generated/account/headers.js';
import { answers as identityAnswers } from '../../generated/identity/answers.js';
import { errorCodes as identityCodes, headers as identityHeaders } from '../../generated/identity/headers.js';
import { answers as platformAnswers } from '../../generated/platform/answers.js';
import { errorCodes as platformCodes, headers as platformHeaders } from '../../generated/platform/headers.js';
import { unlistedHeaders } from '../../generated/unlisted-headers.ts';
import type { ErrorDetail } from '../core/errors.ts';
import type { Difference } from './difference.ts';
import { operations } from './operations.ts';
import type { OperationId } from './types.ts';
import { detailsOf } from './violations.ts';

const answers = { ...platformAnswers, ...identityAnswers, ...accountAnswers };
const documentedHeaders = { ...platformHeaders, ...identityHeaders, ...accountHeaders };
const documentedCodes = { ...platformCodes, ...identityCodes, ...accountCodes };
const unlisted: ReadonlySet<string> = new Set(unlistedHeaders);

/** How the body of our own answer breaks the contract; undefined when it is as documented. */
export const bodyOfAnswerViolations = (
  operationId: OperationId,
  status: number,
  body: unknown,
  difference?: Difference,
): ErrorDetail[] | undefined => {
  const checks = (status < 400 && difference?.answers) || answers[operationId]!;
  // An error that no operation lists, such as the 405 of a path, has the form of `default`.
  const check = checks[status] ?? (status >= 400 ? checks.default : undefined);
  if (!check)
    return body === undefined
      ? undefined
      : [{ field: '(body)', message: `No JSON body is documented for ${status}.`, code: 'not_allowed' }];
  return check(body) ? undefined : detailsOf(check.errors ?? [], 'unknown_field');
};

/** How the code of our own error breaks the contract; undefined when the operation documents it. The codes of RFC 6749 are in the body. */
export const codeViolations = (operationId: OperationId, code: string): ErrorDetail[] | undefined => {
  if (operations[operationId].errors === 'oauth' || documentedCodes[operationId]!.includes(code)) return undefined;
  return [{ field: 'error.code', message: `The code ${code} is not documented here.`, code: 'not_allowed' }];
};

/** The codes that an operation documents. */
export const codesOf = (operationId: OperationId): readonly string[] => documentedCodes[operationId]!;

const headerViolation = (name: string, check: CheckOfHeader | undefined, value: string): ErrorDetail | undefined => {
  if (!check) return { field: name, message: 'Is a header that is not documented here.', code: 'not_allowed' };
  if (check(value)) return undefined;
  const [{ message, code }] = detailsOf(check.errors ?? [], 'unknown_field') as [ErrorDetail];
  return { field: name, message, code };
};

type CheckOfHeader = (typeof platformHeaders)[string][string][string];

/** How the status and the headers of our own answer break the contract; undefined when they are as documented. */
export const headOfAnswerViolations = (
  operationId: OperationId,
  status: number,
  headers: Readonly<Record<string, string>>,
): ErrorDetail[] | undefined => {
  const documented = documentedHeaders[operationId]![status];
  if (!documented) return [{ field: '(status)', message: `The status ${status} is not documented.`, code: 'not_allowed' }];
  let found: ErrorDetail[] | undefined;
  for (const name in headers) {
    const check = documented[name.toLowerCase()];
    if (!check && unlisted.has(name)) continue;
    const violation = headerViolation(name, check, headers[name]!);
    if (violation) found = [...(found ?? []), violation];
  }
  return found;
};
