import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { platformCommand } from './platform.ts';

/** The variable with the address of the process that has the mocks: all processes of a test run find the same one. */
const variable = 'TESSERA_MOCKS';

const addressFrom = async (child: ChildProcess): Promise<string> => {
  let printed = '';
  for await (const chunk of child.stdout!.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    if (printed.includes('\n')) return printed.trim();
  }
  throw new Error('The mocks did not start; the lines above say why.');
};

/**
 * Many mocks make many objects that are soon garbage, which is cheaper to collect in larger pieces. And each brings the memory of a database:
 * as a part of the heap it begins fewer collections, and otherwise V8 marks all objects of all mocks each time that 64 MB have come.
 */
const flags = ['--max-semi-space-size=32', '--external-memory-accounted-in-global-limit'];

/** Nobody waits for this process to end: it ends with the program that has started it. */
const letGo = (child: ChildProcess): void => {
  child.unref();
  for (const stream of [child.stdin, child.stdout]) (stream as Socket | null)?.unref();
};

const start = async () => {
  const [node, program] = platformCommand();
  const child = spawn(node, [...flags, program, 'mocks', '--with-parent'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const failed = once(child, 'error').then(([cause]) => {
    throw new Error(`${node} cannot be started.`, { cause });
  });
  const address = await Promise.race([addressFrom(child), failed]);
  letGo(child);
  process.env[variable] = address;
  return { child, address };
};

let started: ReturnType<typeof start> | undefined;

/** The address of the process that has the mocks; the first call starts it, unless another process has. */
export const mocksAddress = async (): Promise<string> => {
  if (!started && process.env[variable]) return process.env[variable];
  // What failed may succeed the next time.
  started ??= start().catch((failure: unknown) => {
    started = undefined;
    throw failure;
  });
  return (await started).address;
};

/**
 * Starts the process that has the mocks, for all processes of a test run; returns what ends it. As the global setup of Vitest or Jest it
 * spares each test file a process of its own.
 */
export const shareMocks = async (): Promise<() => Promise<void>> => {
  await mocksAddress();
  return async () => {
    const own = await started;
    started = undefined;
    if (!own) return;
    delete process.env[variable];
    own.child.ref();
    const ended = once(own.child, 'exit');
    own.child.stdin!.end();
    await ended;
  };
};
