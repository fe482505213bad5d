import { nearest } from '../core/nearest-names.ts';
import { operations, records } from './operations.ts';
import type { OperationId } from './types.ts';

/** What is told of a name that is not known where it stands. */
export type Unknown = (within: string, name: string) => string;

/** Long lists begin with what may have been meant. */
const notKnown = (name: string, known: readonly string[], show = (one: string) => one, extra = ''): string => {
  const near = nearest(name, known);
  const meant = near.length > 0 ? ` Did you mean ${near[0]}?` : '';
  const allowed = [...near, ...known.filter((one) => !near.includes(one))].map(show).join(', ');
  return `Is not known here.${extra || meant}${allowed && ` Allowed: ${allowed}.`}`;
};

/** A property of a body: those of the record that the body does not take are told apart from slips. */
export const unknownField = (operationId: OperationId): Unknown => {
  const { words } = operations[operationId];
  return (within, name) => {
    const here = Object.hasOwn(words, within) ? words[within]! : undefined;
    if (here?.service.includes(name)) return 'Is set by the service; leave it out.';
    if (here?.others.includes(name)) return 'Cannot be set here; leave it out.';
    return notKnown(name, here?.known ?? []);
  };
};

/** The field that a parameter was to filter by: `name` of `name[foo]` and of `name_like`. */
const filteredBy = (name: string, fields: readonly string[]): string | undefined =>
  fields.filter((field) => name.startsWith(`${field}[`) || name.startsWith(`${field}_`)).sort((a, b) => b.length - a.length)[0];

/** A parameter of a query: a filter with a wrong operator is told those of its field. Operators of others are left out, for there are many. */
export const unknownParameter = (operationId: OperationId, forms: readonly string[]): Unknown => {
  const { list, record, declared, forms: own } = operations[operationId];
  const filters = list && record ? records[record]!.filters : {};
  const fields = Object.keys(filters);
  const others = declared.filter((name) => !own.includes(name) || forms.includes(name));
  const show = (one: string) => (fields.includes(one) ? `${one} with its operators` : one);
  return (_within, name) => {
    const field = filteredBy(name, fields);
    const operators = field && ` The filters by ${field} are ${filters[field]!.names.join(', ')}.`;
    return notKnown(name, [...others, ...fields], show, operators);
  };
};
