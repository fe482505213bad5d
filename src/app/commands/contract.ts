import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, Option } from 'commander';
import type { Break } from '../../workbench/breaks.ts';
import type { ReportFormat } from '../../workbench/report.ts';
import { httpAddress } from './http-address.ts';
import { dayBefore, someDays, usualDays } from './some-days.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What is released is compared with the help of development packages. */
const loadReleased = async () => {
  const { developmentOnly } = await import('../../workbench/development.ts');
  const [released, release, accepted, report] = await developmentOnly('@redocly/openapi-core', () =>
    Promise.all([
      import('../../workbench/released.ts'),
      import('../../workbench/release.ts'),
      import('../../workbench/accepted-breaks.ts'),
      import('../../workbench/report.ts'),
    ]),
  );
  return { ...released, ...release, ...accepted, ...report };
};

const areBreaks = (count: number): string => (count === 1 ? 'is a change that breaks' : `are ${count} changes that break`);

interface CheckOptions {
  format: ReportFormat;
  /** A file that `tessera usage` wrote, or the address of a server. */
  usage?: string;
  key?: string;
  unusedFor: number;
}

/**
 * What says of each break who used it, where that was asked for.
 * @throws Error at once where a file is not there or a key is missing, because finding the breaks takes a while
 */
const usedBreaks = async ({ usage: source, key, unusedFor: days }: Omit<CheckOptions, 'format'>) => {
  if (source === undefined) return async (breaks: Break[]): Promise<Break[]> => breaks;
  const { usageOfFile, withUsage } = await import('../../workbench/usage.ts');
  const { usageOfServer } = await import('../../workbench/usage-of-server.ts');
  const since = dayBefore(days);
  if (!/^https?:/.test(source)) {
    const usage = usageOfFile(source);
    return async (breaks: Break[]): Promise<Break[]> => withUsage(breaks, usage, { days, since });
  }
  if (!key) throw new Error('an API key with the scope read:usage is missing: set --key or TESSERA_API_KEY');
  return async (breaks: Break[]): Promise<Break[]> => {
    const about = breaks.flatMap(({ parts }) => parts);
    return withUsage(breaks, await usageOfServer(source, key, about, since), { days, since });
  };
};

const check = async ({ format, ...options }: CheckOptions): Promise<void> => {
  const withUsers = await usedBreaks(options);
  const { contractNames, neverReleased, breaksSinceRelease, divided, reports } = await loadReleased();
  const names = contractNames();
  const unreleased = neverReleased(names);
  const { open: breaks, accepted } = divided(await withUsers(await breaksSinceRelease(names)));
  if (format !== 'text') console.log(reports[format](breaks));
  else {
    if (breaks.length > 0) console.error(reports.text(breaks));
    for (const { file, line, rule, acceptance } of accepted)
      console.log(`${file}:${line}  ${rule} is accepted by ${acceptance.by}: ${acceptance.reason}`);
    const broken = new Set(breaks.flatMap(({ contracts }) => contracts));
    for (const name of names.filter((one) => !broken.has(one)))
      console.log(
        unreleased.includes(name)
          ? `${name} has not been released yet: it promises nothing, and was compared with nothing. npx tessera contract release releases it.`
          : `${name} is compatible with its released contract.`,
      );
  }
  if (breaks.length > 0) throw new Error(`there ${areBreaks(breaks.length)} clients of the released contracts`);
};

const release = async (): Promise<void> => {
  const { releaseContracts, reports } = await loadReleased();
  const { open, written } = await releaseContracts();
  if (open.length > 0) console.error(reports.text(open));
  if (open.length > 0) throw new Error(`nothing is released: there ${areBreaks(open.length)} clients of the released contracts`);
  if (written.length === 0) console.log('Nothing has changed since the last release.');
  for (const path of written) console.log(path);
};

const documents = async (): Promise<void> => {
  const { writeDocuments } = await import('../../workbench/write-documents.ts');
  for (const path of writeDocuments(join(root, 'dist/documents'))) console.log(relative(process.cwd(), path));
};

const collection = async (file: string, { url }: { url: string }): Promise<void> => {
  const { writeCollection } = await import('../../workbench/write-documents.ts');
  console.log(writeCollection(file, { publicUrl: url, authUrl: url }));
};

const coverage = async (folder: string, { format }: { format: 'text' | 'json' }): Promise<void> => {
  const [{ publishedDocuments }, { coverageReports, isCovered, readNotes, reportOf }] = await Promise.all([
    import('../../workbench/coverage-parts.ts'),
    import('../../workbench/coverage.ts'),
  ]);
  const found = reportOf(publishedDocuments(), readNotes(folder));
  console.log(coverageReports[format](found));
  if (!isCovered(found)) throw new Error('not every operation was seen with each success status that it documents');
};

const help = `
The contracts are the stable versions of the platform, \`identity\`, \`account\`, \`channel\` (the frames of the WebSocket), \`graphql\`,
\`plans\` (the limits of the plans), and \`operators\` (the API on the operations port). They are made from the files in openapi and graphql, so \`npm run generate\` need not be run before. A
contract keeps what clients rely on: no operation, parameter, field, response or frame goes away, nothing new is required, no type,
constraint or default changes, no list of values changes in answers, no operation needs more scopes or authority or costs more, no event is
missing, no default order changes, and no limit is lowered. Each break is said once, with its file and line, who is hurt, and what to do
instead. With --usage it also says which keys, applications, people and webhooks used it, or that nobody did; it stays a break. Operations, optional parameters and properties may be added; so may event types, error codes and values of GraphQL's enums, which clients
pass over when they do not know them.`;

export const registerContract = (program: Command): void => {
  const contract = program.command('contract').description('The contracts: check, write or release them.').addHelpText('after', help);
  contract
    .command('check')
    .description(
      'Compare each contract with its released version in openapi/released and graphql/released. Exits with 1 if a change breaks clients.',
    )
    .addOption(new Option('--format <format>', 'format of the report').choices(['text', 'json', 'sarif']).default('text'))
    .option('--usage <source>', 'say of each break who used it: a file that `npx tessera usage` wrote, or the address of a server')
    .addOption(new Option('--key <key>', 'API key for that server, with the scope read:usage').env('TESSERA_API_KEY'))
    .option('--unused-for <days>', 'how many days back to look; by default as long as something is deprecated', someDays, usualDays)
    .action(check);
  contract
    .command('coverage')
    .argument('<folder>', 'where servers with TESSERA_COVERAGE_DIR have noted what they served')
    .description(
      'Say which operations, statuses, error codes, parameters, frames, kinds of events and GraphQL fields were served, and which were not; how much of each document, too. Exits with 1 unless every operation was seen with each success status that it documents.',
    )
    .addOption(new Option('--format <format>', 'format of the report').choices(['text', 'json']).default('text'))
    .action(coverage);
  contract
    .command('documents')
    .description('Write the OpenAPI documents as they are published into dist/documents, for tools that read files.')
    .action(documents);
  contract
    .command('collection')
    .argument('[file]', 'where to write it', 'tessera.postman_collection.json')
    .description('Write a collection with a request for each operation, which Postman and Bruno import.')
    .option('--url <address>', 'the server that the requests are sent to', httpAddress, 'http://127.0.0.1:8080')
    .action(collection);
  contract
    .command('release')
    .description('Make all contracts as they are now the released ones, and record it in openapi/changelog.yaml. Open breaks are refused.')
    .action(release);
};
