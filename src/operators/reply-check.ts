import { contractViolation } from '../contract/answer-violations.ts';
import { type OperatorOperationId, operatorBodyViolations, operatorHeadViolations } from '../contract/operators.ts';
import type { ErrorDetail, ServiceError } from '../core/errors.ts';

/** Called with an answer that breaks the contract: its status, and what is wrong with it. */
export type OnViolation = (id: OperatorOperationId, status: number, details: ErrorDetail[]) => void;

/** For development and tests: the answer becomes a 500 that says exactly what is wrong. @throws ServiceError `contract_violation` */
export const refuseViolation: OnViolation = (id, status, details) => {
  throw contractViolation(id, status, details);
};

const isLines = (reply: object): boolean => Symbol.asyncIterator in reply;

/** Checks a handler's reply; lines are produced while they are sent. */
export const checkReply = (onViolation: OnViolation, id: OperatorOperationId, status: number, reply: object): void => {
  const details = isLines(reply) ? undefined : operatorBodyViolations(id, status, reply);
  if (details) onViolation(id, status, details);
};

/** Checks the status, headers and code of an answer before it is sent. */
export const checkHead = (
  onViolation: OnViolation,
  id: OperatorOperationId,
  status: number,
  headers: Readonly<Record<string, string>>,
  code?: string,
): void => {
  const details = operatorHeadViolations(id, status, headers, code);
  if (details) onViolation(id, status, details);
};

/** The error to send: the refusal itself, or one that says it is undocumented. */
export const checkedRefusal = (
  onViolation: OnViolation,
  id: OperatorOperationId,
  error: ServiceError,
  headers: Readonly<Record<string, string>>,
): ServiceError => {
  try {
    checkHead(onViolation, id, error.status, headers, error.code);
    return error;
  } catch (violation) {
    return violation as ServiceError;
  }
};
