import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type autocannon from 'autocannon';
import type { TwoAccounts } from '../grounds/resources.ts';
import type { Run } from '../machinery/bench.ts';
import { posting, reading, throughProxy } from '../machinery/load.ts';
import { productionOn, type Server, sources } from '../machinery/server.ts';

/** One read as one door is asked for it, and what of the answer all doors tell alike. */
interface Asked {
  requests: autocannon.Request[];
  records: (body: never) => unknown[];
}

interface Named {
  id: string;
  name: string;
  description: string | null;
  owner?: { name: string };
}

/** The same fields of the same rows, in the same order, at each of the doors. */
interface Read {
  title: string;
  /** How much of PostGraphile's rate GraphQL should reach. */
  aim: number;
  rest: Asked;
  graphql: Asked;
  postgraphile: Asked;
}

const told = ({ id, name, description, owner }: Named) => [id, name, description, owner?.name];

const queries = (query: string, variables: readonly object[]) =>
  posting(
    '/graphql',
    variables.map((each) => JSON.stringify({ query, variables: each })),
  );

const readOne = (account: string, ids: readonly string[]): Read => {
  const records = ({ data }: { data: { resource: Named } }) => [told(data.resource)];
  const ours = 'query One($id: ID!) { resource(id: $id) { id name description status data createdAt updatedAt } }';
  const theirs = `query One($account: String!, $id: String!) {
    resource: resourceByAccountIdAndRowId(accountId: $account, rowId: $id) {
      id: rowId name description status data: metadata createdAt updatedAt
    }
  }`;
  const variables = ids.map((id) => ({ id }));
  return {
    title: 'one resource by its id',
    aim: 1.2,
    rest: { requests: reading(ids.map((id) => `/v1/resources/${id}`)), records: ({ data }: { data: Named }) => [told(data)] },
    graphql: { requests: queries(ours, variables), records },
    postgraphile: {
      requests: queries(
        theirs,
        variables.map((each) => ({ account, ...each })),
      ),
      records,
    },
  };
};

const readPage = (account: string): Read => {
  const records = ({ data }: { data: { resources: { edges: { node: Named }[] } } }) => data.resources.edges.map(({ node }) => told(node));
  const ours = `query Page {
    resources(first: 20) {
      edges { node { id name description status data createdAt updatedAt owner { id name email role createdAt updatedAt } } }
      pageInfo { hasNextPage endCursor }
    }
  }`;
  const theirs = `query Page($account: String!) {
    resources: allResources(first: 20, condition: { accountId: $account }, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]) {
      edges {
        node {
          id: rowId name description status data: metadata createdAt updatedAt
          owner: userByAccountIdAndOwnerId { id: rowId name email role createdAt updatedAt }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }`;
  return {
    title: 'the first 20 resources, each with its owner',
    aim: 1,
    rest: {
      requests: reading(['/v1/resources?limit=20&after=&expand=owner']),
      records: ({ data }: { data: Named[] }) => data.map(told),
    },
    graphql: { requests: queries(ours, [{}]), records },
    postgraphile: { requests: queries(theirs, [{ account }]), records },
  };
};

type Door = { name: 'rest' | 'graphql' | 'postgraphile'; server: Server };

/** Whoever answers something else does other work. */
const expectSameRecords = async (doors: readonly Door[], read: Read, headers: Record<string, string>): Promise<void> => {
  const { length } = read.rest.requests;
  for (const number of [0, Math.floor(length / 2), length - 1]) {
    const answers = await Promise.all(
      doors.map(async ({ name, server }) => {
        const { requests, records } = read[name];
        const { method, path, body, headers: own } = requests[number]!;
        const response = await fetch(server.url + path, { method, body: body as string, headers: { ...headers, ...(own as object) } });
        if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
        return JSON.stringify(records((await response.json()) as never));
      }),
    );
    if (new Set(answers).size > 1) throw new Error(`The doors answer differently:\n${answers.join('\n')}`);
  }
};

/** The same reads of the same tables by REST, by GraphQL, and by PostGraphile, which makes its GraphQL out of the tables. */
export const graphql = async (run: Run, { databaseUrl, accounts: [account] }: TwoAccounts): Promise<void> => {
  if (!existsSync(join(import.meta.dirname, '../tools/node_modules/postgraphile')))
    throw new Error('PostGraphile is installed on its own: npm install --prefix bench/tools');
  const env = productionOn({ databaseUrl, ...account });
  const postgraphile = await run.start('postgraphile', ['bench/tools/postgraphile.mjs'], env);
  const tessera = await run.start('tessera', sources, env);
  const doors: Door[] = [
    { name: 'postgraphile', server: postgraphile },
    { name: 'rest', server: tessera },
    { name: 'graphql', server: tessera },
  ];
  const headers = throughProxy({ 'X-API-Key': account.key });
  const ids = account.reads['one by its id']!.map((path) => path.split('/').at(-1)!);
  for (const read of [readOne(account.accountId, ids), readPage(account.accountId)]) {
    await expectSameRecords(doors, read, headers);
    await run.compare({
      title: read.title,
      contestants: doors.map(({ name, server }) => run.loaded(server, { requests: read[name].requests, headers }, name)),
      aims: [{ of: 'graphql', beside: 'postgraphile', least: read.aim }],
    });
  }
};
