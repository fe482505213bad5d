import { type ErrorDetail, ServiceError } from '../core/errors.ts';
import { type Check, detailsOf } from './violations.ts';

/** The validators of an operation's answers by status; of bodies also `default`, for errors that no operation lists. */
type ByStatus = Readonly<Record<string, Check>>;

/** How the body of our own answer breaks the contract; undefined when it is as documented. */
export const bodyViolations = (checks: ByStatus | undefined, status: number, body: unknown): ErrorDetail[] | undefined => {
  // An error that no operation lists, such as the 405 of a path, has the form of `default`.
  const check = checks?.[status] ?? (status >= 400 ? checks?.default : undefined);
  if (!check)
    return body === undefined
      ? undefined
      : [{ field: '(body)', message: `The contract documents no JSON body for ${status}.`, code: 'not_allowed' }];
  return check(body) ? undefined : detailsOf(check.errors ?? [], 'unknown_field');
};

/** How the code of our own error breaks the contract, which documents these codes; undefined when it is one of them. */
export const codeViolations = (documented: readonly string[], code: string): ErrorDetail[] | undefined =>
  documented.includes(code)
    ? undefined
    : [{ field: 'error.code', message: `The contract does not document the code ${code} here.`, code: 'not_allowed' }];

const unknownHeader = () => 'The contract does not document this header here.';

/** How the status and the headers of our own answer break the contract; undefined when they are as documented. */
export const headViolations = (checks: ByStatus, status: number, headers: Readonly<Record<string, string>>): ErrorDetail[] | undefined => {
  const check = checks[status];
  if (!check) return [{ field: '(status)', message: `The contract does not document the status ${status}.`, code: 'not_allowed' }];
  // The check converts text to numbers in place, so it gets a copy.
  const lowered: Record<string, string> = {};
  for (const name in headers) lowered[name.toLowerCase()] = headers[name]!;
  if (check(lowered)) return undefined;
  const asSent = (lower: string): string => Object.keys(headers).find((name) => name.toLowerCase() === lower) ?? lower;
  return detailsOf(check.errors ?? [], 'not_allowed', unknownHeader).map((detail) => ({ ...detail, field: asSent(detail.field) }));
};

/** The error that replaces an answer which breaks the contract. */
export const contractViolation = (operationId: string, status: number, details: ErrorDetail[]): ServiceError =>
  new ServiceError('contract_violation', `${operationId} answered ${status} in a form that its contract does not document.`, { details });
