import type { Command } from 'commander';
import { platformName } from '../../contract/platform-name.ts';
import { giveUpAfter, timeLimit } from '../../core/time-limit.ts';
import { readConfig } from '../config.ts';
import { port } from './options.ts';
import { untilStopped } from './until-stopped.ts';

/** How long running work may take to finish after a signal, in milliseconds. */
const grace = 10_000;

const work = async ({ operationsPort }: { operationsPort?: number }): Promise<void> => {
  const config = readConfig(process.env);
  const { startWorker } = await import('../start-worker.ts');
  const stopped = untilStopped();
  const { operationsUrl, close } = await startWorker(config, operationsPort);
  console.log(`The ${platformName} worker is ready.${operationsUrl ? `  operations ${operationsUrl}/metrics` : ''}`);
  await stopped;
  const inTime = giveUpAfter(timeLimit(grace), () => process.exit(1));
  await close().finally(inTime);
};

export const registerWorker = (program: Command): void => {
  program
    .command('worker')
    .description(
      'Do background work (webhooks, syncs, recoveries) for servers that run `serve --no-worker`. Several workers share the work.',
    )
    .option('--operations-port <number>', 'port of /metrics and /health/* (default: none)', port)
    .action(work);
};
