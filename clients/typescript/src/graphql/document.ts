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

/** The text of a document. @throws TypeError for a syntax tree without its text */
export const textOf = (document: unknown, print: Print | undefined): string => {
  if (typeof document === 'string' || document instanceof String) return String(document);
  const text = (document as { loc?: { source?: { body?: string } } }).loc?.source?.body ?? print?.(document as never);
  if (text !== undefined) return text;
  throw new TypeError(
    "This document is a syntax tree: give the client `print` of the package graphql, or generate documents with `documentMode: 'string'`.",
  );
};
