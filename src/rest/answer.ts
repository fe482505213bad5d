import type { OperationId } from '../contract/types.ts';
import { answerViolations } from '../contract/validate.ts';
import { type ErrorDetail, ServiceError } from '../core/errors.ts';
import { type Replied, shape } from './envelope.ts';
import { type Answer, type Exchange, header } from './exchange.ts';

/** Holds an answer against the contract; what it does with a violation is its own affair. */
export type AnswerCheck = (operationId: OperationId, status: number, body: unknown) => void;

/** A violation is a 500 that says exactly what is wrong: for development and tests. */
export const refuseViolations: AnswerCheck = (operationId, status, body) => {
  const details = answerViolations(operationId, status, body);
  if (details)
    throw new ServiceError('contract_violation', `${operationId} answered ${status} with something its contract does not document.`, {
      details,
    });
};

/** A violation is told and the answer goes out: for production, where a caller is better served so. */
export const reportViolations =
  (report: (operationId: OperationId, status: number, details: ErrorDetail[]) => void): AnswerCheck =>
  (operationId, status, body) => {
    const details = answerViolations(operationId, status, body);
    if (details) report(operationId, status, details);
  };

const etag = (version: number) => `"${version}"`;

const unchanged = (exchange: Exchange, tag: string): boolean => {
  const held = exchange.method === 'GET' || exchange.method === 'HEAD' ? header(exchange, 'if-none-match') : undefined;
  return held !== undefined && (held === '*' || held.split(',').some((one) => one.trim().replace(/^W\//, '') === tag));
};

const location = ({ facts, version }: Exchange, data: unknown): Record<string, string> =>
  facts.location
    ? { Location: facts.location.replace(/\{\w+\}/, (data as { id: string }).id).replace(/^\/v1\//, `/${version?.name}/`) }
    : {};

/** Checks the whole answer, then leaves the asked fields, and puts the headers that come with a record. */
export const finish = (exchange: Exchange, replied: Replied, body: unknown, check: AnswerCheck): Answer => {
  check(exchange.operationId, replied.status, body);
  const headers: Record<string, string> = replied.status === 201 ? location(exchange, replied.data) : {};
  if (replied.version !== undefined) headers.ETag = etag(replied.version);
  if (headers.ETag && unchanged(exchange, headers.ETag)) return { status: 304, headers };
  const { fields, expand } = exchange.read as { fields?: string[]; expand?: string[] };
  return { status: replied.status, headers, body: shape(body, fields, expand ?? []) };
};
