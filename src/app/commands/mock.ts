import { readFileSync } from 'node:fs';
import { type Command, InvalidArgumentError } from 'commander';
import { ServiceError } from '../../core/errors.ts';
import { pgliteCode } from '../../data/connection/pglite-code.ts';
import type { RunningMock } from '../start-mock.ts';
import { untilStopped } from './until-stopped.ts';

interface Options {
  port: number;
  host: string;
  seed: number;
  strict?: boolean;
  dynamic?: boolean;
  data?: string;
}

const port = (text: string): number => {
  if (/^\d+$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new InvalidArgumentError('Must be a number from 0 to 65535; 0 takes a free port.');
};

const seed = (text: string): number => {
  if (/^\d+$/.test(text) && Number(text) < 2 ** 32) return Number(text);
  throw new InvalidArgumentError('Must be a whole number from 0 to 4294967295.');
};

/** Why a file cannot be a scene, by the code of Node's error. */
const unreadable: Readonly<Record<string, string>> = {
  ENOENT: 'which is not there',
  EISDIR: 'which is a folder, and not a file in YAML or JSON',
  EACCES: 'which this user may not read',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'which is not text in UTF-8; a scene is YAML or JSON',
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
  return new Error(lines.length > 0 ? `${file} is no scene of this contract:\n${lines.join('\n')}` : `${file}: ${failure.message}`);
};

/** How long after the start the examples are loaded, in milliseconds. */
const pause = 3000;

/** How long running requests may take to finish after a signal, in milliseconds. */
const grace = 2000;

/** What somebody needs to begin with. */
const introduction = ({ publicUrl: url, account: { keys, people, password } }: RunningMock, { strict }: Options): string[] => [
  `  ${url}/v1  REST, and what belongs to the account and to identity; the documents are under ${url}/openapi`,
  `  ${url}/graphql  GraphQL, GraphiQL in a browser, and over WebSocket for subscriptions`,
  `  ${url.replace('http', 'ws')}/v1/websocket  the channel`,
  `  ${url}/docs  the reference`,
  `  ${url}  the requests as they come, and the records`,
  `To sign in: ${people.map(({ email }) => email).join(', ')}, with the password "${password}"`,
  ...(strict
    ? ['Keys, the same for the same seed:', ...keys.map(({ key, role, scopes }) => `  ${key}  ${role}, ${scopes.join(' ')}`)]
    : ['Any key acts as the administrator. With --strict, only keys that were issued are taken, and some are printed.']),
  `Try: curl -H 'X-API-Key: ${strict ? keys[0].key : 'any'}' ${url}/v1/projects`,
];

const run = async (options: Options): Promise<void> => {
  const since = performance.now();
  const stopped = untilStopped();
  void pgliteCode();
  const { startMock } = await import('../start-mock.ts');
  const { strict = false, dynamic = false, data, ...others } = options;
  const scene = data === undefined ? undefined : readScene(data);
  const mock = await startMock({ ...others, strict, dynamic, scene }).catch((failure: unknown) => {
    throw scene === undefined ? failure : inScene(data!, failure);
  });
  console.log(`The mock is ready: ${mock.publicUrl}  (${((performance.now() - since) / 1000).toFixed(1)} s)`);
  for (const line of introduction(mock, options)) console.log(line);
  // It takes this thread for a second, which is not to be that of the first requests. What is missing is said by the first answer that
  // needs it.
  const loading = setTimeout(() => mock.loadExamples().catch(() => undefined), pause).unref();
  await stopped;
  clearTimeout(loading);
  // Nothing is lost with a request that a rule keeps waiting.
  const forced = setTimeout(() => process.exit(0), grace).unref();
  await mock.close();
  clearTimeout(forced);
};

const help = `
The mock is the server itself, on a database in memory: REST, GraphQL with its subscriptions, the channel, webhooks, sign-in and OAuth,
and the reference, on one port. What you create can be read, listed, filtered, changed, deleted and followed, everywhere, until the mock
stops. It begins with the records of the contract's examples and invented ones, which are the same at every start with the same --seed.

Credentials: every key or token that nobody issued acts as the administrator. One that the mock has issued means what it means, and is
refused when it was revoked or has expired. A request without credentials is refused. --strict takes only credentials that were issued.
Webhooks and integrations may call this machine. Pages of every origin may call the mock.

Records of your own: --data begins with a scene, a file with lists of records by kind. A record has the properties that REST shows; those
that it leaves out are the contract's defaults. GET /_mock/state saves all records as such a scene (as YAML with Accept: application/yaml),
PUT /_mock/state loads one, and POST /_mock/reset brings back what the mock began with. They need no credentials.

Rules, for what seldom happens: GET, PUT, POST and DELETE /_mock/rules read, replace, add and remove them. Each has an effect:
  {"latency": 800}               requests wait so many milliseconds
  {"rate_limit": "used_up"}      429, with the headers of the server
  {"outage": "unavailable"}      503; "cut" closes the connection without an answer
  {"expired_token": true}        401 expired_token
  {"webhook": 500}               receivers of webhooks seem to answer so, and are not asked
  {"clock": 3600}                the clock of the mock is ahead by so many seconds
"operation", "method" and "path" (with * for anything) say which requests a rule is for, and "times" how often. The first four are also
words of Prefer, for one request: Prefer: latency=800. POST /_mock/events {"type": ..., "resource_id": ...} makes an event happen now.

An operation of the contract that has no handler yet is answered with the contract's example, or with --dynamic from its schema. The
answer has the header X-Mock-Answer: contract. The request header Prefer asks for such an answer of any operation:
  Prefer: code=404            the example of this status
  Prefer: example=<name>      the example with this name
  Prefer: dynamic=true        an answer generated from the schema (with seed=7, the same one every time)
  Prefer: dynamic=false       the example of the success
Nothing is changed then. The header sl-violations says what the contract does not allow about the request.`;

export const registerMock = (program: Command): void => {
  program
    .command('mock')
    .description('Start a mock: the server in memory, with example records. Any API key is accepted.')
    .option('--port <number>', 'port to listen on; 0 takes a free one', port, 4010)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--seed <number>', 'the same number gives the same records, ids and keys', seed, 1)
    .option('--data <file>', 'begin with the records of a scene, in YAML or JSON, instead')
    .option('--strict', 'accept only credentials that were issued, and print some keys')
    .option('--dynamic', 'where no handler answers, generate answers from the schemas instead of the examples')
    .addHelpText('after', help)
    .action(run);
};
