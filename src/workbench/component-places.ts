import { familiesIn, familyFile, familyParts } from '../codegen/families.ts';
import { singular } from '../core/singular.ts';
import { propertyBehind } from './derived-parameters.ts';
import { kindPlaces } from './kind-places.ts';
import { isJson, type Json, type Node, type SourceFiles, valueIn } from './source-files.ts';

/** The words from which keys of a schema derive. */
const deriving = {
  'x-catalogue': ['enum', 'oneOf', 'discriminator'],
  'x-family-values': ['enum'],
  'x-family-ids': ['pattern'],
};

/** Finds where the components of a document come from: the file that has them, or what they derive from. */
export const componentPlaces = ({ root, read, valueAt, walk, definition }: SourceFiles) => {
  let found: ReturnType<typeof kindPlaces> | undefined;
  const kinds = () => {
    found ??= kindPlaces(read);
    return found;
  };

  /** The status of an error that only one family has. */
  const familyStatus = (code: string): Node | undefined => {
    const found = familyParts<Json>(read, 'errors').find(({ part }) => code in part);
    return found && { file: found.file, words: ['errors', code, 'status'] };
  };

  /** Where a value of a derived list is written: in the file of the family that it is called by. */
  const derivedValue = (word: string, key: string, value: string): Node | undefined => {
    if (word === 'x-catalogue') return kinds().ofKind(value);
    const family = familiesIn(read).find((one) => value.startsWith(`${singular(one)}_`));
    return family === undefined ? undefined : { file: familyFile(family), words: [key] };
  };

  /** The node of a pointer; what a word derives is at that word, or where the value is that it is about. */
  const follow = (node: Node, words: readonly string[], value?: string): Node => {
    const found = (words.at(-2) === 'x-statuses' && familyStatus(words.at(-1)!)) || walk(node, words);
    const part = valueAt(found);
    const [key] =
      Object.entries(deriving).find(([word, keys]) => isJson(part) && word in part && keys.some((one) => words.includes(one))) ?? [];
    if (!key) return found;
    const own = value === undefined ? undefined : derivedValue(key, String(valueIn(part, [key])), value);
    return own ?? { ...found, words: [...found.words, key] };
  };

  /** The property of a record that a list parameter derives from: `Team.name_in` derives from `name`. */
  const filteredField = (name: string, tail: string[], value?: string): Node | undefined => {
    const [record = '', parameter] = name.split('.');
    const schema = definition('schemas', record);
    if (!schema || parameter === undefined) return undefined;
    const properties = walk(schema, ['properties']);
    const field = propertyBehind(valueAt(properties), parameter, value);
    if (!field) return properties;
    const inside = parameter.startsWith(field) && tail[0] === 'schema' ? tail.filter((word) => word !== 'schema' && word !== 'items') : [];
    return follow(properties, [field, ...inside], value);
  };

  const inRoot = (section: string, name: string, tail: string[]): Node | undefined => {
    const owner = walk(root, ['components', section]);
    const found = walk(owner, [name]);
    return found.words.at(-1) === name ? walk(found, tail) : undefined;
  };

  const originals: Record<string, (name: string, tail: string[], value?: string) => Node | undefined> = {
    schemas: (name) => kinds().ofSchema(name),
    parameters: (name, tail, value) => {
      const id = definition('schemas', name.replace(/Path$/, ''));
      return filteredField(name, tail, value) ?? (id && walk(id, tail.slice(1)));
    },
    responses: (name, tail) => {
      const original = definition('responses', name.replace(/Written$/, ''));
      return original && walk(original, tail);
    },
  };

  /** The node of a part of a component; undefined when no file has it. */
  const component = (section: string, name: string, tail: string[], value?: string): Node | undefined => {
    const node = definition(section, name);
    if (node) return follow(node, tail, value);
    return originals[section]?.(name, tail, value) ?? inRoot(section, name, tail);
  };

  return { component, filteredField, kinds };
};
