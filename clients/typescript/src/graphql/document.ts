/**
 * A GraphQL document with the types of its data and its variables, as GraphQL Code Generator writes it: a `TypedDocumentString` or a
 * `TypedDocumentNode` of its client preset.
 */
export interface TypedDocument<Data, Variables> {
  __apiType?: (variables: Variables) => Data;
}

/** A document without types. */
export type PlainDocument = string & { __apiType?: never };

/** What documents are written to text with where they are syntax trees: `print` of the package `graphql`. */
export type Print = (document: never) => string;

/** A document as generators write it, with what they know of it: `hash` in the persisted documents of GraphQL Code Generator. */
export interface GeneratedDocument {
  readonly __meta__?: { readonly hash?: string } | undefined;
}

/** The id under which a document is registered for the application; undefined for one that is sent as text. */
export type DocumentId = (document: GeneratedDocument) => string | undefined;

/** How a request names its document. */
export type NamedDocument = { documentId: string } | { query: string };

/** The text of a document. @throws TypeError for a syntax tree without its text */
const textOf = (document: unknown, print: Print | undefined): string => {
  if (typeof document === 'string' || document instanceof String) return String(document);
  const text = (document as { loc?: { source?: { body?: string } } }).loc?.source?.body ?? print?.(document as never);
  if (text !== undefined) return text;
  throw new TypeError(
    "This document is a syntax tree: give the client `print` of the package graphql, or generate documents with `documentMode: 'string'`.",
  );
};

/** Names a document by its id where it is registered, else by its text. @throws TypeError for a syntax tree without its text */
export const namedDocument = (document: unknown, documentId: DocumentId | undefined, print: Print | undefined): NamedDocument => {
  const id = documentId?.(document as GeneratedDocument);
  return id === undefined ? { query: textOf(document, print) } : { documentId: id };
};
