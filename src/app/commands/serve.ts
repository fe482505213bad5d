import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { untilStopped } from './until-stopped.ts';

const announce = (lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/** How long running requests may take to finish after a signal, in milliseconds. */
const grace = 10_000;

const serve = async ({ worker }: { worker: boolean }): Promise<void> => {
  const config = readConfig(process.env);
  const { start } = await import('../start.ts');
  // From here on a signal stops the process cleanly, also while the server is still starting.
  const stopped = untilStopped();
  const tessera = await start(config, worker ? {} : { work: [] });
  const { publicUrl, operationsUrl, first, unfilled, seeded } = tessera;
  announce([
    `Tessera is ready: ${publicUrl}  contracts ${publicUrl}/openapi/v1.json  reference ${publicUrl}/docs  operations ${operationsUrl}/metrics`,
    ...(first ? [`First start: account ${first.accountId}, administrator ${first.email}, API key ${first.key} (shown once, keep it)`] : []),
    ...(seeded ? [`Seeded ${seeded} example projects, so that the first page is not empty; TESSERA_MODE=production does not.`] : []),
    ...(unfilled.length > 0
      ? [`${unfilled.length} operations of the contract have no handler yet and answer 501: ${unfilled.join(', ')}`]
      : []),
  ]);
  await stopped;
  const forced = setTimeout(() => process.exit(1), grace).unref();
  await tessera.close();
  clearTimeout(forced);
};

export const registerServe = (program: Command): void => {
  program
    .command('serve')
    .description('Serve the API and do its background work. Without DATABASE_URL the database is embedded, in TESSERA_DATA_DIR.')
    .option('--no-worker', 'leave webhooks, syncs and recoveries to processes that run `tessera worker`')
    .action(serve);
};
