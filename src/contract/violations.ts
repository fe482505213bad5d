import { patternTexts } from '#generated/patterns';
import type { ErrorDetail } from '../core/errors.ts';
import { valuePath } from '../core/value-path.ts';
import type { Unknown } from './unknown-names.ts';

/** One error of a validator, in Ajv's terms. */
export interface Violation {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** A compiled validator. Returns whether a value is valid; if not, `errors` says why. */
export interface Check {
  (data: unknown): boolean;
  errors?: Violation[] | null;
}

/** Converts a JSON pointer to a field path: `/settings/defaultView` and `/tags/2` become `settings.defaultView` and `tags[2]`. */
const fieldPath = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((word) => word.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, word) => valuePath(path, /^(?:0|[1-9]\d{0,8})$/.test(word) ? Number(word) : word), '');
const plural = (count: unknown, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

type Wording = (params: Record<string, unknown>) => [code: string, message: string];

const formats: Record<string, string> = {
  'date-time': 'an instant such as 2026-03-14T09:26:53Z',
  date: 'a day such as 2026-03-14',
  email: 'an e-mail address',
  uri: 'an absolute URL such as https://example.com/path',
  int32: 'an integer from -2147483648 to 2147483647',
  int64: 'an integer from -9223372036854775808 to 9223372036854775807',
};

/** The messages for text that must be a number but is not written like one. */
const decimals: Record<string, string> = {
  'decimal-integer': 'Must be an integer in decimal digits, such as 20.',
  'decimal-number': 'Must be a number in decimal digits, such as 3.25.',
};

const malformed: Wording = ({ format }) => {
  const decimal = decimals[String(format)];
  return decimal ? ['invalid_type', decimal] : ['invalid_format', `Must be ${formats[String(format)] ?? `a ${format}`}.`];
};

const texts: Readonly<Record<string, string>> = patternTexts;

/** The message for a pattern: the contract's own text, or the maximum of wildcards, or else the pattern itself. */
const patternText = (pattern: string): string => {
  if (pattern in texts) return texts[pattern]!;
  const [, most] = /^\^\[\^%\]\*\(%\[\^%\]\*\)\{0,(\d+)\}\$$/.exec(pattern) ?? [];
  return most === undefined ? `Must match the pattern ${pattern}.` : `Must have at most ${most} wildcards, written as %.`;
};

const wordings: Record<string, Wording> = {
  type: ({ type }) => ['invalid_type', `Must be of type ${[type].flat().join(' or ')}.`],
  enum: ({ allowedValues }) => ['invalid_enum_value', `Must be one of: ${[allowedValues].flat().join(', ')}.`],
  const: ({ allowedValue }) => ['invalid_enum_value', `Must be ${allowedValue}.`],
  format: malformed,
  pattern: ({ pattern }) => ['invalid_format', patternText(String(pattern))],
  minLength: ({ limit }) => ['too_short', `Must have at least ${plural(limit, 'character')}.`],
  maxLength: ({ limit }) => ['too_long', `Must have at most ${plural(limit, 'character')}.`],
  minimum: ({ limit }) => ['too_small', `Must be at least ${limit}.`],
  maximum: ({ limit }) => ['too_large', `Must be at most ${limit}.`],
  minItems: ({ limit }) => ['too_few_items', `Must have at least ${plural(limit, 'entry').replace('entrys', 'entries')}.`],
  maxItems: ({ limit }) => ['too_many_items', `Must have at most ${plural(limit, 'entry').replace('entrys', 'entries')}.`],
  uniqueItems: () => ['duplicate_items', 'Must not contain duplicates.'],
  minProperties: ({ limit }) => ['too_few_items', `Must have at least ${plural(limit, 'property').replace('propertys', 'properties')}.`],
  maxProperties: ({ limit }) => ['too_many_items', `Must have at most ${plural(limit, 'property').replace('propertys', 'properties')}.`],
};

/** Keywords that only say that something inside them failed. The violations inside are more precise. */
const wrappers = new Set(['if', 'oneOf', 'anyOf', 'not', 'propertyNames', 'allOf']);

/** A tag with an unknown value also violates the enum of its values, whose message is more precise. */
const isReportedByEnum = (keyword: string, { error }: Record<string, unknown>) => keyword === 'discriminator' && error === 'mapping';

const describe = (violation: Violation, unknownCode: string, unknown: Unknown): ErrorDetail => {
  const path = fieldPath(violation.instancePath);
  const { keyword, params } = violation;
  if (keyword === 'required')
    return { field: valuePath(path, String(params.missingProperty)), message: 'Is required.', code: 'missing_required_field' };
  if (keyword === 'discriminator') {
    const field = valuePath(path, String(params.tag));
    if (params.tagValue === undefined) return { field, message: 'Is required.', code: 'missing_required_field' };
    return { field, message: 'Must be one of the values in the contract.', code: 'invalid_enum_value' };
  }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const name = params.additionalProperty ?? params.unevaluatedProperty;
    return { field: valuePath(path, String(name)), message: unknown(path, String(name)), code: unknownCode };
  }
  const [code, message] = wordings[keyword]?.(params) ?? ['invalid_format', `${violation.message ?? 'Does not match the contract'}.`];
  return { field: path || '(body)', message, code };
};

/** Whether a detail is more precise than another about the same field: it lists the allowed values, the other only their type. */
const saysMore = (detail: ErrorDetail, known: ErrorDetail): boolean =>
  detail.code === 'invalid_enum_value' && known.code === 'invalid_type';

/** The most details that an error lists. */
const maxDetails = 100;

/**
 * The details of an error from the violations that a check found: one entry for each field, with messages for people.
 * @param unknownCode `unknown_parameter` for parameters, `unknown_field` for bodies
 * @param unknown makes the message for an unknown name
 */
export const detailsOf = (violations: readonly Violation[], unknownCode: string, unknown: Unknown = () => 'Is unknown.'): ErrorDetail[] => {
  const isReported = ({ keyword, params }: Violation) => !wrappers.has(keyword) && !isReportedByEnum(keyword, params);
  const reported = violations.some(isReported) ? isReported : () => true;
  const details = new Map<string, ErrorDetail>();
  for (const violation of violations) {
    if (details.size === maxDetails) break;
    if (!reported(violation)) continue;
    const detail = describe(violation, unknownCode, unknown);
    const known = details.get(detail.field);
    if (!known || saysMore(detail, known)) details.set(detail.field, detail);
  }
  return [...details.values()];
};
