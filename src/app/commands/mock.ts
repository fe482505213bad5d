import { fileURLToPath } from 'node:url';
import { type Command, InvalidArgumentError } from 'commander';

interface Options {
  port: number;
  host: string;
  dynamic?: boolean;
  seed?: string;
  errors?: boolean;
}

const generated = fileURLToPath(new URL('../../../generated', import.meta.url));

const port = (text: string): number => {
  if (/^\d+$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new InvalidArgumentError('It may be a number from 0 to 65535; 0 takes a free port.');
};

const seed = (text: string): string => {
  if (/^\d+$/.test(text)) return text;
  throw new InvalidArgumentError('It may be a whole number.');
};

const untilStopped = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });

const run = async ({ port, host, dynamic = false, seed, errors = false }: Options): Promise<void> => {
  const since = performance.now();
  const { startMock } = await import('../workbench/mock.ts');
  const { url, documents, close } = await startMock({ generated, host, port, dynamic, seed, errors });
  console.log(`The mock is ready: ${url}  (${((performance.now() - since) / 1000).toFixed(1)} s)`);
  for (const { title, prefix, operations } of documents) console.log(`  ${url}${prefix || '/'}  ${title}, ${operations} operations`);
  console.log(`Try: curl -H 'X-API-Key: any' ${url}/v1/projects`);
  await untilStopped();
  await close();
};

const help = `
Answers are the examples of the contract. Credentials are asked for where the contract asks, and any value passes.
What the contract does not allow is answered with the example of 400, 401, 404 or 415; the header sl-violations says why.

Ask for other answers with the header Prefer:
  Prefer: code=404            the example of that status
  Prefer: example=<name>      the example of that name
  Prefer: dynamic=true        an answer made up from the schema (add seed=7 for the same one every time)

What differs from the server: nothing is kept, query parameters and fields of an answer are not checked against each other,
and a query parameter that the contract does not know is passed over where the server answers 400.`;

export const registerMock = (program: Command): void => {
  program
    .command('mock')
    .description('Serve the REST contracts from their examples: no database, no accounts, any API key.')
    .option('--port <number>', 'where to listen; 0 takes a free port', port, 4010)
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--dynamic', 'make answers up from the schemas instead of telling the examples')
    .option('--seed <number>', 'with --dynamic: the same number gives the same answers', seed)
    .option('--errors', 'tell every violation of the contract in a problem document (500 when an example itself is wrong)')
    .addHelpText('after', help)
    .action(run);
};
