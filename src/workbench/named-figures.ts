import { readdirSync } from 'node:fs';
import { readYaml } from '../codegen/read-yaml.ts';
import { sharedSections } from '../documents/shared.ts';
import { isJson, type Json, valueIn } from './source-files.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The words of the texts in a part of a file that name a figure of plans.yaml, or one of a group. */
const placesNaming = (figure: string, value: unknown, words: readonly string[] = []): string[][] => {
  if (typeof value === 'string') return new RegExp(`\\{plans\\.${figure.replaceAll('.', '\\.')}[ .}]`).test(value) ? [[...words]] : [];
  return isJson(value) ? Object.entries(value).flatMap(([key, inside]) => placesNaming(figure, inside, [...words, key])) : [];
};

/** The words down to the innermost property, because a new property may stand in a schema that was there. */
const toProperty = (words: readonly string[]): string[] => {
  const at = words.lastIndexOf('properties');
  return at < 0 ? [] : words.slice(0, at + 2);
};

const operationIds = ({ paths = {} }: Json): Set<unknown> =>
  new Set(Object.values(paths as Json).flatMap((item) => methods.map((method) => valueIn(item, [method, 'operationId']))));

/** The words of a place as they are below `components` of a document. */
const componentWords = (file: string, words: readonly string[]): readonly string[] => {
  const section = sharedSections[file];
  if (section) return [section, ...words];
  return words[0] === 'components' ? words.slice(1) : words;
};

/** Whether what a text of a file describes is in one of the released documents; what is neither a component nor an operation always is. */
const wasReleased = (released: readonly Json[], file: string, content: Json, words: readonly string[]): boolean => {
  const [section = '', name = '', ...tail] = componentWords(file, words);
  if (['schemas', 'parameters', 'responses', 'headers'].includes(section))
    return released.some((document) => valueIn(document, ['components', section, name, ...toProperty(tail)]) !== undefined);
  const operation = valueIn(content, [section, name, 'operationId']);
  return operation === undefined || released.some((document) => operationIds(document).has(operation));
};

const filesIn = (folder: string): string[] =>
  readdirSync(`openapi/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => file.endsWith('.yaml') && !/^(lint|released|journeys|versions)\/|^(plans|changelog|accepted-breaks)\.yaml$/.test(file),
    );

/**
 * Whether a figure of plans.yaml is only about what is new: the contracts name it, and nowhere in a part that was released.
 * @param released the released documents @param figure its words, such as `pages.groups`
 */
export const figuresOfNewParts = (released: readonly Json[]) => {
  const files = filesIn('.').map((file) => ({ file, content: readYaml<Json>(`openapi/${file}`) }));
  return (figure: string): boolean => {
    const places = files.flatMap(({ file, content }) => placesNaming(figure, content).map((words) => ({ file, content, words })));
    return places.length > 0 && !places.some(({ file, content, words }) => wasReleased(released, file, content, words));
  };
};
