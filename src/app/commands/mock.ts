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
  throw new InvalidArgumentError('Must be a number from 0 to 65535; 0 takes a free port.');
};

const seed = (text: string): string => {
  if (/^\d+$/.test(text)) return text;
  throw new InvalidArgumentError('Must be a whole number.');
};

const seconds = (text: string): number => {
  if (/^\d+(\.\d+)?$/.test(text) && Number(text) <= 86_400) return Number(text);
  throw new InvalidArgumentError('Must be a number of seconds from 0 to 86400; 0 is never.');
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
REST: the mock answers with the examples of the contract. A request needs credentials where the contract requires them; any value is
accepted. A request outside the contract gets the example of 400, 401, 404 or 415, and the header sl-violations says what is wrong.

The request header Prefer chooses another answer:
  Prefer: code=404            the example of this status
  Prefer: example=<name>      the example with this name
  Prefer: dynamic=true        an answer generated from the schema (with seed=7, the same one every time)

An id of 26 zeros, such as prj_00000000000000000000000000, is answered with 404.

Differences from the server: nothing is stored. Every other well-formed id stands for the record of the example. Query parameters have no
effect on the answer.

GraphQL: /graphql has queries, mutations, introspection and, over WebSocket (graphql-transport-ws), subscriptions. The schema, pages,
filters, limits and errors are those of the server. The account is generated from the seed: about 20 users, 60 resources and 8 webhooks
with their events. The records of the REST examples are there, too, with the same ids. Changes by mutations stay until the mock stops, and
subscriptions deliver them. While a subscription is open, a resource or a user changes, or a resource is created, every few seconds
(--events). Without a subscription nothing changes, so the same query has the same answer. Any credential is accepted, in a header or in the
connectionParams of a WebSocket: { 'X-API-Key': 'any' }.

Differences from the server: every caller is Ada, the user of the examples, and may do everything. Scopes and rate limits are not checked.
Webhooks are not called. REST does not show the changes of GraphQL.`;

export const registerMock = (program: Command): void => {
  program
    .command('mock')
    .description(
      'Start a mock server: REST answers with the examples of the contracts, GraphQL with generated records. Any API key is accepted.',
    )
    .option('--port <number>', 'port to listen on; 0 takes a free one', port, 4010)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--dynamic', 'generate REST answers from the schemas instead of the examples')
    .option(
      '--seed <number>',
      'the same number generates the same records in GraphQL (default: 1), and the same answers with --dynamic',
      seed,
    )
    .option('--events <seconds>', 'seconds between two changes that GraphQL subscriptions receive; 0 for no changes', seconds, 5)
    .option('--errors', 'answer every violation of the contract with a problem document (500 when an example of the contract is wrong)')
    .addHelpText('after', help)
    .action(run);
};
