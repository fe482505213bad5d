import { type OperationFacts, records, spellings } from '../contract/operations.ts';
import { refusal, validateBody, validateHeaders, validatePath, validateQuery } from '../contract/validate.ts';
import { type Coding, codings, takesOneOf } from '../core/content-codings.ts';
import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import { readJson } from '../core/json.ts';
import type { AccountCursors } from '../core/query/cursors.ts';
import { readListQuery } from '../core/query/list-query.ts';
import { expectStorable, mayRound, parseExactly, unstorableIn } from '../core/storable-json.ts';
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

/** Headers that hold one thing each: of two of them the first would be believed, and whoever stands before us may believe the second. */
const single = new Map(
  ['Content-Type', 'Idempotency-Key', 'If-Range', 'Origin', 'Range', 'Referer', 'X-API-Version'].map((name) => [name.toLowerCase(), name]),
);

/** Lists may come in several lines; credentials that come twice are told of where they are looked at. */
export const requireSingleHeaders = ({ doubled }: Exchange): void => {
  const [name] = doubled.flatMap((one) => single.get(one) ?? []);
  if (name !== undefined) throw new ServiceError('malformed_request', `The request has more than one ${name} header. Send one.`);
};

/** The ranges that fit a type, the most specific one first (RFC 9110, 12.5.1). */
const rangesOf = (type: string) => [type, `${type.split('/')[0]}/*`, '*/*'];

/** What `Accept` asks for and whether it does so to exclude it, with a quality of 0. */
const readAccept = (accept: string): Map<string, boolean> =>
  new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((range) => range.split(';').map((part) => part.trim()))
      .map(([type, ...parameters]) => [type!, !parameters.some((one) => /^q=0(\.0*)?$/.test(one))]),
  );

/** Whoever takes problem documents takes the answers too. What answers any type answers one of those that are asked for. */
const acceptable = (accept: string, answers: readonly string[]): boolean => {
  const asked = readAccept(accept);
  if (asked.get('application/problem+json')) return true;
  return answers.some((one) => {
    if (one === '*/*') return [...asked.values()].includes(true);
    const range = rangesOf(one).find((each) => asked.has(each));
    return range !== undefined && asked.get(range);
  });
};

/** The codings of an operation's answers: neither secrets nor bytes that somebody uploaded are packed. */
const codingsOf = ({ cacheControl, answers }: OperationFacts): readonly Coding[] =>
  cacheControl === 'no-store' || answers.includes('*/*') ? ['identity'] : codings;

/** Who excludes bytes as they are has to take one of the codings that there are: a 406 comes before anything is done. */
export const requireCoding = (exchange: Exchange): void => {
  const accepted = header(exchange, 'accept-encoding');
  const offered = codingsOf(exchange.facts);
  if (takesOneOf(accepted, offered)) return;
  throw new ServiceError('not_acceptable', `The answer is sent as ${offered.join(', ')}; Accept-Encoding asks for ${excerpt(accepted!)}.`);
};

/** An `Accept` that excludes every form the operation answers in is a 406. */
export const negotiate = (exchange: Exchange): void => {
  requireCoding(exchange);
  const accept = header(exchange, 'accept');
  const { answers } = exchange.facts;
  if (!accept || answers.length === 0 || acceptable(accept, answers)) return;
  throw new ServiceError('not_acceptable', `${exchange.operationId} answers ${answers.join(', ')}; Accept asks for ${excerpt(accept)}.`);
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

const decoded = (bytes: Buffer): string => {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new ServiceError('malformed_json', 'The body is not UTF-8.', { cause });
  }
};

const takeJson = (exchange: Exchange, bytes: Buffer): void => {
  const text = decoded(bytes);
  exchange.body = readJson(text, 'The body');
  if (mayRound(text)) exchange.numbers = text;
};

const form = 'application/x-www-form-urlencoded';

const givenTwice = (name: string) =>
  new ServiceError('invalid_parameters', `The form gives ${excerpt(name)} more than once.`, {
    details: [{ field: name, message: 'May be given once.', code: 'duplicate_items' }],
  });

/** Fields that a form may have: more than any operation takes, and no more than are soon looked at. */
const maxFields = 1000;

const tooManyFields = () => new ServiceError('invalid_parameters', `A form may have ${maxFields} fields.`);

/** A form's fields; RFC 6749 allows each of them once. */
const parseForm = (bytes: Buffer): Record<string, string> => {
  const text = bytes.toString();
  // Counted before they are read, which costs more.
  if (text.split('&', maxFields + 1).length > maxFields) throw tooManyFields();
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) throw givenTwice(name);
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
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

/** Nothing and an empty object say the same: many HTTP clients send one or the other where there is nothing to say. */
const saysNothing = (bytes: Buffer): boolean => /^(\{\s*\})?$/.test(bytes.toString().trim());

/** What a caller says and nobody reads would be lost in silence. */
const expectNoBody = async (exchange: Exchange): Promise<void> => {
  if (!hasBody(exchange) || saysNothing(await exchange.readBody())) return;
  throw new ServiceError('invalid_parameters', `${exchange.operationId} takes no body. Send none, or an empty object.`, {
    details: [{ field: '(body)', message: 'Is not taken here.', code: 'not_allowed' }],
  });
};

