import { type ASTNode, type DocumentNode, type GraphQLError, Kind, type SourceLocation, visit } from 'graphql';

const places = new WeakMap<ASTNode, SourceLocation>();

/**
 * Notes where each node of a document stands, and takes that out of the nodes themselves: graphql-js counts the lines from the
 * beginning of the text for each error that names a node, and keeps every token of the text, comments too, for as long as the document.
 */
export const withPlaces = (document: DocumentNode): DocumentNode => {
  const enter = (node: ASTNode): void => {
    const { loc } = node;
    if (!loc) return;
    const { line, column } = loc.startToken;
    if (node.kind !== Kind.DOCUMENT) places.set(node, { line, column });
    (node as { loc?: undefined }).loc = undefined;
  };
  visit(document, { enter });
  return document;
};

/** Where in the text an error is, as far as it is in any. */
export const locationsOf = ({ locations, nodes = [] }: GraphQLError): readonly SourceLocation[] | undefined => {
  if (locations) return locations;
  const found = nodes.flatMap((node) => places.get(node) ?? []);
  return found.length > 0 ? found : undefined;
};
