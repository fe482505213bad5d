import { errorCodes as accountCodes } from '#generated/account/error-codes';
import { errorCodes as identityCodes } from '#generated/identity/error-codes';
import { errorCodes as platformCodes } from '#generated/platform/error-codes';
import type { ErrorDetail } from '../core/errors.ts';
import { bodyViolations, headViolations, codeViolations as violationsOfCode } from './answer-violations.ts';
import type { Difference } from './difference.ts';
import { operations } from './operations.ts';
import type { OperationId } from './types.ts';
import { validators } from './validators/index.ts';

const { platform, identity, account } = validators;
const answers = { ...platform.answers, ...identity.answers, ...account.answers };
const documentedHeaders = { ...platform.headers, ...identity.headers, ...account.headers };
const documentedCodes = { ...platformCodes, ...identityCodes, ...accountCodes };

/** How the body of our own answer breaks the contract; undefined when it is as documented. */
export const bodyOfAnswerViolations = (
  operationId: OperationId,
  status: number,
  body: unknown,
  difference?: Difference,
): ErrorDetail[] | undefined => bodyViolations((status < 400 && difference?.answers) || answers[operationId], status, body);

/** How the code of our own error breaks the contract; undefined when the operation documents it. The codes of RFC 6749 are in the body. */
export const codeViolations = (operationId: OperationId, code: string): ErrorDetail[] | undefined =>
  operations[operationId].errors === 'oauth' ? undefined : violationsOfCode(documentedCodes[operationId]!, code);

/** The codes that an operation documents. */
export const codesOf = (operationId: OperationId): readonly string[] => documentedCodes[operationId]!;

/** How the status and the headers of our own answer break the contract; undefined when they are as documented. */
export const headOfAnswerViolations = (
  operationId: OperationId,
  status: number,
  headers: Readonly<Record<string, string>>,
): ErrorDetail[] | undefined => headViolations(documentedHeaders[operationId]!, status, headers);
