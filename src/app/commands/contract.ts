import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const released = (version: string): string => join(root, 'openapi/released', `${version}.json`);

/** What a tool that reads files needs of the documents, for as long as it reads them. */
const withCurrent = async <T>(version: string, use: (path: string) => Promise<T>): Promise<T> => {
  const { writeDocument } = await import('../workbench/write-documents.ts');
  const folder = mkdtempSync(join(tmpdir(), 'tessera-contract-'));
  try {
    return await use(writeDocument(folder, version));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const stableVersions = async (): Promise<string[]> => {
  const { versions } = await import('../../../generated/versions.ts');
  const stages: Record<string, { stage: string }> = versions;
  return Object.keys(stages).filter((version) => stages[version]?.stage === 'Stable');
};

/** Prints the breaks of a version since its release, one line each, and answers how many there are. */
const printBreaks = async (version: string): Promise<number> => {
  const { breaksBetween } = await import('../../workbench/compatibility.ts');
  const breaks = await withCurrent(version, (current) => breaksBetween(released(version), current));
  for (const { operation, rule, message } of breaks) console.error(`${operation}  ${rule}  ${message}`);
  return breaks.length;
};

const counted = (count: number): string => (count === 1 ? 'a change that breaks' : `${count} changes that break`);

const check = async (): Promise<void> => {
  for (const version of await stableVersions()) {
    if (!existsSync(released(version)))
      throw new Error(`${version} has no released document; npx tessera contract release ${version} writes it`);
    const breaks = await printBreaks(version);
    if (breaks > 0) throw new Error(`${version} has ${counted(breaks)} clients of the released document`);
    console.log(`${version} is compatible with its released document.`);
  }
};

const release = async (version: string, _options: object, command: Command): Promise<void> => {
  const stable = await stableVersions();
  if (!stable.includes(version))
    command.error(`error: ${version} is not a stable version. These are: ${stable.join(', ')}.`, { exitCode: 2 });
  if (existsSync(released(version))) {
    const breaks = await printBreaks(version);
    if (breaks > 0) throw new Error(`${version} is not released: it has ${counted(breaks)} clients of the document released before`);
  }
  const { writeDocument } = await import('../workbench/write-documents.ts');
  writeDocument(dirname(released(version)), version);
  console.log(`${relative(process.cwd(), released(version))} is what ${version} promises from now on.`);
};

const documents = async (): Promise<void> => {
  const { writeDocuments } = await import('../workbench/write-documents.ts');
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
