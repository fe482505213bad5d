import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Files, messagesOf } from '../small-contract.ts';
import type { Lie } from './lie.ts';

/** A lie, and what the lint says of it. */
interface LintedLie extends Lie {
  said: () => Promise<string>;
  complaint: RegExp;
}

const root = join(import.meta.dirname, '../../..');

/** What Biome says of a file of handlers. */
const ofCode = async (source: string): Promise<string> => {
  const running = promisify(execFile)(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--only=suspicious/noExplicitAny', '--stdin-file-path=src/built-in/users/handlers.ts'],
    { cwd: root },
  );
  running.child.stdin!.end(source);
  return running.then(
    ({ stderr }) => stderr,
    ({ code, stderr }) => `${code}: ${stderr}`,
  );
};

const ofContract = async (rule: string, edit: (contract: Files) => void): Promise<string> => (await messagesOf(rule, edit)).join('\n');

/** Lies that neither the compiler sees nor anything that runs. */
export const lintedLies: LintedLie[] = [
  {
    of: 'handler',
    what: 'any, where the compiler complained',
    said: () => ofCode('export const made = (row: unknown) => row as any;\n'),
    complaint: /^1: /,
  },
  {
    of: 'event',
    what: 'a type that nothing ever records',
    said: () => ofContract('tessera/event-kinds', (contract) => delete contract['platform/things.yaml'].collection.post['x-emits']),
    complaint: /Nothing emits THING_CREATED/,
  },
  {
    of: 'policy',
    what: 'an operation that says nothing of who may call it',
    said: () => ofContract('tessera/operation-policy', (contract) => delete contract['platform/things.yaml'].item.get['x-scopes']),
    complaint: /Who may call this/,
  },
];
