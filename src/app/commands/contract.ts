import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What is released is compared with the help of development packages. */
const loadReleased = async () => {
  const { developmentOnly } = await import('../../workbench/development.ts');
  return developmentOnly('@redocly/openapi-core', () => import('../../workbench/released.ts'));
};

/** Prints the breaking changes of a contract since its release, one per line, and returns their number. */
const printBreaks = async (name: string): Promise<number> => {
  const { breaksSinceRelease } = await loadReleased();
  const breaks = await breaksSinceRelease(name);
  for (const { operation, rule, message } of breaks) console.error(`${operation}  ${rule}  ${message}`);
  return breaks.length;
};

const describeCount = (count: number): string => (count === 1 ? 'a change that breaks' : `${count} changes that break`);

const check = async (): Promise<void> => {
  const { contractNames, isReleased } = await loadReleased();
  const broken: string[] = [];
  for (const name of contractNames()) {
    if (!isReleased(name)) throw new Error(`${name} has no released contract; npx tessera contract release ${name} writes it`);
    const breaks = await printBreaks(name);
    if (breaks > 0) broken.push(`${name} has ${describeCount(breaks)} clients of the released contract`);
    else console.log(`${name} is compatible with its released contract.`);
  }
  if (broken.length > 0) throw new Error(broken.join('; '));
};

const release = async (name: string, _options: object, command: Command): Promise<void> => {
  const { contractNames, isReleased, writeReleased } = await loadReleased();
  const names = contractNames();
  if (!names.includes(name))
    command.error(`error: ${name} is no contract that can be released. These are: ${names.join(', ')}.`, { exitCode: 2 });
  if (isReleased(name)) {
    const breaks = await printBreaks(name);
    if (breaks > 0) throw new Error(`${name} is not released: it has ${describeCount(breaks)} clients of what was released before`);
  }
  console.log(`${await writeReleased(name)} is what ${name} promises from now on.`);
};

const documents = async (): Promise<void> => {
  const { writeDocuments } = await import('../../workbench/write-documents.ts');
  for (const path of writeDocuments(join(root, 'dist/documents'))) console.log(relative(process.cwd(), path));
};

const help = `
The contracts are the stable versions of the platform, \`identity\`, \`account\`, \`channel\` (the frames of the WebSocket) and \`graphql\`. They
are made from the files in openapi and graphql, so \`npm run generate\` need not be run before. A contract keeps what clients rely on: no
operation, parameter, field, response or frame goes away, nothing new is required, no type or constraint changes, no list of values changes
in answers, no operation needs more scopes or costs more, no event is missing, no default order changes, and no limit is lowered.
Operations, optional parameters and properties may be added; so may event types, error codes and values of GraphQL's enums, which clients
pass over when they do not know them.`;

export const registerContract = (program: Command): void => {
  const contract = program.command('contract').description('What the contracts promise their clients.').addHelpText('after', help);
  contract
    .command('check')
    .description('Compare each contract with its released one in openapi/released and graphql/released; fails with one line a break.')
    .action(check);
  contract
    .command('documents')
    .description('Write the OpenAPI documents as they are published into dist/documents, for tools that read files.')
    .action(documents);
  contract
    .command('release')
    .description('Make a contract as it is now the released one. One with breaks is refused.')
    .argument('<contract>', 'a stable version, such as v1, or identity, account, channel or graphql')
    .action(release);
};
