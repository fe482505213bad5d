import type { OperationId } from '../contract/types.ts';
import { answerViolations } from '../contract/validate.ts';
import { acceptedCodings, type Coding, packedTag } from '../core/content-codings.ts';
import { type ErrorDetail, ServiceError } from '../core/errors.ts';
import type { Answer } from '../request/answer.ts';
import { header } from '../request/incoming.ts';
import { callerOf, type Ready } from '../request/states.ts';
import { type Replied, shape } from './envelope.ts';

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

const announces = (status: number) => status === 201 || status === 202;

/** The version of a record as an `ETag`; `whose` names the record where its address does not. */
export const etag = (version: number, whose?: string) => (whose ? `"${whose}-${version}"` : `"${version}"`);

/** An address such as `/v1/users/me` is another record for each caller: the version alone would be taken for somebody else's. */
const whose = (request: Ready, { status, data }: Replied): string | undefined =>
  request.facts.path.includes('{') || announces(status)
    ? undefined
    : ((data as { id?: string } | undefined)?.id ?? callerOf(request).accountId);

/**
 * The tag under which the caller holds this version already, in a form that they still take, where the contract has an answer for
 * that. Whoever keeps answers for several callers names the tags of all forms that they keep, and gives out the one that is named back.
 */
export const heldTag = (request: Ready, tag: string, forms: readonly Coding[]): string | undefined => {
  if (!request.facts.statuses.includes(304)) return undefined;
  const held = request.method === 'GET' || request.method === 'HEAD' ? header(request, 'if-none-match') : undefined;
  if (held === undefined || held.trim() === '*') return held && tag;
  const tags = held.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return forms.map((coding) => packedTag(tag, coding)).find((one) => tags.includes(one));
};

/** Where the record is found that a 201 made or a 202 set out to make: its path ends with its id, and it knows what it stands under. */
const location = ({ facts, version }: Ready, data: unknown): Record<string, string> => {
  if (!facts.location) return {};
  const record = data as Record<string, string>;
  const path = facts.location.replace(/\{\w+\}$/, record.id!).replaceAll(/\{(\w+)\}/g, (_, parent: string) => record[parent]!);
  return { Location: facts.document === 'platform' ? path.replace(/^\/v1\//, `/${version?.name}/`) : path };
};

/** Checks the whole answer, then leaves the asked fields, and puts the headers that come with a record. */
export const finish = (request: Ready, replied: Replied, body: unknown, check: AnswerCheck): Answer => {
  check(request.operation.operationId, replied.status, body);
  const headers: Record<string, string> = announces(replied.status) ? location(request, replied.data) : {};
  if (request.facts.cacheControl) headers['Cache-Control'] = request.facts.cacheControl;
  if (request.facts.pragma) headers.Pragma = 'no-cache';
  if (replied.version !== undefined) headers.ETag = etag(replied.version, whose(request, replied));
  const { fields, expand } = request.read as { fields?: string[]; expand?: string[] };
  // The tag is the record's own: what was expanded may have changed without it.
  const held = headers.ETag && !expand && heldTag(request, headers.ETag, acceptedCodings(header(request, 'accept-encoding')));
  if (held) return { status: 304, headers: { ...headers, ETag: held } };
  return { status: replied.status, headers, body: shape(body, fields, expand ?? []) };
};
