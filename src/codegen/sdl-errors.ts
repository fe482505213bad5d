import { buildASTSchema, concatAST, type DocumentNode, GraphQLError, getLocation, parse, Source, visit } from 'graphql';

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

/** The first places of a name, as `file:line:column`. */
const placesOf = (document: DocumentNode, name: string): string[] => {
  const places: string[] = [];
  visit(document, {
    Name: ({ value, loc }) => {
      if (value !== name || !loc) return;
      const { line, column } = getLocation(loc.source, loc.start);
      places.push(`${loc.source.name}:${line}:${column}`);
    },
  });
  return places.slice(0, 3);
};

/** Schema errors only contain names. This adds the places of the first name. */
const withPlaces = (document: DocumentNode, message: string): string => {
  const [, name = ''] = /"@?(?:\w+\.)*(\w+)[^"]*"/.exec(message) ?? [];
  return [message, ...placesOf(document, name)].join('\n  ');
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
};
