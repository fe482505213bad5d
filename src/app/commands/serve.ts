import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError } from 'commander';
import { ConfigError } from '../../core/config-error.ts';
import { giveUpAfter, timeLimit } from '../../core/time-limit.ts';
import { pgliteCode } from '../../data/connection/pglite-code.ts';
import { type Config, readConfig } from '../config.ts';
import { untilStopped } from './until-stopped.ts';

const announce = (lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/** How long running requests may take to finish after a signal, in milliseconds. */
const grace = 10_000;

/** More processes than this use more connections than a PostgreSQL has. */
const mostProcesses = 64;

const processes = (text: string): number => {
  if (text === 'auto') return Math.min(availableParallelism(), mostProcesses);
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= mostProcesses) return Number(text);
  throw new InvalidArgumentError(`Must be a number from 1 to ${mostProcesses}, or auto for one on each core.`);
};

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
    throw new ConfigError(`--processes is ${count}, and DATABASE_URL is not set: the embedded database belongs to one process.`);
  return (await import('../processes/serve-processes.ts')).serveInProcesses(config, count);
};

/** The way of a person into a new installation. */
const dashboardLine = ({ link }: { link?: string }, publicUrl: string): string =>
  link === undefined
    ? `Dashboard: ${publicUrl}/dashboard`
    : `Dashboard: choose the administrator's password at ${link} (once, within a day), then sign in at ${publicUrl}/dashboard`;

const serve = async ({ worker, processes: count }: Options): Promise<void> => {
  const config = readConfig(process.env);
  const work = worker ? {} : { work: [] as [] };
  if (cluster.isWorker) return (await import('../processes/serving.ts')).serveInProcess(config, work);
  // From here on a signal stops the process cleanly, also while the server is still starting.
  const stopped = untilStopped();
  const tessera = await (count > 1 ? startProcesses(config, count) : startHere(config, work));
  const { publicUrl, operationsUrl, first, unfilled, seeded } = tessera;
  announce([
    `Tessera is ready: ${publicUrl}  contracts ${publicUrl}/openapi/v1.json  reference ${publicUrl}/docs  operations ${operationsUrl}/metrics`,
    ...(first ? [`First start: account ${first.accountId}, administrator ${first.email}, API key ${first.key} (shown once, keep it)`] : []),
    ...(first ? [dashboardLine(first, publicUrl)] : []),
    ...(seeded
      ? [`${seeded} example projects are being made, so that the first page is not empty; TESSERA_MODE=production makes none.`]
      : []),
    ...(unfilled.length > 0
      ? [`${unfilled.length} operations of the contract have no handler yet and answer 501: ${unfilled.join(', ')}`]
      : []),
  ]);
  await stopped;
  const inTime = giveUpAfter(timeLimit(grace + config.drainMs), () => process.exit(1));
  await tessera.close().finally(inTime);
};

export const registerServe = (program: Command): void => {
  program
    .command('serve')
    .description('Start the server, with its background work. Without DATABASE_URL, it uses an embedded database in TESSERA_DATA_DIR.')
    .option('--no-worker', 'do no background work (webhooks, syncs, recoveries): processes of `tessera worker` do it')
    .option(
      '--processes <number>',
      'number of processes on one port, or auto for one on each core; SIGHUP restarts them one after the other',
      processes,
      1,
    )
    .action(serve);
};
