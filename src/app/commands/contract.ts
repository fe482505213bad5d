import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, Option } from 'commander';
import type { ReportFormat } from '../../workbench/report.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What is released is compared with the help of development packages. */
const loadReleased = async () => {
  const { developmentOnly } = await import('../../workbench/development.ts');
  const [released, accepted, { reports }] = await developmentOnly('@redocly/openapi-core', () =>
    Promise.all([import('../../workbench/released.ts'), import('../../workbench/accepted-breaks.ts'), import('../../workbench/report.ts')]),
  );
  return { ...released, ...accepted, reports };
};

const describeCount = (count: number): string => (count === 1 ? 'a change that breaks' : `${count} changes that break`);

const check = async ({ format }: { format: ReportFormat }): Promise<void> => {
  const { contractNames, isReleased, breaksSinceRelease, divided, reports } = await loadReleased();
  const names = contractNames();
  const missing = names.find((name) => !isReleased(name));
  if (missing) throw new Error(`${missing} has no released contract; npx tessera contract release ${missing} writes it`);
  const { open: breaks, accepted } = divided(await breaksSinceRelease(names));
  if (format !== 'text') console.log(reports[format](breaks));
  else {
    if (breaks.length > 0) console.error(reports.text(breaks));
    for (const { file, line, rule, acceptance } of accepted)
      console.log(`${file}:${line}  ${rule} is accepted by ${acceptance.by}: ${acceptance.reason}`);
    const broken = new Set(breaks.flatMap(({ contracts }) => contracts));
    for (const name of names.filter((one) => !broken.has(one))) console.log(`${name} is compatible with its released contract.`);
  }
  if (breaks.length > 0)
    throw new Error(`there ${breaks.length === 1 ? 'is' : 'are'} ${describeCount(breaks.length)} clients of the released contracts`);
};

const release = async (name: string, _options: object, command: Command): Promise<void> => {
  const { contractNames, isReleased, breaksSinceRelease, writeReleased, reports } = await loadReleased();
  const names = contractNames();
  if (!names.includes(name))
    command.error(`error: ${name} is no contract that can be released. These are: ${names.join(', ')}.`, { exitCode: 2 });
  if (isReleased(name)) {
    const breaks = await breaksSinceRelease([name]);
    if (breaks.length > 0) console.error(reports.text(breaks));
    if (breaks.length > 0)
      throw new Error(`${name} is not released: it has ${describeCount(breaks.length)} clients of what was released before`);
  }
  console.log(`${await writeReleased(name)} is the released contract of ${name} now.`);
};

const documents = async (): Promise<void> => {
  const { writeDocuments } = await import('../../workbench/write-documents.ts');
  for (const path of writeDocuments(join(root, 'dist/documents'))) console.log(relative(process.cwd(), path));
};

const help = `
The contracts are the stable versions of the platform, \`identity\`, \`account\`, \`channel\` (the frames of the WebSocket), \`graphql\`, and
\`plans\` (the limits of the plans). They are made from the files in openapi and graphql, so \`npm run generate\` need not be run before. A
contract keeps what clients rely on: no operation, parameter, field, response or frame goes away, nothing new is required, no type,
constraint or default changes, no list of values changes in answers, no operation needs more scopes or authority or costs more, no event is
missing, no default order changes, and no limit is lowered. Each break is said once, with its file and line, who is hurt, and what to do
instead. Operations, optional parameters and properties may be added; so may event types, error codes and values of GraphQL's enums, which clients
pass over when they do not know them.`;

export const registerContract = (program: Command): void => {
  const contract = program.command('contract').description('The contracts: check, write or release them.').addHelpText('after', help);
  contract
    .command('check')
    .description(
      'Compare each contract with its released version in openapi/released and graphql/released. Exits with 1 if a change breaks clients.',
    )
    .addOption(new Option('--format <format>', 'format of the report').choices(['text', 'json', 'sarif']).default('text'))
    .action(check);
  contract
    .command('documents')
    .description('Write the OpenAPI documents as they are published into dist/documents, for tools that read files.')
    .action(documents);
  contract
    .command('release')
    .description('Store the present contract as the released version. A contract with breaking changes is refused.')
    .argument('<contract>', 'a stable version, such as v1, or identity, account, channel, graphql or plans')
    .action(release);
};
