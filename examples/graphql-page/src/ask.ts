declare const types: unique symbol;

/** A GraphQL document, with the types of its data and its variables. */
export type Document<Data, Variables> = string & { readonly [types]?: (variables: Variables) => Data };

/** Where to ask, and with which key. */
export interface Server {
  baseUrl: string;
  apiKey: string;
}

interface Failure {
  message: string;
  extensions: { code: string };
}

/** An error of GraphQL. `code` says what happened; programs rely on it, and on no text. */
class GraphQLError extends Error {
  readonly code: string;

  constructor({ message, extensions }: Failure) {
    super(message);
    this.code = extensions.code;
  }
}

/** What a document asks for, or does. @throws GraphQLError, or TypeError when the server cannot be reached */
export const ask = async <Data, Variables>(
  { baseUrl, apiKey }: Server,
  query: Document<Data, Variables>,
  variables: Variables,
): Promise<Data> => {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json', 'X-API-Key': apiKey },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: [Failure] };
  if (errors) throw new GraphQLError(errors[0]);
  return data;
};
