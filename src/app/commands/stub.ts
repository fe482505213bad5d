import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { project } from '../../core/project.ts';

interface StubOptions {
  family: string;
  /** The folder of the families. */
  folder: string;
  /** The operations of the contract. */
  operations: Readonly<Record<string, { readonly family: string }>>;
  dryRun?: boolean;
}

const families = join(project, 'src/families');

/** Whether the family is still listed under `pending`. */
const isPending = (folder: string, family: string): boolean => {
  const list = join(folder, 'index.ts');
  return existsSync(list) && new RegExp(`^\\s*'?${family}'?: true,`, 'm').test(readFileSync(list, 'utf8'));
};

/** Adds the missing handlers of a family. `text` is the resulting file; `missing` is empty when nothing was missing. */
export const stub = async ({ family, folder, operations, dryRun = false }: StubOptions) => {
  const { addHandlers, newHandlers } = await import('../../workbench/handler-stubs.ts');
  const operationIds = Object.keys(operations).filter((operationId) => operations[operationId]?.family === family);
  const path = join(folder, family, 'handlers.ts');
  const { text, missing } = existsSync(path)
    ? await addHandlers(path, readFileSync(path, 'utf8'), family, operationIds)
    : { text: newHandlers(family, operationIds), missing: operationIds };
  if (missing.length > 0 && !dryRun) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return { path, text, missing, pending: isPending(folder, family) };
};

const run = async (family: string, { dryRun = false }: { dryRun?: boolean }, command: Command): Promise<void> => {
  const { operations } = await import('../../contract/operations.ts');
  const known = [...new Set(Object.values(operations).flatMap((operation) => (operation.document === 'platform' ? operation.family : [])))];
  if (!known.includes(family)) command.error(`error: unknown family ${family}. The families are ${known.join(', ')}.`, { exitCode: 2 });
  const { path, text, missing, pending } = await stub({ family, folder: families, operations, dryRun });
  if (dryRun && missing.length > 0) return void process.stdout.write(text);
  if (missing.length === 0) console.log(`Nothing to do: ${path} has a handler for every operation of ${family}.`);
  else console.log(`Added to ${path}, to answer 501 until you write them:\n  ${missing.join('\n  ')}`);
  if (pending) console.log(`Next: remove ${family} from pending in src/families/index.ts, and register the family there.`);
};

const help = `
Adds a stub such as \`listUsers: unfilled('listUsers')\` for each operation without a handler, in the order of the contract. Existing handlers do
not change. A second run writes nothing.`;

export const registerStub = (program: Command): void => {
  program
    .command('stub')
    .description('Add the missing handlers of a family to src/families/<family>/handlers.ts, as stubs that answer 501.')
    .argument('<family>', 'family of the platform contract, such as users')
    .option('--dry-run', 'print the file instead of writing it')
    .addHelpText('after', help)
    .action(run);
};
