import { wordsOf } from './places.ts';
import { isJson, type Json, type Node, type SourceFiles, valueIn } from './source-files.ts';

const file = 'shared/common.yaml';

/** The lists of common.yaml whose entries operations have by default. */
const lists = ['headers', 'parameters', 'responses'];

/** Whether most responses of a document have a header. */
const isOnMost = ({ components }: Json, header: string): boolean => {
  const responses = Object.values(isJson(components) && isJson(components.responses) ? components.responses : {});
  const having = responses.filter((response) => isJson(response) && isJson(response.headers) && header in response.headers);
  return having.length * 2 > responses.length;
};

/** Whether a response has one record in the envelope that `x-envelope` derives. */
const hasRecord = (document: Json, response: readonly string[]): boolean =>
  String(valueIn(document, [...response, 'content', 'application/json', 'schema', '$ref'])).endsWith('Single');

/**
 * The list of common.yaml from which a header, parameter or response was removed; undefined for one that an operation states itself.
 * @param document the released document, which still has it @param words its pointer there
 */
export const generalPart = ({ read, definition }: SourceFiles, document: Json, words: readonly string[]): Node | undefined => {
  const [list, name] = words.slice(-2) as [string, string];
  if (!lists.includes(list)) return undefined;
  const value = valueIn(document, words);
  const [, section = '', component = name] = wordsOf(isJson(value) ? String(value.$ref ?? '') : '');
  const common = read(file);
  if (list === 'headers' && hasRecord(document, words.slice(0, -2)) && !JSON.stringify(common.records).includes(`/${name}"`))
    return { file, words: ['records'] };
  const listed = JSON.stringify(list === 'parameters' ? [common.parameters, common.pagination] : common[list]);
  if (listed.includes(`/${component}"`) || listed.includes(`"${name}":`)) return undefined;
  const isShared = list === 'headers' ? isOnMost(document, name) : definition(section, component)?.file === `shared/${list}.yaml`;
  return isShared ? { file, words: [list] } : undefined;
};
