import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { briefly, program as ours } from './program.ts';

/** The mock in a process of its own. */
export interface Mock {
  process: ChildProcess;
  /** Everything it said until it was ready. */
  printed: string;
  /** Everything that it has complained about. */
  complained: () => string;
  url: string;
}

/** Starts the mock on a free port, of this version or of another program. */
export const startMock = async (words: readonly string[] = [], env: Record<string, string> = {}, program: string = ours): Promise<Mock> => {
  const child = spawn(process.execPath, [...briefly, program, 'mock', '--port', '0', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let complained = '';
  child.stderr.on('data', (chunk) => {
    complained += chunk;
    process.stderr.write(chunk);
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (/^Try: .*\n/m.test(printed)) break;
  }
  return { process: child, printed, complained: () => complained, url: /http:\/\/[\d.]+:\d+/.exec(printed)![0] };
};

/** Stops the mock; its exit code. */
export const stopMock = async ({ process: child }: Mock, signal: NodeJS.Signals): Promise<unknown> => {
  const exit = once(child, 'close');
  child.kill(signal);
  return (await exit)[0];
};
