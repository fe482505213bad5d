import { type ASTNode, type DocumentNode, type GraphQLError, Kind, type SourceLocation, visit } from 'graphql';

const places = new WeakMap<ASTNode, SourceLocation>();

/**
 * Moves the location of each node of a document out of the node. With locations in the nodes, graphql-js would read the text from its
 * beginning for each error that names a node, and would keep every token of the text, even comments, in memory with the document.
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

/** The locations of an error in the text; undefined when it has none. */
export const locationsOf = ({ locations, nodes = [] }: GraphQLError): readonly SourceLocation[] | undefined => {
  if (locations) return locations;
  const found = nodes.flatMap((node) => places.get(node) ?? []);
  return found.length > 0 ? found : undefined;
};
