import { type Finding, wordsOf } from './places.ts';
import { isJson, type Json, resolvedIn, valueIn } from './source-files.ts';

/** The property of a record that a parameter of its lists derives from: the longest one that its name begins with. */
const propertyBehind = (document: Json, component: string): string[] | undefined => {
  const [record = '', parameter = ''] = component.split('.');
  const words = ['components', 'schemas', record, 'properties'];
  const properties = valueIn(document, words);
  const [name] = Object.keys(isJson(properties) ? properties : {})
    .filter((one) => parameter === one || parameter.startsWith(`${one}_`) || parameter.startsWith(`${one}[`))
    .sort((one, other) => other.length - one.length);
  return name === undefined ? undefined : [...words, name];
};

/** The words of the property behind a pointer to a parameter that derives from one. */
export const wordsBehind = (document: Json, pointer: string): string[] | undefined => {
  const part = valueIn(document, wordsOf(pointer));
  const [top, section, component = ''] = wordsOf(isJson(part) && typeof part.$ref === 'string' ? part.$ref : pointer);
  return top === 'components' && section === 'parameters' && component.includes('.') ? propertyBehind(document, component) : undefined;
};

const kindOf = (schema: unknown): string => (isJson(schema) ? JSON.stringify([schema.type, schema.format]) : '');

/**
 * Whether a finding is about a filter whose property has another type or format than before. Which filters there are follows from it, and the change of
 * the property is found by itself.
 */
export const followsProperty =
  (base: Json, next: Json) =>
  ({ pointer, gone }: Finding): boolean => {
    const words = wordsBehind(gone ? base : next, pointer);
    const [before, now] = [base, next].map((document) => words && resolvedIn(document, valueIn(document, words)));
    return before !== undefined && now !== undefined && kindOf(before) !== kindOf(now);
  };
