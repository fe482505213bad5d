import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { relayStylePagination } from '@apollo/client/utilities';
import type { IntrospectionQuery } from 'graphql';
import type { Client } from 'graphql-ws';
import { from, mergeMap } from 'rxjs';

interface Options {
  url: string;
  key: () => string;
  renewKey: () => Promise<void>;
  /** Of `graphql-ws` or `graphql-sse`, which have the same form. */
  subscriptions: Pick<Client, 'subscribe'>;
  introspection: IntrospectionQuery;
  onCode: (code: unknown) => void;
  fetch: typeof fetch;
}

/** Which types an interface may be, so that the cache finds the fields of `... on Task`. */
const possibleTypes = ({ __schema }: IntrospectionQuery): Record<string, string[]> =>
  Object.fromEntries(
    __schema.types
      .filter((type) => type.kind === 'INTERFACE' || type.kind === 'UNION')
      .map(({ name, possibleTypes }) => [name, possibleTypes.map((type) => type.name)]),
  );

/** A list for each filter and order, whose pages are joined. */
const list = relayStylePagination(['filter', 'orderBy']);

const createCache = (introspection: IntrospectionQuery) =>
  new InMemoryCache({
    possibleTypes: possibleTypes(introspection),
    typePolicies: {
      Query: { fields: { projects: list, tasks: list } },
      Project: { fields: { tasks: list, files: list, members: list } },
    },
  });

/** Tells the codes of errors. A key that is refused is renewed once. */
const errorLink = ({ renewKey, onCode }: Options) =>
  new ErrorLink(({ error, operation, forward }) => {
    if (!CombinedGraphQLErrors.is(error)) return undefined;
    const codes = error.errors.map(({ extensions }) => extensions?.code);
    for (const code of codes) onCode(code);
    if (!codes.includes('UNAUTHENTICATED') || operation.getContext().isRenewed) return undefined;
    operation.setContext({ isRenewed: true });
    return from(renewKey()).pipe(mergeMap(() => forward(operation)));
  });

/** Apollo Client for a server of Tessera. */
export const createApollo = (options: Options) => {
  const { url, key, subscriptions, introspection, fetch } = options;
  const credentials = new SetContextLink(({ headers }) => ({ headers: { ...headers, 'X-API-Key': key() } }));
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === 'subscription',
    new GraphQLWsLink(subscriptions as Client),
    new HttpLink({ uri: `${url}/graphql`, fetch }),
  );
  return new ApolloClient({ cache: createCache(introspection), link: ApolloLink.from([errorLink(options), credentials, transport]) });
};
