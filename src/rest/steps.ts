import { records, spellings } from '../contract/operations.ts';
import { validateBody, validateHeaders, validatePath, validateQuery } from '../contract/validate.ts';
import { ServiceError } from '../core/errors.ts';
import type { Cursors } from '../core/query/cursors.ts';
import { readListQuery } from '../core/query/list-query.ts';
import { unstorableIn } from '../core/storable.ts';
import { authorize } from '../rules/authorize.ts';
import { type Exchange, header } from './exchange.ts';
import { uploadOf } from './upload.ts';

/** Plain HTTP is refused, never redirected: a redirect would let credentials travel in clear once more each time. */
export const requireHttps = (exchange: Exchange): void => {
  if (!exchange.secure) throw new ServiceError('https_required', 'Use https: credentials must not travel in clear.');
};

const decodes = (text: string): boolean => {
  try {
    return !text.includes('%') || decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
};

/** Percent signs that introduce no UTF-8 are refused: whatever they were read as would be a guess. */
export const requireWellFormedAddress = ({ path, search }: Exchange): void => {
  if (decodes(path) && decodes(search)) return;
  throw new ServiceError(
    'malformed_request',
    'The address is not well formed: percent signs must introduce UTF-8 in hexadecimal digits (RFC 3986).',
  );
};

const acceptable = (accept: string, answers: readonly string[]): boolean =>
  accept.split(',').some((range) => {
    const type = range.split(';', 1)[0]!.trim().toLowerCase();
    return (
      type === '*/*' ||
      type === 'application/problem+json' ||
      answers.some((one) => one === type || type === `${one.split('/')[0]}/*` || one === '*/*')
    );
  });

/** An `Accept` that excludes every form the operation answers in is a 406. */
export const negotiate = (exchange: Exchange): void => {
  const accept = header(exchange, 'accept');
  const { answers } = exchange.facts;
  if (!accept || answers.length === 0 || acceptable(accept, answers)) return;
  throw new ServiceError('not_acceptable', `${exchange.operationId} answers ${answers.join(', ')}; Accept asks for ${accept}.`);
};

const parseJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new ServiceError('malformed_json', `The body is not JSON: ${(cause as Error).message}.`, { cause });
  }
};

const hasBody = (exchange: Exchange): boolean =>
  exchange.headers['transfer-encoding'] !== undefined || Number(header(exchange, 'content-length') ?? 0) > 0;

const missingBody = ({ operationId, facts }: Exchange) =>
  new ServiceError('missing_body', `${operationId} needs a body of ${facts.takes.join(' or ')}.`, {
    details: [{ field: '(body)', message: 'Is required.', code: 'missing_required_field' }],
  });

/** A file may be empty, as long as its caller says so. */
const takeUpload = (exchange: Exchange, maxBytes: number): void => {
  if (!hasBody(exchange) && header(exchange, 'content-length') === undefined) throw missingBody(exchange);
  exchange.upload = uploadOf(exchange, maxBytes);
};

/** Reads a JSON body where the operation takes one, and gets ready for bytes where it takes those. */
export const readBody = async (exchange: Exchange): Promise<void> => {
  const { takes, bodyRequired, maxBytes } = exchange.facts;
  if (takes.length === 0) return;
  if (maxBytes !== null) return takeUpload(exchange, maxBytes);
  if (!hasBody(exchange)) {
    if (bodyRequired) throw missingBody(exchange);
    return;
  }
  const type = header(exchange, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!takes.includes(type))
    throw new ServiceError(
      'unsupported_media_type',
      `${exchange.operationId} takes ${takes.join(' or ')}, not ${type || 'a body without Content-Type'}.`,
    );
  const bytes = await exchange.readBody();
  if (bytes.length === 0 && bodyRequired) throw missingBody(exchange);
  if (bytes.length > 0) exchange.body = parseJson(bytes);
};

/** The pagination parameters that the operation has in this version. */
const formsOf = ({ facts, version }: Exchange): string[] =>
  facts.forms.filter((name) => version?.pagination.includes(name === 'after' ? 'cursor' : name));

/** What fits the contract and could not be kept as it was sent is refused here, before a database mends it in silence. */
const requireStorable = (value: unknown): void => {
  const found = unstorableIn(value);
  if (!found) return;
  throw new ServiceError('unprocessable', 'A value cannot be kept as it was sent.', { details: [{ ...found, code: 'not_allowed' }] });
};

/** Holds the whole request against the contract; reads the query on the way. */
export const validate = (exchange: Exchange): void => {
  const { operationId } = exchange;
  validatePath(operationId, exchange.params);
  // An unusable X-Request-ID has been replaced, not refused.
  validateHeaders(operationId, { ...exchange.headers, 'x-request-id': exchange.requestId });
  const { api_key: _credential, ...query } = exchange.query;
  exchange.read = validateQuery(operationId, query, formsOf(exchange));
  if (exchange.body !== undefined) validateBody(operationId, exchange.facts.takes[0]!, exchange.body);
  requireStorable(exchange.read);
  requireStorable(exchange.body);
};

const versionsIn = (ifMatch: string | undefined): number[] | undefined =>
  ifMatch === undefined || ifMatch === '*' ? undefined : [...ifMatch.matchAll(/(?<!W\/)"(\d+)"/g)].map(([, version]) => Number(version));

/** A related record is read under its own family's scope, whichever record brings it. */
export const authorizeExpansions = ({ facts, read, caller }: Exchange): void => {
  const asked = (read.expand as string[] | undefined) ?? [];
  const scopes = facts.record ? asked.flatMap((name) => records[facts.record!]!.expandScopes[name] ?? []) : [];
  if (scopes.length > 0) authorize({ facts: { public: false, scopes }, caller });
};

/** Reads the list language and `If-Match`, so that handlers find them ready. */
export const readConditions =
  (cursors: Cursors) =>
  (exchange: Exchange): void => {
    const { facts, operationId, path, read } = exchange;
    if (facts.guarded) exchange.ifMatch = versionsIn(header(exchange, 'if-match'));
    if (!facts.list || !facts.record) return;
    const open = (cursor: string, about: string) => cursors.open(cursor, `${operationId} ${path} ${about}`);
    const [first] = records[facts.record]!.sorts;
    const sort = facts.defaultSort ?? (first ? `${first}:asc` : undefined);
    exchange.list = readListQuery(read, records[facts.record]!, spellings[facts.record]!, formsOf(exchange), sort, open);
  };
