import { nearest } from '../core/nearest-names.ts';
import type { RecordFacts } from '../core/query/list-query.ts';
import type { OperationFacts } from './operations.ts';

/** The message for an unknown name; `within` is the path of the object that has it. */
export type Unknown = (within: string, name: string) => string;

/** The message with the known names; in a long list, the most similar names come first. */
const notKnown = (name: string, known: readonly string[], show = (one: string) => one, extra = ''): string => {
  const near = nearest(name, known);
  const meant = near.length > 0 ? ` Did you mean ${near[0]}?` : '';
  const allowed = [...near, ...known.filter((one) => !near.includes(one))].map(show).join(', ');
  return `Is unknown.${extra || meant}${allowed && ` Allowed: ${allowed}.`}`;
};

/** The message for an unknown property of a body. Properties of the record that the body does not take have messages of their own. */
export const unknownField =
  (words: OperationFacts['words']): Unknown =>
  (within, name) => {
    const here = Object.hasOwn(words, within) ? words[within]! : undefined;
    if (here?.service.includes(name)) return 'Is set by the server; omit it.';
    if (here?.others.includes(name)) return 'Cannot be set here; omit it.';
    return notKnown(name, here?.known ?? []);
  };

/** The field that a parameter is meant to filter by: `name` in `name[foo]` and in `name_like`, and `metadata` without a key. */
const filteredBy = (name: string, fields: readonly string[]): string | undefined =>
  fields
    .filter((field) => name === field || name.startsWith(`${field}[`) || name.startsWith(`${field}_`))
    .sort((a, b) => b.length - a.length)[0];

/** The message for an unknown query parameter. For a wrong operator it lists the operators of that field, but not the many of others. */
export const unknownParameter = (
  { list, declared, forms: own }: OperationFacts,
  record: RecordFacts | undefined,
  forms: readonly string[],
): Unknown => {
  const filters = (list && record?.filters) || {};
  const fields = Object.keys(filters);
  const others = declared.filter((name) => !own.includes(name) || forms.includes(name));
  const show = (one: string) => (fields.includes(one) ? `${one} with its operators` : one);
  return (_within, name) => {
    const field = filteredBy(name, fields);
    const operators = field && ` The filters by ${field} are ${filters[field]!.names.join(', ')}.`;
    return notKnown(name, [...others, ...fields], show, operators);
  };
};
