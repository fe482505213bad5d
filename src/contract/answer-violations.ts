import { unlistedHeaders } from '../../generated/unlisted-headers.ts';
import { type ErrorDetail, ServiceError } from '../core/errors.ts';
import { detailsOf, type Violation } from './violations.ts';

/** A compiled check, as codegen writes it. */
interface Check {
  (data: unknown): boolean;
  errors?: Violation[] | null;
}

/** The compiled checks of bodies by status, `default` for errors that no operation lists. */
export type BodyChecks = Readonly<Record<string, Check>>;

/** The compiled checks of headers by status and by name in lower case. */
export type HeaderChecks = Readonly<Record<string, Readonly<Record<string, Check>>>>;

const unlisted: ReadonlySet<string> = new Set(unlistedHeaders.map((name) => name.toLowerCase()));

/** How the body of our own answer breaks the contract; undefined when it is as documented. */
export const bodyViolations = (checks: BodyChecks, status: number, body: unknown): ErrorDetail[] | undefined => {
  // An error that no operation lists, such as the 405 of a path, has the form of `default`.
  const check = checks[status] ?? (status >= 400 ? checks.default : undefined);
  if (!check)
    return body === undefined
      ? undefined
      : [{ field: '(body)', message: `No JSON body is documented for ${status}.`, code: 'not_allowed' }];
  return check(body) ? undefined : detailsOf(check.errors ?? [], 'unknown_field');
};

/** How the code of our own error breaks the contract, of which these codes are documented; undefined when it is one of them. */
export const codeViolations = (documented: readonly string[], code: string): ErrorDetail[] | undefined =>
  documented.includes(code)
    ? undefined
    : [{ field: 'error.code', message: `The code ${code} is not documented here.`, code: 'not_allowed' }];

const headerViolation = (name: string, check: Check | undefined, value: string): ErrorDetail | undefined => {
  if (!check) return { field: name, message: 'Is a header that is not documented here.', code: 'not_allowed' };
  if (check(value)) return undefined;
  const [{ message, code }] = detailsOf(check.errors ?? [], 'unknown_field') as [ErrorDetail];
  return { field: name, message, code };
};

/** How the status and the headers of our own answer break the contract; undefined when they are as documented. */
export const headViolations = (
  checks: HeaderChecks,
  status: number,
  headers: Readonly<Record<string, string>>,
): ErrorDetail[] | undefined => {
  const documented = checks[status];
  if (!documented) return [{ field: '(status)', message: `The status ${status} is not documented.`, code: 'not_allowed' }];
  let found: ErrorDetail[] | undefined;
  for (const name in headers) {
    const lower = name.toLowerCase();
    const check = documented[lower];
    if (!check && unlisted.has(lower)) continue;
    const violation = headerViolation(name, check, headers[name]!);
    if (violation) found = [...(found ?? []), violation];
  }
  return found;
};

/** The error in place of an answer that is not as its contract documents. */
export const contractViolation = (operationId: string, status: number, details: ErrorDetail[]): ServiceError =>
  new ServiceError('contract_violation', `${operationId} answered ${status} with something its contract does not document.`, { details });
