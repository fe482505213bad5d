// Every x- key that a contract of ours may use, the policy keys of ../README.md among them: where each stands and what it may say.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { type Dict, isDict } from './nodes.ts';

interface Extension {
  places: string[];
  form: string;
  fits: (value: unknown, node: Dict) => boolean;
}

const on = (...places: string[]) => places;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;
const isTrue = (value: unknown): boolean => value === true;
const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);
const listOf = (fits: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(fits) && new Set(value).size === value.length;
const oneOf =
  (...values: string[]) =>
  (value: unknown) =>
    values.includes(value as string);

const ENVELOPE_TEXTS = ['single', 'collection', 'data'];
const FORMS = ['page', 'offset', 'cursor'];
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) > 0;
const isCloseCode = (value: unknown) => isDict(value) && Number.isInteger(value.code) && isText(value.reason) && isText(value.description);
const isEffect = (value: unknown) => isDict(value) && isDict(value.records) && isText(value.for);
const isReaders = (value: unknown) =>
  isDict(value) &&
  (value.of === undefined ? value.person !== undefined && value.before === undefined : matches(/^[a-z_]+(\.[a-z_]+)*$/)(value.of)) &&
  (value.person === undefined || matches(/^[a-z_]+$/)(value.person)) &&
  (value.before === undefined || value.before === true) &&
  Object.keys(value).every((key) => ['of', 'person', 'before'].includes(key));
const isErrorStatus = (value: unknown) => isCount(value) && (value as number) >= 400 && (value as number) < 600;
const isDay = matches(/^\d{4}-\d{2}-\d{2}$/);

/** How many days something is deprecated before it is removed. */
const DEPRECATION_DAYS: number = parse(readFileSync(new URL('../plans.yaml', import.meta.url), 'utf8')).notice.days;
const daysFrom = (day: unknown, other: unknown) => (Date.parse(String(other)) - Date.parse(String(day))) / (24 * 60 * 60 * 1000);

