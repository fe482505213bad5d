import { type Command, InvalidArgumentError } from 'commander';
import { untilStopped } from './until-stopped.ts';

interface Options {
  port: number;
  host: string;
  dynamic?: boolean;
  seed?: string;
  errors?: boolean;
  events: number;
}

const port = (text: string): number => {
  if (/^\d+$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new InvalidArgumentError('It may be a number from 0 to 65535; 0 takes a free port.');
};

const seed = (text: string): string => {
  if (/^\d+$/.test(text)) return text;
  throw new InvalidArgumentError('It may be a whole number.');
};

const seconds = (text: string): number => {
  if (/^\d+(\.\d+)?$/.test(text) && Number(text) <= 86_400) return Number(text);
  throw new InvalidArgumentError('It may be a number of seconds from 0 to 86400; 0 is never.');
};

const run = async ({ port, host, dynamic = false, seed, errors = false, events }: Options): Promise<void> => {
  const since = performance.now();
  const { startMock } = await import('../../mock/mock.ts');
  const { url, documents, close } = await startMock({ host, port, dynamic, seed, errors, events });
  console.log(`The mock is ready: ${url}  (${((performance.now() - since) / 1000).toFixed(1)} s)`);
  for (const { title, prefix, operations } of documents) console.log(`  ${url}${prefix || '/'}  ${title}, ${operations} operations`);
  console.log(`  ${url}/graphql  GraphQL, over HTTP and for subscriptions ${url.replace('http', 'ws')}/graphql`);
  console.log(`Try: curl -H 'X-API-Key: any' ${url}/v1/projects`);
  await untilStopped();
  await close();
};

const help = `
REST: answers are the examples of the contract. Credentials are required where the contract requires them, and any value passes.
What the contract does not allow is answered with the example of 400, 401, 404 or 415; the header sl-violations says why.

Ask for other answers with the header Prefer:
  Prefer: code=404            the example of that status
  Prefer: example=<name>      the example of that name
  Prefer: dynamic=true        an answer made up from the schema (add seed=7 for the same one every time)

An id of 26 zeros, such as prj_00000000000000000000000000, names nothing and is answered 404.

What differs from the server: nothing is stored, so that every other well-formed id names the record of the example, and query
parameters and fields of an answer are not checked against each other.

GraphQL: /graphql answers queries, mutations and introspection, and over WebSocket (graphql-transport-ws) subscriptions too, with the
server's own schema, pages, filters, limits and errors. Its account is made up from the seed: about 20 users, 60 resources and 8 webhooks
with their events, and the records of the REST examples under the same ids. What mutations change is stored until the mock stops, and
subscribers hear of it. While somebody follows something, something happens to it every few seconds (--events): a resource is changed
or created, or a user changed. Nothing else changes by itself, so that a question keeps its answer. Any credential passes, in a header
or in the connectionParams of a WebSocket: { 'X-API-Key': 'any' }.

What differs from the server: everyone is the user of the examples, Ada, and may do everything; scopes and rate limits refuse nobody;
webhooks are not called; and REST does not see what GraphQL changes.`;

export const registerMock = (program: Command): void => {
  program
    .command('mock')
    .description('Serve the REST contracts from their examples, and GraphQL on made-up records: no database, no accounts, any API key.')
    .option('--port <number>', 'where to listen; 0 takes a free port', port, 4010)
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--dynamic', 'make answers up from the schemas instead of using the examples')
    .option(
      '--seed <number>',
      'the same number gives the same records over GraphQL (default: 1), and the same answers with --dynamic',
      seed,
    )
    .option('--events <seconds>', 'how often something happens by itself to what GraphQL subscriptions follow; 0 is never', seconds, 5)
    .option('--errors', 'report every violation of the contract in a problem document (500 when an example itself is wrong)')
    .addHelpText('after', help)
    .action(run);
};