/** The media type of the body, in lower case and without parameters. */
const contentType = (exchange: Exchange): string => header(exchange, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** A form that may hold the caller's token (RFC 6750, 2.2) is read before anybody knows who is calling. */
export const readTokenForm = async (exchange: Exchange): Promise<void> => {
  const { takes, credentials } = exchange.facts;
  if (!takes.includes(form) || !credentials.includes('bearer')) return;
  if (!hasBody(exchange) || contentType(exchange) !== form) return;
  requireUtf8(exchange);
  exchange.body = parseForm(await exchange.readBody());
};

/** JSON and forms are UTF-8: what says otherwise would be read as something else than was meant. */
const requireUtf8 = (exchange: Exchange): void => {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(header(exchange, 'content-type') ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
  if (charset !== 'utf-8' && charset !== 'utf8')
    throw new ServiceError('unsupported_media_type', `Send the body in UTF-8, not in ${excerpt(charset) || 'a charset without a name'}.`);
};

/** Reads a JSON body where the operation takes one, and gets ready for bytes where it takes those. */
export const readBody = async (exchange: Exchange): Promise<void> => {
  const { takes, bodyRequired, maxBytes } = exchange.facts;
  if (exchange.body !== undefined) return;
  if (takes.length === 0) return expectNoBody(exchange);
  if (maxBytes !== null) return takeUpload(exchange, maxBytes);
  if (!hasBody(exchange)) {
    if (bodyRequired) throw missingBody(exchange);
    return;
  }
  const type = contentType(exchange);
  if (!takes.includes(type))
    throw new ServiceError(
      'unsupported_media_type',
      `${exchange.operationId} takes ${takes.join(' or ')}, not ${excerpt(type) || 'a body without Content-Type'}.`,
    );
  requireUtf8(exchange);
  const bytes = await exchange.readBody();
  if (bytes.length === 0 && bodyRequired) throw missingBody(exchange);
  if (bytes.length === 0) return;
  if (type === form) exchange.body = parseForm(bytes);
  else takeJson(exchange, bytes);
};

/** The pagination parameters that the operation has in this version. */
const formsOf = ({ facts, version }: Exchange): string[] =>
  facts.forms.filter((name) => version?.pagination.includes(name === 'after' ? 'cursor' : name));

/** What no database keeps is in no record: to ask for it is a mistake in the address. */
const expectFindable = (read: Record<string, unknown>): void => {
  const found = unstorableIn(read);
  if (found) throw refusal([{ ...found, code: 'not_allowed' }]);
};

/** Holds the whole request against the contract; reads the query on the way. */
export const validate = (exchange: Exchange): void => {
  const { operationId } = exchange;
  validatePath(operationId, exchange.params);
  // An unusable X-Request-ID has been replaced, not refused.
  validateHeaders(operationId, { ...exchange.headers, 'x-request-id': exchange.requestId });
  const { api_key: _credential, ...query } = exchange.query;
  exchange.read = validateQuery(operationId, query, formsOf(exchange));
  if (exchange.body !== undefined) validateBody(operationId, contentType(exchange), exchange.body);
  expectFindable(exchange.read);
  // OAuth keeps nothing of a form as it came, and passes over what it does not know.
  if (!exchange.facts.takes.includes(form)) expectStorable(exchange.body);
  if (exchange.numbers !== undefined) expectStorable(parseExactly(exchange.numbers));
};

const packed = codings.filter((coding) => coding !== 'identity');

/** A strong tag, as records have it: in front of the version perhaps whose it is, and behind it how the answer was packed. */
const strongTag = new RegExp(String.raw`(?<!W\/)"(?:(\w+)-)?(\d+)(?:-(?:${packed.join('|')}))?"`, 'g');

/** The versions that `If-Match` allows; a tag that names a record counts for that record only. */
const versionsIn = (ifMatch: string | undefined, ids: readonly (string | undefined)[]): number[] | undefined => {
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  const tags = [...ifMatch.matchAll(strongTag)];
  return tags.filter(([, id]) => id === undefined || ids.includes(id)).map(([, , version]) => Number(version));
};

/** A related record is read under its own family's scope, whichever record brings it. */
export const authorizeExpansions = ({ facts, read, caller }: Exchange): void => {
  const asked = (read.expand as string[] | undefined) ?? [];
  const scopes = facts.record ? asked.flatMap((name) => records[facts.record!]!.expandScopes[name] ?? []) : [];
  if (scopes.length > 0) authorize({ facts: { scopes }, caller });
};

/** Reads the list language and `If-Match`, so that handlers find them ready. */
export const readConditions =
  (cursors: AccountCursors) =>
  (exchange: Exchange): void => {
    const { facts, operationId, path, params, read, caller } = exchange;
    // An address without an id is another record for each caller, and its tags name which.
    const ids = facts.path.includes('{') ? Object.values(params) : [caller?.userId, caller?.accountId];
    if (facts.guarded) exchange.ifMatch = versionsIn(header(exchange, 'if-match'), ids);
    if (!facts.list || !facts.record) return;
    const open = (cursor: string, about: string) => cursors(caller.accountId).open(cursor, `${operationId} ${path} ${about}`);
    const [first] = records[facts.record]!.sorts;
    const sort = facts.defaultSort ?? (first ? `${first}:asc` : undefined);
    exchange.list = readListQuery(read, records[facts.record]!, spellings[facts.record]!, formsOf(exchange), sort, open);
  };
