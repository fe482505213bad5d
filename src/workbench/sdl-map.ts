import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  type DefinitionNode,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  type NameNode,
  parse,
  Source,
} from 'graphql';
import { sdlFiles } from '../codegen/graphql.ts';
import type { SdlFile } from '../codegen/sdl-errors.ts';
import { madeFrom } from '../codegen/surfaces/list-inputs.ts';
import { readFieldMap } from '../codegen/surfaces/read-field-map.ts';
import { openapiDocument } from '../contract/openapi-document.ts';
import { placesIn } from './overlay-places.ts';
import type { Finding, Place } from './places.ts';

interface Named {
  name?: NameNode;
  directives?: readonly Named[];
  fields?: readonly Named[];
  arguments?: readonly Named[];
  values?: readonly Named[];
}

/** The coordinates of a definition and of what is in it, such as `Query.user.id` and `Query.user@cost`, with their lines. */
const coordinatesIn = (node: Named, owner: string, file: string): [string, Place][] => {
  const { name, directives = [], fields = [], values = [], arguments: taken = [] } = node;
  if (!name) return [];
  const word = `${owner}${name.value}`;
  const place = { file, line: name.loc!.startToken.line, word };
  const marks = directives.map((one): [string, Place] => {
    const mark = `${word}@${one.name!.value}`;
    return [mark, { file, line: one.name!.loc!.startToken.line, word: mark }];
  });
  const inside = [...fields, ...values, ...taken].flatMap((one) => coordinatesIn(one, `${word}.`, file));
  return [[word, place], [`${file} ${word}`, place], ...marks, ...inside];
};

/** Those of all files; a type has the place of its definition before those of its extensions. */
const coordinatesOf = (files: readonly SdlFile[]): [string, Place][] => {
  const nodes = files.flatMap(({ file, text }) => parse(new Source(text, file)).definitions.map((node) => ({ file, node })));
  const isExtension = ({ kind }: DefinitionNode) => kind.endsWith('Extension');
  return [...nodes.filter(({ node }) => !isExtension(node)), ...nodes.filter(({ node }) => isExtension(node))].flatMap(({ file, node }) =>
    coordinatesIn(node as Named, node.kind === Kind.DIRECTIVE_DEFINITION ? '@' : '', file),
  );
};

/**
 * Finds the hand-written file and line of an SDL coordinate. Removed parts are located at their parent: a field of `Query` at the extension of
 * `Query` in the file of the type that it returned. What is made from a list of REST is located at the property that it is made from.
 */
export const sdlMap = async (base: string) => {
  const places = new Map(coordinatesOf(sdlFiles()).reverse());
  const schema = makeExecutableSchema({ typeDefs: base });

  const returned = (type: string, name: string): string | undefined => {
    const owner = schema.getType(type);
    if (isObjectType(owner) || isInterfaceType(owner)) {
      const field = owner.getFields()[name];
      return field && getNamedType(field.type).name;
    }
    // A field that takes operators is made from a list of REST, also where others of its filter are written in a file.
    if (isInputObjectType(owner)) return isInputObjectType(getNamedType(owner.getFields()[name]?.type)) ? undefined : type;
    return isEnumType(owner) ? type : undefined;
  };

  const besides = (type: string, name: string): Place | undefined => {
    const other = returned(type, name);
    const file = other && places.get(other)?.file;
    return file ? places.get(`${file} ${type}`) : undefined;
  };

  const { placeOf } = await placesIn('v1');
  const document = openapiDocument('v1');
  const map = readFieldMap(document);

  /** The field of a filter that has an input of operators. */
  const withOperators = (input: string): string | undefined => {
    const filters = Object.values(schema.getTypeMap()).filter(isInputObjectType);
    const fields = filters.flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ coordinate: `${type.name}.${field.name}`, field })),
    );
    return fields.find(({ field }) => getNamedType(field.type).name === input)?.coordinate;
  };

  /** The property that an order is made from: that of the value, or of the first one. */
  const orderAt = (coordinate: string): string | undefined => {
    const [, type = '', value] = /^(\w+?)Order(?:Field)?(?:\.(\w+))?$/.exec(coordinate) ?? [];
    const fields = schema.getType(`${type}OrderField`);
    if (!isEnumType(fields)) return undefined;
    return (fields.getValue(value ?? '') ?? fields.getValues()[0])?.name.toLowerCase();
  };

  /** Another input of operators follows from the type of the property. */
  const made = (coordinate: string, rule: string): Place | undefined => {
    const parameter = madeFrom(map, coordinate) ?? madeFrom(map, withOperators(coordinate) ?? '');
    if (parameter === undefined) return undefined;
    const inside = rule === 'input-field-type-changed' ? '/schema/type' : '';
    return placeOf({ ...document }, { pointer: `#/components/parameters/${parameter}${inside}`, value: orderAt(coordinate) });
  };

  return ({ pointer: coordinate, rule }: Pick<Finding, 'pointer' | 'rule'>): Place => {
    const [type = '', name] = coordinate.split(/[.@]/);
    const parts = coordinate.split(/(?=[.@])/);
    for (let length = parts.length; length > 1; length -= 1) {
      const found = places.get(parts.slice(0, length).join(''));
      if (found) return found;
    }
    if (type === 'WebhookEvent' && name) return placeOf({}, { pointer: '#', kind: name });
    return (
      (name && besides(type, name)) ||
      made(coordinate, rule) ||
      places.get(parts[0]!) || { file: 'graphql/schema.graphql', line: 1, word: coordinate }
    );
  };
};
