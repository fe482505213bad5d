import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { ServiceError } from '../../core/errors.ts';
import { pgliteCode } from '../../data/connection/embedded/pglite-code.ts';
import { readManifest } from '../operators/document-manifest.ts';
import type { RunningMock } from '../start-mock.ts';
import { port, wholeNumber } from './options.ts';
import { untilStopped } from './until-stopped.ts';

interface Options {
  port: number;
  host: string;
  seed: number;
  strict?: boolean;
  dynamic?: boolean;
  data?: string;
  documents?: string;
}

/** Why a file cannot be read as a scene, by Node's error code. */
const unreadable: Readonly<Record<string, string>> = {
  ENOENT: 'which does not exist',
  EISDIR: 'which is a folder, not a YAML or JSON file',
  EACCES: 'which you are not allowed to read',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'which is not UTF-8 text; a scene is YAML or JSON',
};

const readScene = (file: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(`--data names ${file}, ${unreadable[String(code)] ?? `which cannot be read (${code})`}.`, { cause });
  }
};

/** Everything that is wrong with a scene, one line each. */
const inScene = (file: string, failure: unknown): unknown => {
  if (!(failure instanceof ServiceError)) return failure;
  const lines = failure.details.map(({ field, message }) => `  ${field}: ${message}`);
  return new Error(lines.length > 0 ? `${file} is not a valid scene:\n${lines.join('\n')}` : `${file}: ${failure.message}`);
};

/** The documents of a manifest by their ids. @throws Error with a line for each error */
const readDocuments = async (file: string): Promise<ReadonlyMap<string, string>> => {
  const { createDocumentCheck } = await import('../../graphql/document-check.ts');
  const documents = readManifest(file);
  const wrong = documents.flatMap(createDocumentCheck());
  if (wrong.length > 0) throw new Error([`${file} has documents that are wrong:`, ...wrong].join('\n  '));
  return new Map(documents.map(({ id, text }) => [id, text]));
};

/** Milliseconds after the start until the examples are loaded. */
const pause = 3000;

/** How long running requests may take to finish after a signal, in milliseconds. */
const grace = 2000;

/** What a user needs to get started. */
const introduction = ({ publicUrl: url, account: { keys, people, password } }: RunningMock, { strict }: Options): string[] => [
  `  ${url}/v1  REST, with the account and identity APIs; the documents are under ${url}/openapi`,
  `  ${url}/graphql  GraphQL (GraphiQL in a browser), over WebSocket for subscriptions`,
  `  ${url.replace('http', 'ws')}/v1/websocket  the channel`,
  `  ${url}/docs  the reference`,
  `  ${url}  live requests, and the records`,
  `Sign in as ${people.map(({ email }) => email).join(', ')} with the password "${password}"`,
  ...(strict
    ? ['Keys, which are the same for the same seed:', ...keys.map(({ key, role, scopes }) => `  ${key}  ${role}, ${scopes.join(' ')}`)]
    : ['Any key acts as the administrator. With --strict, only issued keys are accepted; some are printed.']),
  `Try: curl -H 'X-API-Key: ${strict ? keys[0].key : 'any'}' ${url}/v1/users`,
];

const run = async (options: Options): Promise<void> => {
  const since = performance.now();
  const stopped = untilStopped();
  void pgliteCode();
  const { startMock } = await import('../start-mock.ts');
  const { strict = false, dynamic = false, data, documents: manifest, ...others } = options;
  const scene = data === undefined ? undefined : readScene(data);
  const documents = manifest === undefined ? undefined : await readDocuments(manifest);
  const mock = await startMock({ ...others, strict, dynamic, scene, documents }).catch((failure: unknown) => {
    throw scene === undefined ? failure : inScene(data!, failure);
  });
  console.log(`The mock is ready: ${mock.publicUrl}  (${((performance.now() - since) / 1000).toFixed(1)} s)`);
  for (const line of introduction(mock, options)) console.log(line);
  // Takes this thread a second, which must not delay the first requests. Without it, the first such answer would take that long.
  const loading = setTimeout(() => mock.loadExamples().catch(() => undefined), pause).unref();
  await stopped;
  clearTimeout(loading);
  // A request delayed by a rule may be dropped.
  const forced = setTimeout(() => process.exit(0), grace).unref();
  await mock.close();
  clearTimeout(forced);
};

const help = `
The mock is the server itself on an in-memory database: REST, GraphQL with subscriptions, the channel (the WebSocket API), webhooks, sign-in,
OAuth and the reference, on one port. What you create can be read, listed, filtered, changed, deleted and subscribed to until the mock stops.
It starts with the records of the contract's examples and generated ones, which are the same for the same --seed.

Credentials: any key or token that was not issued acts as the administrator. An issued one works as on a server, and is refused when
revoked or expired. A request without credentials is refused. With --strict, only issued credentials are accepted.
What calls addresses that users give, such as webhooks, may call this machine. Pages of any origin may call the mock.

Your own records: --data loads a scene, a file with lists of records by kind. A record has the properties that REST shows; omitted ones get
the contract's defaults. GET /_mock/state saves all records as a scene (as YAML with Accept: application/yaml), PUT /_mock/state loads one,
and POST /_mock/reset restores the initial records. These need no credentials.

Simulating failures: GET, PUT, POST and DELETE /_mock/rules read, replace, add and remove rules. Each has an effect:
  {"latency": 800}               delays requests by this many milliseconds
  {"rate_limit": "used_up"}      429, with the server's headers
  {"outage": "unavailable"}      503; "cut" closes the connection without a response
  {"expired_token": true}        401 expired_token
  {"webhook": 500}               webhook receivers appear to answer with this status; nothing is sent
  {"clock": 3600}                moves the mock's clock ahead by this many seconds
"operation", "method" and "path" (* matches anything) restrict a rule to requests, and "times" limits how often it applies. The first four
effects also work for a single request, with the Prefer header: Prefer: latency=800. POST /_mock/events {"type": ..., "resource_id": ...}
triggers an event.

An operation without a handler answers with the contract's example, or with --dynamic from its schema, and the header
X-Mock-Answer: contract. The Prefer header requests such an answer from any operation, without changing anything:
  Prefer: code=404            the example of this status
  Prefer: dynamic=true        a response generated from the schema (with seed=7, always the same one)
  Prefer: dynamic=false       the example of the success response
The header sl-violations lists what is wrong with the request by the contract.`;

export const registerMock = (program: Command): void => {
  program
    .command('mock')
    .description('Start a mock: the server in memory, with example records. Any API key is accepted.')
    .option('--port <number>', 'port to listen on; 0 picks a free one', port, 4010)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--seed <number>', 'seed: the same number gives the same records, ids and keys', wholeNumber(0, 2 ** 32 - 1), 1)
    .option('--data <file>', 'start with the records of a scene (YAML or JSON) instead')
    .option('--documents <file>', 'GraphQL documents that requests may name by their ids, as for graphql register')
    .option('--strict', 'accept only issued credentials, and print some keys')
    .option('--dynamic', 'generate answers from the schemas instead of using the examples, for operations without a handler')
    .addHelpText('after', help)
    .action(run);
};
