import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { platformName } from '../../contract/platform-name.ts';
import { ConfigError } from '../../core/config-error.ts';
import { giveUpAfter, timeLimit } from '../../core/time-limit.ts';
import { pgliteCode } from '../../data/connection/embedded/pglite-code.ts';
import { type Config, readConfig } from '../config.ts';
import { wholeNumber } from './options.ts';
import { untilStopped } from './until-stopped.ts';

const announce = (lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/** How long running requests may take to finish after a signal, in milliseconds. */
const grace = 10_000;

/** More processes would use more connections than a PostgreSQL has by default. */
const mostProcesses = 64;

const fixedNumber = wholeNumber(1, mostProcesses, ', or auto for one per core');

const processes = (text: string): number => (text === 'auto' ? Math.min(availableParallelism(), mostProcesses) : fixedNumber(text));

interface Options {
  worker: boolean;
  processes: number;
}

const startHere = async (config: Config, work: { work?: [] }) => {
  if (!config.databaseUrl) void pgliteCode();
  return (await import('../start.ts')).start(config, work);
};

const startProcesses = async (config: Config, count: number) => {
  if (!config.databaseUrl)
    throw new ConfigError(`--processes is ${count} but DATABASE_URL is not set: only one process can use the embedded database.`);
  return (await import('../processes/serve-processes.ts')).serveInProcesses(config, count);
};

/** `25 sample projects`; `sample records` where no family counts the size. */
const samples = async (size: number): Promise<string> => {
  const { sizedBy } = (await import('#families/index')).families;
  return sizedBy ? `${size} sample ${sizedBy}` : 'sample records';
};

/** How a person gets into a new installation. */
const dashboardLine = ({ link }: { link?: string }, publicUrl: string): string =>
  link === undefined
    ? `Dashboard: ${publicUrl}/dashboard`
    : `Dashboard: set the administrator's password at ${link} (once, within a day), then sign in at ${publicUrl}/dashboard`;

const serve = async ({ worker, processes: count }: Options): Promise<void> => {
  const config = readConfig(process.env);
  const work = worker ? {} : { work: [] as [] };
  if (cluster.isWorker) return (await import('../processes/serving.ts')).serveInProcess(config, work);
  // From here on a signal stops the process cleanly, even while the server is starting.
  const stopped = untilStopped();
  const tessera = await (count > 1 ? startProcesses(config, count) : startHere(config, work));
  const { publicUrl, operationsUrl, first, unfilled, seeded } = tessera;
  announce([
    `${platformName} is ready: ${publicUrl}  contracts ${publicUrl}/openapi/v1.json  reference ${publicUrl}/docs  operations ${operationsUrl}/metrics`,
    ...(first ? [`First start: account ${first.accountId}, administrator ${first.email}, API key ${first.key} (shown only once)`] : []),
    ...(first ? [dashboardLine(first, publicUrl)] : []),
    ...(seeded ? [`Creating ${await samples(seeded)} for a first look; TESSERA_MODE=production creates none.`] : []),
    ...(unfilled.length > 0 ? [`${unfilled.length} operations have no handler yet and answer 501: ${unfilled.join(', ')}`] : []),
  ]);
  await stopped;
  const inTime = giveUpAfter(timeLimit(grace + config.drainMs), () => process.exit(1));
  await tessera.close().finally(inTime);
};

export const registerServe = (program: Command): void => {
  program
    .command('serve')
    .description('Start the server with its background work. Without DATABASE_URL, it uses an embedded database in TESSERA_DATA_DIR.')
    .option('--no-worker', 'do no background work (webhooks, syncs, recoveries), but leave it to processes of `tessera worker`')
    .option(
      '--processes <number>',
      'number of processes on one port, or auto for one per core; SIGHUP restarts them one after the other',
      processes,
      1,
    )
    .action(serve);
};
