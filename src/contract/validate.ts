import { type ErrorDetail, ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import { namesKey, type RecordFacts } from '../core/query/list-query.ts';
import { isSeveral, type Parameters } from '../core/query/query-string.ts';
import { unstorableIn } from '../core/storable-json.ts';
import type { Difference } from './difference.ts';
import { readKeyedValues } from './keyed-values.ts';
import { type OperationFacts, operations, records } from './operations.ts';
import { shortened } from './shorten.ts';
import type { OperationId } from './types.ts';
import { unknownField, unknownParameter } from './unknown-names.ts';
import { validators } from './validators/index.ts';
import { detailsOf } from './violations.ts';

const { platform, identity, account } = validators;
const bodies = { ...platform.bodies, ...identity.bodies, ...account.bodies };
const parameters = { ...platform.parameters, ...identity.parameters, ...account.parameters };

/** Cuts long text after one of its enumerated parts, or else at the maximum number of characters. */
const cut = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const comma = text.lastIndexOf(',', most - 3);
  return comma > 0 ? `${text.slice(0, comma)}, …` : `${text.slice(0, most - 1)}…`;
};

/** A detail as a sentence: its message begins with a verb, so the field becomes the subject. */
const sentenceAbout = ({ field, message }: ErrorDetail): string => {
  const subject = field === '(body)' ? 'The body' : `\`${field.slice(0, 100)}\``;
  return `${subject} ${message.charAt(0).toLowerCase()}${cut(message.slice(1), 500)}`;
};

const sentence = (details: ErrorDetail[]): string => {
  const { size } = new Set(details.map(({ field }) => field));
  return `${size > 1 ? `${size} fields are invalid. ` : ''}${sentenceAbout(details[0]!)}`;
};

/** The error for a request that breaks its contract. */
export const refusal = (details: ErrorDetail[]): ServiceError => new ServiceError('invalid_parameters', sentence(details), { details });

/** Refuses values in a query that the database cannot store, because no record can have them. @throws ServiceError `invalid_parameters` */
export const expectFindable = (read: Readonly<Record<string, unknown>>): void => {
  const found = unstorableIn(read);
  if (found) throw refusal([{ ...found, code: 'not_allowed' }]);
};

/** Adds how to continue with a cursor if `page` or `offset` exceeds its maximum. */
const deeperByCursor = (detail: ErrorDetail): ErrorDetail =>
  detail.code === 'too_large' && ['page', 'offset'].includes(detail.field)
    ? {
        ...detail,
        message: `${detail.message} To read further, use cursors: follow \`next\`, or begin with an empty \`after\`.`,
      }
    : detail;

/** The filters of a list; none of another operation, which may answer with the same record. */
const filtersOf = ({ list }: OperationFacts, record: RecordFacts | undefined): RecordFacts['filters'] => (list && record?.filters) || {};

/**
 * Checks an operation's query against the contract and parses it: texts become numbers and booleans.
 * @param forms the pagination parameters of the version that is served @param difference how that version differs
 * @throws ServiceError `invalid_parameters` naming each invalid parameter
 */
export const validateQuery = (
  operationId: OperationId,
  query: Parameters,
  forms: readonly string[] = operations[operationId].forms,
  difference?: Difference,
): Record<string, unknown> => {
  const { facts = operations[operationId], record = facts.record === null ? undefined : records[facts.record] } = difference ?? {};
  // Without a prototype, `__proto__` is an ordinary name, and refused like any other unknown name.
  const read: Record<string, unknown> = Object.create(null);
  const repeated: ErrorDetail[] = [];
  const keyed: Record<string, string | string[]> = {};
  const filters = filtersOf(facts, record);
  for (const name in query) {
    const value = query[name]!;
    const checked = namesKey(name, filters) ? keyed : read;
    if (isSeveral(name)) checked[name] = [value].flat();
    else if (Array.isArray(value)) repeated.push({ field: name, message: 'Must not be given more than once.', code: 'duplicate_items' });
    else checked[name] = value;
  }
  const check = (difference?.parameters ?? parameters[operationId]!).query;
  const absent = operations[operationId].forms.filter((name) => read[name] !== undefined && !forms.includes(name));
  const others = absent.map((field): ErrorDetail => ({ field, message: 'Is unknown in this version.', code: 'unknown_parameter' }));
  const found = check(read) ? [] : detailsOf(check.errors ?? [], 'unknown_parameter', unknownParameter(facts, record, forms));
  const byKeys = readKeyedValues(keyed);
  // A parameter that is given twice was left out of the check, which may report it as missing. Unknown parameters need no second error.
  const told = new Set([...repeated, ...others].map(({ field }) => field));
  const details = found.filter(({ field }) => !told.has(field));
  const wrong = [...repeated, ...others, ...byKeys.details, ...(forms.includes('after') ? details.map(deeperByCursor) : details)];
  if (wrong.length > 0) throw refusal(wrong);
  return Object.assign(read, byKeys.read);
};

/**
 * Checks the path parameters. No record can have an id that is not well formed, so the error is `not_found`.
 * @throws ServiceError `not_found`
 */
export const validatePath = (operationId: OperationId, path: Record<string, string>): void => {
  if (parameters[operationId]!.path(path)) return;
  const culprit = parameters[operationId]!.path.errors?.[0]?.instancePath.slice(1) ?? '';
  throw new ServiceError('not_found', `No record has the ${culprit.replaceAll('_', ' ')} ${excerpt(path[culprit] ?? '')}.`);
};

/** Checks the headers that the contract documents. @throws ServiceError `invalid_parameters` */
export const validateHeaders = (operationId: OperationId, headers: Record<string, unknown>): void => {
  const check = parameters[operationId]!.header;
  if (!check(headers)) throw refusal(detailsOf(check.errors ?? [], 'unknown_parameter'));
};

/** How a body with this media type breaks the contract. */
export const bodyViolations = (operationId: OperationId, mediaType: string, body: unknown, difference?: Difference): ErrorDetail[] => {
  const check = (difference?.bodies ?? bodies[operationId])?.[mediaType];
  const { words } = difference?.facts ?? operations[operationId];
  return check && !check(shortened(body)) ? detailsOf(check.errors ?? [], 'unknown_field', unknownField(words)) : [];
};

/** Checks a body with this media type. @throws ServiceError `invalid_parameters` */
export const validateBody = (operationId: OperationId, mediaType: string, body: unknown, difference?: Difference): void => {
  const details = bodyViolations(operationId, mediaType, body, difference);
  if (details.length > 0) throw refusal(details);
};
