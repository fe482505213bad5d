import { buildASTSchema, concatAST, type DocumentNode, GraphQLError, type NameNode, parse, Source, visit } from 'graphql';
import { costFaults, placeOf } from './sdl-costs.ts';

/** A part of the SDL, and the file that it is from. */
export interface SdlFile {
  file: string;
  text: string;
}

const parsed = ({ file, text }: SdlFile): DocumentNode => {
  try {
    return parse(new Source(text, file));
  } catch (error) {
    throw error instanceof GraphQLError ? new Error(error.toString()) : error;
  }
};

interface Named {
  name?: NameNode;
  fields?: readonly Named[];
  values?: readonly Named[];
}

/** Where a type, or a field or value of it, is defined. */
const definitionsOf = ({ definitions }: DocumentNode, type: string, field: string | undefined): NameNode[] => {
  const owners = (definitions as readonly Named[]).filter(({ name }) => name?.value === type);
  const found = field === undefined ? owners : owners.flatMap(({ fields = [], values = [] }) => [...fields, ...values]);
  return found.flatMap(({ name }) => (name && (field === undefined || name.value === field) ? [name] : []));
};

const usesOf = (document: DocumentNode, name: string): NameNode[] => {
  const found: NameNode[] = [];
  visit(document, { Name: (node) => void (node.value === name && found.push(node)) });
  return found;
};

/** Schema errors only contain names. This adds the first places where the first of them is defined, or else used, as `file:line:column`. */
const withPlaces = (document: DocumentNode, message: string): string => {
  const [, type = '', field] = /"@?(\w+)(?:\.(\w+))?[^"]*"/.exec(message) ?? [];
  const defined = definitionsOf(document, type, field);
  const places = (defined.length > 0 ? defined : usesOf(document, field ?? type)).slice(0, 3).map(placeOf);
  return [message, ...places].join('\n  ');
};

/** Validates the SDL as a whole. @throws Error with file and line */
export const assertSdl = (files: readonly SdlFile[]): void => {
  const document = concatAST(files.map(parsed));
  try {
    buildASTSchema(document);
  } catch (error) {
    const messages = (error as Error).message.split('\n\n');
    throw new Error(messages.map((message) => withPlaces(document, message)).join('\n'));
  }
  const faults = costFaults(document);
  if (faults.length > 0) throw new Error(faults.join('\n'));
};
