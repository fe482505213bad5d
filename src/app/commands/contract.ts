import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const stableVersions = async (): Promise<string[]> => {
  const { versions } = await import('../../../generated/versions.ts');
  const stages: Record<string, { stage: string }> = versions;
  return Object.keys(stages).filter((version) => stages[version]?.stage === 'Stable');
};

/** Prints the breaking changes of a version since its release, one per line, and returns their number. */
const printBreaks = async (version: string): Promise<number> => {
  const { breaksSinceRelease } = await import('../../workbench/released.ts');
  const breaks = await breaksSinceRelease(version);
  for (const { operation, rule, message } of breaks) console.error(`${operation}  ${rule}  ${message}`);
  return breaks.length;
};

const describeCount = (count: number): string => (count === 1 ? 'a change that breaks' : `${count} changes that break`);

const check = async (): Promise<void> => {
  const { isReleased } = await import('../../workbench/released.ts');
  for (const version of await stableVersions()) {
    if (!isReleased(version)) throw new Error(`${version} has no released document; npx tessera contract release ${version} writes it`);
    const breaks = await printBreaks(version);
    if (breaks > 0) throw new Error(`${version} has ${describeCount(breaks)} clients of the released document`);
    console.log(`${version} is compatible with its released document.`);
  }
};

const release = async (version: string, _options: object, command: Command): Promise<void> => {
  const stable = await stableVersions();
  if (!stable.includes(version))
    command.error(`error: ${version} is not a stable version. These are: ${stable.join(', ')}.`, { exitCode: 2 });
  const { isReleased, writeReleased } = await import('../../workbench/released.ts');
  if (isReleased(version)) {
    const breaks = await printBreaks(version);
    if (breaks > 0) throw new Error(`${version} is not released: it has ${describeCount(breaks)} clients of the document released before`);
  }
  const path = writeReleased(version);
  console.log(`${relative(process.cwd(), path)} is what ${version} promises from now on.`);
};

const documents = async (): Promise<void> => {
  const { writeDocuments } = await import('../../workbench/write-documents.ts');
  for (const path of writeDocuments(join(root, 'dist/documents'))) console.log(relative(process.cwd(), path));
};

const help = `
A stable version keeps what clients rely on: no operation, parameter, response or property goes away, nothing new is required,
no type or constraint changes, no list of values changes in answers. Operations, optional parameters and properties may be added;
so may event types and error codes, which clients pass over when they do not know them.`;

export const registerContract = (program: Command): void => {
  const contract = program.command('contract').description('What the stable versions promise.').addHelpText('after', help);
  contract
    .command('check')
    .description('Compare each stable version with its released document in openapi/released; fails with one line a break.')
    .action(check);
  contract
    .command('documents')
    .description('Write the OpenAPI documents as they are published into dist/documents, for tools that read files.')
    .action(documents);
  contract
    .command('release')
    .description('Make the current document of a stable version the released one. A document with breaks is refused.')
    .argument('<version>', 'a stable version, such as v1')
    .action(release);
};
