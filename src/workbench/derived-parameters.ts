import { type Finding, wordsOf } from './places.ts';
import { isJson, type Json, resolvedIn, valueIn } from './source-files.ts';

/** The property of a record that a parameter of its lists derives from: the longest one that its name begins with. */
const propertyBehind = (document: Json, component: string): unknown => {
  const [record = '', parameter = ''] = component.split('.');
  const properties = valueIn(document, ['components', 'schemas', record, 'properties']);
  const [name] = Object.keys(isJson(properties) ? properties : {})
    .filter((one) => parameter === one || parameter.startsWith(`${one}_`) || parameter.startsWith(`${one}[`))
    .sort((one, other) => other.length - one.length);
  return name === undefined ? undefined : resolvedIn(document, valueIn(properties, [name]));
};

const kindOf = (schema: unknown): string => (isJson(schema) ? JSON.stringify([schema.type, schema.format]) : '');

/**
 * Whether a finding is about a filter whose property has another type or format than before. Which filters there are follows from it, and the change of
 * the property is found by itself.
 */
export const followsProperty = (base: Json, next: Json) => {
  const changed = (component: string): boolean => {
    const [before, now] = [propertyBehind(base, component), propertyBehind(next, component)];
    return before !== undefined && now !== undefined && kindOf(before) !== kindOf(now);
  };
  return ({ pointer, gone }: Finding): boolean => {
    const part = valueIn(gone ? base : next, wordsOf(pointer));
    const [top, section, component = ''] = wordsOf(isJson(part) && typeof part.$ref === 'string' ? part.$ref : pointer);
    return top === 'components' && section === 'parameters' && component.includes('.') && changed(component);
  };
};
