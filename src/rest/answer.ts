import type { OperationId } from '../contract/types.ts';
import { answerViolations } from '../contract/validate.ts';
import { acceptedCodings, type Coding, packedTag } from '../core/content-codings.ts';
import { type ErrorDetail, ServiceError } from '../core/errors.ts';
import type { Answer } from '../request/answer.ts';
import { header } from '../request/incoming.ts';
import { callerOf, type Ready } from '../request/states.ts';
import { type Replied, shape } from './envelope.ts';

/** Checks an answer against the contract; each implementation decides what happens on a violation. */
export type AnswerCheck = (operationId: OperationId, status: number, body: unknown) => void;

/** A violation is a 500 that says exactly what is wrong: for development and tests. */
export const refuseViolations: AnswerCheck = (operationId, status, body) => {
  const details = answerViolations(operationId, status, body);
  if (details)
    throw new ServiceError('contract_violation', `${operationId} answered ${status} with something its contract does not document.`, {
      details,
    });
};

/** A violation is reported and the answer is sent: for production, where that serves a caller better. */
export const reportViolations =
  (report: (operationId: OperationId, status: number, details: ErrorDetail[]) => void): AnswerCheck =>
  (operationId, status, body) => {
    const details = answerViolations(operationId, status, body);
    if (details) report(operationId, status, details);
  };

const announces = (status: number) => status === 201 || status === 202;

/** The version of a record as an `ETag`; `whose` names the record where its address does not. */
export const etag = (version: number, whose?: string) => (whose ? `"${whose}-${version}"` : `"${version}"`);

/** An address such as `/v1/users/me` is another record for each caller: the version alone could match the record of another caller. */
const whose = (request: Ready, { status, data }: Replied): string | undefined =>
  request.facts.path.includes('{') || announces(status)
    ? undefined
    : ((data as { id?: string } | undefined)?.id ?? callerOf(request).accountId);

/**
 * The tag of `If-None-Match` under which the caller already holds this version, in a coding that they still accept; undefined where the
 * contract has no 304. A shared cache sends the tags of all codings that it stores, and serves the one whose tag the answer has.
 */
export const heldTag = (request: Ready, tag: string, forms: readonly Coding[]): string | undefined => {
  if (!request.facts.statuses.includes(304)) return undefined;
  const held = request.method === 'GET' || request.method === 'HEAD' ? header(request, 'if-none-match') : undefined;
  if (held === undefined || held.trim() === '*') return held && tag;
  const tags = held.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return forms.map((coding) => packedTag(tag, coding)).find((one) => tags.includes(one));
};

/** The address of the record that a 201 created or a 202 will create. Its path has its id and the ids of its parents, which are fields. */
const location = ({ facts, version }: Ready, data: unknown): Record<string, string> => {
  if (!facts.location) return {};
  const record = data as Record<string, string>;
  const path = facts.location.replace(/\{\w+\}$/, record.id!).replaceAll(/\{(\w+)\}/g, (_, parent: string) => record[parent]!);
  return { Location: facts.document === 'platform' ? path.replace(/^\/v1\//, `/${version?.name}/`) : path };
};

/** Checks the whole answer, then reduces it to the requested fields and adds the headers of a record. */
export const finish = (request: Ready, replied: Replied, body: unknown, check: AnswerCheck): Answer => {
  check(request.operation.operationId, replied.status, body);
  const headers: Record<string, string> = announces(replied.status) ? location(request, replied.data) : {};
  if (request.facts.cacheControl) headers['Cache-Control'] = request.facts.cacheControl;
  if (request.facts.pragma) headers.Pragma = 'no-cache';
  if (replied.version !== undefined) headers.ETag = etag(replied.version, whose(request, replied));
  const { fields, expand } = request.read as { fields?: string[]; expand?: string[] };
  // The tag is of the record alone: expanded records may have changed while it stayed the same.
  const held = headers.ETag && !expand && heldTag(request, headers.ETag, acceptedCodings(header(request, 'accept-encoding')));
  if (held) return { status: 304, headers: { ...headers, ETag: held } };
  return { status: replied.status, headers, body: shape(body, fields, expand ?? []) };
};
