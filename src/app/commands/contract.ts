import { join, relative } from 'node:path';
import { type Command, Option } from 'commander';
import { project } from '../../core/project.ts';
import type { Break } from '../../workbench/breaks.ts';
import type { ReportFormat } from '../../workbench/report.ts';
import { httpAddress } from './options.ts';
import { dayBefore, someDays, usualDays } from './some-days.ts';

/** Comparing with the released contracts needs development packages. */
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

const breakingChanges = (count: number): string => (count === 1 ? '1 breaking change' : `${count} breaking changes`);

interface CheckOptions {
  format: ReportFormat;
  /** A file written by `tessera usage`, or the address of a server. */
  usage?: string;
  key?: string;
  unusedFor: number;
}

/**
 * Returns who used each breaking part, if that was asked for.
 * @throws Error at once when a file does not exist or a key is missing, because finding the breaks takes a while
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
  const { contractNames, neverReleased, breaksSinceRelease, divideBreaks, reports } = await loadReleased();
  const names = contractNames();
  const unreleased = neverReleased(names);
  const { open: breaks, accepted } = divideBreaks(await withUsers(await breaksSinceRelease(names)));
  if (format !== 'text') console.log(reports[format](breaks));
  else {
    if (breaks.length > 0) console.error(reports.text(breaks));
    for (const { file, line, rule, acceptance } of accepted)
      console.log(`${file}:${line}  ${rule} is accepted by ${acceptance.by}: ${acceptance.reason}`);
    const broken = new Set(breaks.flatMap(({ contracts }) => contracts));
    for (const name of names.filter((one) => !broken.has(one)))
      console.log(
        unreleased.includes(name)
          ? `${name} has not been released yet, so there is nothing to compare it with. Release it with npx tessera contract release.`
          : `${name} is compatible with its released contract.`,
      );
  }
  if (breaks.length > 0) throw new Error(`${breakingChanges(breaks.length)} to released contracts`);
};

const release = async (): Promise<void> => {
  const { releaseContracts, reports } = await loadReleased();
  const { open, written } = await releaseContracts();
  if (open.length > 0) console.error(reports.text(open));
  if (open.length > 0) throw new Error(`nothing was released: ${breakingChanges(open.length)} to released contracts`);
  if (written.length === 0) console.log('Nothing has changed since the last release.');
  for (const path of written) console.log(path);
};

const documents = async (): Promise<void> => {
  const { writeDocuments } = await import('../../workbench/write-documents.ts');
  for (const path of writeDocuments(join(project, 'dist/documents'))) console.log(relative(process.cwd(), path));
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
The contracts are the stable versions of the platform, \`identity\`, \`account\`, \`channel\` (WebSocket frames), \`graphql\`, \`plans\` (limits) and
\`operators\` (the API on the operations port). They are read from openapi and graphql, so there is no need to run \`npm run generate\` first.

Breaking changes are: removing an operation, parameter, field, response, frame, event or server; requiring something new; changing a type, constraint,
default, default order, an enum in responses or the status of an error; requiring more scopes or authority, raising a cost, lowering a limit or
adding one where there was none; letting fewer people read events; moving the end of something deprecated to an earlier day. Each is reported
once, with its file and line, who is affected, and what to do instead.
What stands in a line that operations share is reported at that line, with their number. With --usage the report also lists the keys, applications,
people and webhooks that used it, if any; it remains a breaking change. Adding operations and optional parameters and properties is allowed, as are
event types, error codes and values of GraphQL enums, because clients ignore unknown ones. So is a figure of plans.yaml that is named only where
something new is described.`;

export const registerContract = (program: Command): void => {
  const contract = program.command('contract').description('Check, write or release the contracts.').addHelpText('after', help);
  contract
    .command('check')
    .description(
      'Compare each contract with its released version in openapi/released and graphql/released. Exits with 1 if a change breaks clients.',
    )
    .addOption(new Option('--format <format>', 'format of the report').choices(['text', 'json', 'sarif']).default('text'))
    .option('--usage <source>', 'list who used each breaking part: a file written by `npx tessera usage`, or the URL of a server')
    .addOption(new Option('--key <key>', 'API key for that server, with the scope read:usage').env('TESSERA_API_KEY'))
    .option('--unused-for <days>', 'how many days to look back, by default as long as something is deprecated', someDays, usualDays)
    .action(check);
  contract
    .command('coverage')
    .argument('<folder>', 'folder in which servers with TESSERA_COVERAGE_DIR have recorded what they served')
    .description(
      'Report which operations, statuses, error codes, parameters, frames, event types and GraphQL fields were served and which were not, and how much of each document. Exits with 1 unless every operation was seen with each success status that it documents.',
    )
    .addOption(new Option('--format <format>', 'format of the report').choices(['text', 'json']).default('text'))
    .action(coverage);
  contract
    .command('documents')
    .description('Write the published OpenAPI documents into dist/documents, for tools that read files.')
    .action(documents);
  contract
    .command('collection')
    .argument('[file]', 'where to write it', 'tessera.postman_collection.json')
    .description('Write a collection with a request for each operation, for import into Postman or Bruno.')
    .option('--url <address>', 'the server that the requests are sent to', httpAddress, 'http://127.0.0.1:8080')
    .action(collection);
  contract
    .command('release')
    .description(
      'Release all contracts as they are now, and record it in openapi/changelog.yaml. Refused while there are breaking changes.',
    )
    .action(release);
};