export const EXTENSIONS: Record<string, Extension> = {
  'x-scopes': { places: on('Operation'), form: 'a list of scopes, each of them once', fits: listOf(isText) },
  'x-authority': { places: on('Operation'), form: 'a list of words of authority.yaml, each of them once', fits: listOf(isText) },
  'x-public': { places: on('Operation'), form: '`true`; leave it out otherwise', fits: isTrue },
  'x-security': {
    places: on('Operation'),
    form: 'a list of security requirements',
    fits: (value) => Array.isArray(value) && value.every(isDict),
  },
  'x-emits': { places: on('Operation'), form: 'a list of event kinds, each of them once', fits: listOf(matches(/^[A-Z]+(_[A-Z]+)+$/)) },
  'x-causes': { places: on('Operation'), form: 'a list of event kinds, each of them once', fits: listOf(matches(/^[A-Z]+(_[A-Z]+)+$/)) },
  'x-audits': {
    places: on('Operation', 'Root'),
    form: 'a list of actions of the audit log, each of them once',
    fits: listOf(matches(/^[a-z][A-Za-z]+$/)),
  },
  'x-family': {
    places: on('Operation'),
    form: 'the file that the operation is from, where that is not its tag; it is derived, so leave it out',
    fits: isText,
  },
  // The lint has replaced these two where a family has the key.
  'x-family-values': { places: on('Schema'), form: 'a key under which families have values; none has this', fits: () => false },
  'x-family-ids': { places: on('Schema'), form: 'a key that families have in their files; none has this', fits: () => false },
  'x-family-errors': { places: on('Schema'), form: '`true`, at the list of error codes', fits: isTrue },
  'x-batch-operations': { places: on('Schema'), form: '`true`, at an enumeration without values', fits: isTrue },
  'x-search': { places: on('Schema'), form: '`title` or `text`, at a property of a record', fits: oneOf('title', 'text') },
  // The lint has replaced it.
  'x-search-kinds': { places: on('Schema'), form: '`true`, at an enumeration without values', fits: () => false },
  'x-catalogue': { places: on('Schema'), form: '`types` or `bodies`, of the catalogue of events', fits: oneOf('types', 'bodies') },
  'x-envelope': {
    places: on('Schema'),
    form: '`single` or `collection`, beside the record of an answer',
    fits: oneOf('single', 'collection'),
  },
  'x-envelope-texts': {
    places: on('Schema'),
    form: 'sentences for `single`, `collection` and `data`, where the name of the record does not make them',
    fits: (value) => isDict(value) && Object.entries(value).every(([name, text]) => ENVELOPE_TEXTS.includes(name) && isText(text)),
  },
  'x-rate-cost': { places: on('Operation'), form: 'a whole number from 0', fits: (value) => value === 0 || isCount(value) },
  'x-own': { places: on('Operation'), form: '`true`; leave it out otherwise', fits: isTrue },
  'x-lengthy': { places: on('Operation'), form: '`true`; leave it out otherwise', fits: isTrue },
  'x-batch': {
    places: on('Operation'),
    form: '`operations`, where its body is a batch; `excluded`, where it cannot be part of one',
    fits: oneOf('operations', 'excluded'),
  },
  'x-default-sort': { places: on('Operation'), form: '`field:asc` or `field:desc`', fits: matches(/^[a-z_]+:(asc|desc)$/) },
  'x-lines-of': { places: on('Operation'), form: 'the operationId of a list', fits: matches(/^list[A-Za-z]+$/) },
  'x-pagination': { places: on('Operation'), form: `a list of ${FORMS.join(', ')}`, fits: listOf(oneOf(...FORMS)) },
  'x-errors': { places: on('Operation'), form: '`oauth` or `session`; leave it out for form A', fits: oneOf('oauth', 'session') },
  'x-filter': { places: on('Schema'), form: '`true`; leave it out otherwise', fits: isTrue },
  'x-sort': { places: on('Schema'), form: '`true`; leave it out otherwise', fits: isTrue },
  'x-observed': { places: on('Schema'), form: '`true`; leave it out otherwise', fits: isTrue },
  'x-expand': { places: on('Schema'), form: 'the name of the property beside it', fits: matches(/^[a-z_]+$/) },
  'x-stability': { places: on('Operation'), form: '`stable` or `beta`', fits: oneOf('stable', 'beta') },
  'x-deprecated': {
    places: on('Operation', 'Schema', 'Parameter', 'Header'),
    form: "the day on which the deprecation began, '2028-01-01', and stands with `deprecated: true`",
    fits: (value, node) => isDay(value) && node.deprecated === true,
  },
  'x-sunset': {
    places: on('Operation', 'Schema', 'Parameter', 'Header'),
    form: `a day, '2028-01-01', at least ${DEPRECATION_DAYS} days after \`x-deprecated\`, and stands with it and with \`deprecated: true\``,
    fits: (value, node) => isDay(value) && node.deprecated === true && daysFrom(node['x-deprecated'], value) >= DEPRECATION_DAYS,
  },
  'x-enumDescriptions': {
    places: on('Schema'),
    form: 'a sentence for each value of `enum`, and for nothing else',
    fits: (value, node) => isDict(value) && isDeepStrictEqual(Object.keys(value).sort(), [...((node.enum ?? []) as string[])].sort()),
  },
  'x-statuses': {
    places: on('Schema'),
    form: 'the HTTP status of each value of `enum`, and of nothing else',
    fits: (value, node) =>
      isDict(value) && Object.values(value).every(isErrorStatus) && isDeepStrictEqual(Object.keys(value), (node.enum ?? []) as string[]),
  },
  'x-pattern-says': {
    places: on('Schema'),
    form: 'a sentence about what stands with `pattern`, as a refusal tells it',
    fits: (value, node) => matches(/^(Must|May) .*\.$/)(value) && isText(node.pattern),
  },
  'x-visible': {
    places: on('Schema'),
    form: '`true` beside `pattern`; leave it out otherwise',
    fits: (value, node) => isTrue(value) && isText(node.pattern),
  },
  'x-sent-pattern': {
    places: on('Schema'),
    form: 'a narrower pattern beside `pattern`, which our own values fit and clients do not rely on',
    fits: (value, node) => isText(value) && isText(node.pattern),
  },
  'x-limits': { places: on('Root'), form: 'whole numbers by name', fits: (value) => isDict(value) && Object.values(value).every(isCount) },
  'x-affects': {
    places: on('Schema'),
    form: 'a list of `records`, `for`, for a change `changed`, and for a record that begins `made`',
    fits: listOf(isEffect),
  },
  'x-readers': {
    places: on('Schema'),
    form: '`of`, a property such as `subject.id`; `person`, another one; and `before: true`, or without it; or `person` alone',
    fits: isReaders,
  },
  'x-deleted-with': {
    places: on('Schema'),
    form: 'a list of properties such as `subject.id`, each of them once',
    fits: listOf(matches(/^[a-z_]+(\.[a-z_]+)*$/)),
  },
  'x-close-codes': { places: on('Root'), form: 'a list of `code`, `reason`, `reconnect` and `description`', fits: listOf(isCloseCode) },
  'x-name': { places: on('Info'), form: 'the name of the platform, of at most 60 characters', fits: matches(/^\S.{0,58}\S$/) },
  'x-audience': { places: on('Info'), form: 'a phrase that says whom the document is for', fits: isText },
};
