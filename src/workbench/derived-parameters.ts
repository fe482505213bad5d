import { type Finding, pointerOf, wordsOf } from './places.ts';
import { isJson, type Json, refsIn, resolvedIn, valueIn } from './source-files.ts';

/**
 * The property of a record that a parameter of its lists derives from: the longest one that its name begins with. A value of `sort`, such as
 * `name:asc`, or of `expand` derives from one, too.
 */
export const propertyBehind = (properties: unknown, parameter: string, value?: string): string | undefined => {
  const whole = parameter === 'sort' || parameter === 'expand' ? (value ?? '').split(/[:.]/)[0]! : parameter;
  return Object.keys(isJson(properties) ? properties : {})
    .filter((one) => whole === one || whole.startsWith(`${one}_`) || whole.startsWith(`${one}[`))
    .sort((one, other) => other.length - one.length)[0];
};

/** The component that a pointer leads to or is in. */
const componentAt = (document: Json, pointer: string): string[] => {
  const part = valueIn(document, wordsOf(pointer));
  return wordsOf(isJson(part) && typeof part.$ref === 'string' ? part.$ref : pointer);
};

/** The record whose `sort` or `expand` a finding is about. */
export const listOf = (document: Json, { pointer }: Finding): string | undefined => {
  const [top, section, component = ''] = componentAt(document, pointer);
  return top === 'components' && section === 'parameters' ? /^(\w+)\.(?:sort|expand)$/.exec(component)?.[1] : undefined;
};

/** The values that are gone: those that a list has lost, or all of a `sort` or `expand` that is gone itself. */
export const lostValues = (document: Json, finding: Finding): string[] => {
  if (finding.rule === 'enum-values-removed') return [...finding.message.matchAll(/'([^']+)'/g)].map(([, value]) => value!);
  if (finding.rule !== 'parameter-removed' || !listOf(document, finding)) return [];
  return valueIn(document, [...componentAt(document, finding.pointer), 'schema', 'items', 'enum']) as string[];
};

/** What is otherwise of a finding that is about some of the values alone. */
export const onlyOf = ({ message }: Finding, values: readonly [string, ...string[]]): Pick<Finding, 'message' | 'value'> => ({
  message: message.replace(/'.*'/, values.map((value) => `'${value}'`).join(', ')),
  value: values[0],
});

/** The words of the property behind a pointer to a parameter that derives from one. */
export const wordsBehind = (document: Json, { pointer, value }: Pick<Finding, 'pointer' | 'value'>): string[] | undefined => {
  const [top, section, component = ''] = componentAt(document, pointer);
  const [record = '', parameter] = component.split('.');
  if (top !== 'components' || section !== 'parameters' || parameter === undefined) return undefined;
  const properties = ['components', 'schemas', record, 'properties'];
  const name = propertyBehind(valueIn(document, properties), parameter, value);
  return name === undefined ? undefined : [...properties, name];
};

const kindOf = (schema: unknown): string => (isJson(schema) ? JSON.stringify([schema.type, schema.format]) : '');

/**
 * Whether a finding is about a filter whose property has another type or format than before. Which filters there are follows from it, if the change of
 * the property is found by itself.
 * @param all the findings
 */
export const followsProperty =
  (base: Json, next: Json, all: readonly Finding[]) =>
  ({ pointer, gone }: Finding): boolean => {
    const words = wordsBehind(gone ? base : next, { pointer });
    if (!words) return false;
    const [before, now] = [base, next].map((document) => resolvedIn(document, valueIn(document, words)));
    const places = [pointerOf(words), ...refsIn(valueIn(next, words))];
    const isFound = all.some((one) => places.some((place) => `${one.pointer}/`.startsWith(`${place}/`)));
    return isFound && before !== undefined && now !== undefined && kindOf(before) !== kindOf(now);
  };
