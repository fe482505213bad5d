import { contractViolation } from '../contract/answer-violations.ts';
import type { Difference } from '../contract/difference.ts';
import { bodyOfAnswerViolations, codeViolations, headOfAnswerViolations } from '../contract/own-answers.ts';
import type { OperationId } from '../contract/types.ts';
import { acceptedCodings, type Coding, packedTag } from '../core/content-codings.ts';
import type { ErrorDetail } from '../core/errors.ts';
import type { Answer } from '../request/answer.ts';
import { header } from '../request/incoming.ts';
import { callerOf, type Ready } from '../request/states.ts';
import { type Replied, shape } from './envelope.ts';

/** Checks our own answers against the contract, or trusts them. */
export interface AnswerCheck {
  /** Checks the answer of a handler, with the whole body and the handler's own headers, before its write is committed. */
  made(operationId: OperationId, answer: Answer, difference?: Difference): void;
  /** Checks the answer that is about to be sent, an error or not, with the headers of every answer. */
  sent(operationId: OperationId, answer: Answer): void;
}

const isJson = ({ type = 'application/json', bytes }: Answer) => bytes === undefined && type === 'application/json';

const violationsOf = (operationId: OperationId, answer: Answer, withBody: boolean, difference?: Difference): ErrorDetail[] | undefined => {
  const { status, headers, body, errorCode } = answer;
  const head = headOfAnswerViolations(operationId, status, headers);
  const ofCode = errorCode === undefined ? undefined : codeViolations(operationId, errorCode);
  const inBody = withBody && isJson(answer) ? bodyOfAnswerViolations(operationId, status, body, difference) : undefined;
  return head || ofCode || inBody ? [head, ofCode, inBody].flatMap((found) => found ?? []) : undefined;
};

const isError = ({ errorCode }: Answer) => errorCode !== undefined;

const refuse = (operationId: OperationId, { status }: Answer, details: ErrorDetail[] | undefined): void => {
  if (details) throw contractViolation(operationId, status, details);
};

/** Turns a violation into a 500 that says exactly what is wrong. For development and tests. */
export const refuseViolations: AnswerCheck = {
  made: (operationId, answer, difference) => refuse(operationId, answer, violationsOf(operationId, answer, true, difference)),
  sent: (operationId, answer) => refuse(operationId, answer, violationsOf(operationId, answer, isError(answer))),
};

/** Checks nothing. For production: handlers that break their contract do not compile, and tests check every answer. */
export const trustAnswers: AnswerCheck = { made: () => undefined, sent: () => undefined };

const announces = (status: number) => status === 201 || status === 202;

/**
 * The version of a record as an `ETag`. `whose` identifies the record if its address does not. `form` is the version of the API if it
 * represents the record differently: one address may answer in several versions, and a strong tag is for one representation only.
 */
export const etag = (version: number, whose?: string, form?: string) =>
  `"${whose ? `${whose}-` : ''}${version}${form === undefined ? '' : `.${form}`}"`;

/** Whether an address has a different record for each caller, such as `/v1/users/me`. */
const isPersonal = ({ facts, route }: Ready): boolean => !facts.path.includes('{') || /\/me(\/|$)/.test(route);

/** Identifies the caller's record at a personal address, because the version alone could match the record of another caller. */
const whose = (request: Ready, { status, data }: Replied): string | undefined =>
  !isPersonal(request) || announces(status) ? undefined : ((data as { id?: string } | undefined)?.id ?? callerOf(request).accountId);

/**
 * The tag in `If-None-Match` that shows that the caller already has this version, in a coding that they still accept; undefined if the
 * contract has no 304. A shared cache sends the tags of all codings that it stores, and serves the one whose tag is in the answer.
 */
export const heldTag = (request: Ready, tag: string, forms: readonly Coding[]): string | undefined => {
  if (!request.facts.statuses.includes(304)) return undefined;
  const held = request.method === 'GET' || request.method === 'HEAD' ? header(request, 'if-none-match') : undefined;
  if (held === undefined || held.trim() === '*') return held && tag;
  const tags = held.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return forms.map((coding) => packedTag(tag, coding)).find((one) => tags.includes(one));
};

/** The address of the record that a 201 created or a 202 will create. The ids in its path are fields of the record. */
const location = ({ facts, version }: Ready, data: unknown): Record<string, string> => {
  if (!facts.location) return {};
  const record = data as Record<string, string>;
  const path = facts.location.replace(/\{\w+\}$/, record.id!).replaceAll(/\{(\w+)\}/g, (_, parent: string) => record[parent]!);
  return { Location: facts.document === 'platform' ? path.replace(/^\/v1\//, `/${version?.name}/`) : path };
};

/** Adds the headers of a record and checks the whole answer, then reduces it to the requested fields. */
export const finish = (request: Ready, replied: Replied, body: unknown, check: AnswerCheck): Answer => {
  const headers: Record<string, string> = announces(replied.status) ? location(request, replied.data) : {};
  if (request.facts.cacheControl) headers['Cache-Control'] = request.facts.cacheControl;
  if (request.facts.pragma) headers.Pragma = 'no-cache';
  if (replied.version !== undefined) headers.ETag = etag(replied.version, whose(request, replied), request.difference?.form);
  check.made(request.operation.operationId, { status: replied.status, headers, body }, request.difference);
  const { fields, expand } = request.read as { fields?: string[]; expand?: string[] };
  // The tag covers only the record itself: expanded records may have changed while it stayed the same.
  const held = headers.ETag && !expand && heldTag(request, headers.ETag, acceptedCodings(header(request, 'accept-encoding')));
  if (held) return { status: 304, headers: { ...headers, ETag: held } };
  return { status: replied.status, headers, body: shape(body, fields, expand ?? []) };
};
