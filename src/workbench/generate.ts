import type { CodegenConfig } from '@graphql-codegen/cli';
import { assertAddressed } from '../codegen/addressed-items.ts';
import { auditTable } from '../codegen/audits.ts';
import { readChangelog } from '../codegen/changelog.ts';
import { clientFiles } from '../codegen/client/index.ts';
import { constant } from '../codegen/constant.ts';
import { migrationList, tableLists } from '../codegen/data-lists.ts';
import { errorCodeTable, errorStatusTable } from '../codegen/error-codes.ts';
import { familyErrors } from '../codegen/families.ts';
import { difference, write } from '../codegen/files.ts';
import { graphqlFiles, graphqlSpelling } from '../codegen/graphql.ts';
import { idPrefixTable } from '../codegen/ids.ts';
import { leftNameLines, leftNames } from '../codegen/left-names.ts';
import { channelDocument, messageFiles } from '../codegen/messages.ts';
import { operationTable } from '../codegen/operation-table.ts';
import { operatorFiles } from '../codegen/operators.ts';
import { patternTexts } from '../codegen/pattern-texts.ts';
import { readPlans } from '../codegen/plans.ts';
import { readPlatformInfo } from '../codegen/platform-info.ts';
import { pythonClient } from '../codegen/python/index.ts';
import { expectPythonNames } from '../codegen/python/types.ts';
import { readSource, readYaml } from '../codegen/read-yaml.ts';
import { searchedTable } from '../codegen/searched.ts';
import { contractFromSources, documentOf, type Registry, readOverlay, readRegistry, readSharedFiles } from '../codegen/sources.ts';
import type { FieldMap } from '../codegen/surfaces/field-map.ts';
import { typesOfDocument } from '../codegen/types.ts';
import { versionFiles } from '../codegen/version-files.ts';
import { watched } from '../codegen/watch.ts';
import { compactJson } from '../core/compact-json.ts';
import { linkProject } from '../core/link-project.ts';
import type { Document } from '../documents/document.ts';
import { folderOf } from '../documents/document-of-version.ts';
import type { EventCatalogue } from '../documents/events.ts';
import { expand } from '../documents/expand.ts';
import { publishedForm } from '../documents/published-form.ts';
import { type SharedParts, sharedParts } from '../documents/shared.ts';
import { visiblePattern, visibleText } from '../documents/visible.ts';
import { atItsPlace } from './at-its-place.ts';

/** How GraphQL Code Generator makes the types of resolvers. */
export const graphqlConfig = (map: FieldMap): CodegenConfig => ({
  generates: {
    'graphql/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true } },
    'graphql/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        immutableTypes: true,
        ...graphqlSpelling(map),
        avoidOptionals: { resolvers: true, field: false, inputValue: false, object: false, defaultValue: false },
        scalars: { DateTime: 'string', JSONObject: 'Record<string, unknown>', ID: 'string' },
      },
    },
  },
});

const banner = '// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.\n';

const listed =
  '// Written by `tessera generate` from the files of the families and of the package. Do not edit: add a file and run `npm run generate`.\n';

const typed = async (folder: string, document: Document): Promise<[string, string][]> => [
  [`${folder}/types.ts`, banner + (await typesOfDocument(document))],
  [`${folder}/operations.ts`, banner + operationTable(folder, document)],
  [`${folder}/error-codes.ts`, banner + errorCodeTable(document)],
];

const tables = ({ stages, versions }: Registry, { unlisted }: Readonly<Record<string, unknown>>): [string, string][] => {
  const plans = readPlans();
  const authority = readYaml('openapi/authority.yaml');
  return [
    ['authority.ts', banner + constant('authority', 'What the words of `x-authority` mean.', authority)],
    [
      'versions.ts',
      [
        `${banner}${constant('stages', 'The meaning of each stage of a version.', stages)}`,
        constant('versions', 'The registry of API versions, newest last.', versions),
      ].join('\n'),
    ],
    [
      'unlisted-headers.ts',
      banner +
        constant(
          'unlistedHeaders',
          'The headers of answers that no operation lists; HTTP, browsers and the stage of a version define them.',
          unlisted,
        ),
    ],
    ['name.ts', banner + constant('platformName', 'The name of the platform, as people read it.', readPlatformInfo().name)],
    [
      'plans.ts',
      banner +
        constant(
          'plans',
          'The limits of the plans: requests in a window, and with the burst allowance; attempts to sign in. Times are in seconds.',
          plans,
        ),
    ],
  ];
};

/** The document that is made from a contract, of which the published form can be made, too: a server makes it again on request. */
const publishable = (name: string, contract: Document, parts: SharedParts): Document =>
  atItsPlace(name, contract, () => {
    const document = documentOf(contract, name, parts);
    publishedForm(structuredClone(document));
    return document;
  });

/** The Python client, which has the schemas of both documents in one file. */
const pythonFile = (platform: Document, account: Document): string => {
  atItsPlace('v1', platform, () => expectPythonNames(platform));
  atItsPlace('account', account, () => expectPythonNames(account));
  return atItsPlace('account', account, () => pythonClient([platform, account]));
};

/** The files of each folder that is written, by their paths in it. */
export type Folders = Record<string, Map<string, string>>;

/** What further files can be made from. */
export interface Sources {
  platform: Document;
  catalogue: EventCatalogue;
}

/** What a project has made besides. */
export type Further = (sources: Sources) => Promise<Folders>;

/** What somebody should know who has changed the contract. */
const hints: string[] = [];

/** Makes all files. Of the documents it stores the bundled contracts, and the parts that `expand` adds to them (`src/documents`). */
const makeFiles = async (further: Further): Promise<Folders> => {
  assertAddressed(readSource);
  const registry = readRegistry();
  const shared = readSharedFiles();
  const parts = sharedParts(shared);
  const files: [string, string][] = [
    ...tables(registry, shared['shared/common.yaml']!),
    ['shared.json', `${compactJson(shared)}\n`],
    ['changelog.json', `${compactJson(readChangelog())}\n`],
  ];
  const patterns: Record<string, string> = { [visiblePattern]: visibleText };
  const documents: Record<string, Document> = {};
  const overlaid = Object.entries(registry.versions).flatMap(([name, version]) => {
    const overlay = readOverlay(version);
    return overlay ? [{ name, overlay }] : [];
  });
  // Versions share a root, and bundling it is a large part of the work.
  const bundled = new Map<string, Document>();
  for (const [name, version] of Object.entries(registry.versions)) {
    const folder = folderOf(version.root);
    if (!bundled.has(version.root)) bundled.set(version.root, await contractFromSources(name));
    const contract = structuredClone(bundled.get(version.root)!);
    files.push([`${folder}/contract.json`, `${compactJson(contract)}\n`]);
    const document = publishable(name, contract, parts);
    Object.assign(patterns, patternTexts(document));
    if (name !== 'v1') continue;
    documents.platform = document;
    const latest = bundled.get(version.root)!;
    for (const { name: other, overlay } of overlaid)
      hints.push(...leftNameLines(other, registry.versions[other]!.overlay!, leftNames(latest, overlay)));
    files.push(...(await versionFiles(banner, latest, overlaid, (one) => expand(one, parts, registry.versions.v1!))));
    files.push(...(await typed(folder, document)));
  }
  for (const name of ['identity', 'account']) {
    const contract = await contractFromSources(name);
    files.push([`${name}/contract.json`, `${compactJson(contract)}\n`]);
    const document = publishable(name, contract, parts);
    documents[name] = document;
    Object.assign(patterns, patternTexts(document));
    files.push(...(await typed(name, document)));
  }
  const operators = await contractFromSources('operators');
  files.push(['operators/contract.json', `${compactJson(operators)}\n`]);
  files.push(...(await operatorFiles(banner, publishable('operators', operators, parts))));
  const { platform, account, identity } = documents as Record<'platform' | 'account' | 'identity', Document>;
  files.push(['audits.ts', banner + auditTable([platform, identity, account, operators])]);
  files.push(['patterns.ts', banner + constant('patternTexts', 'The demand of each pattern in words, by pattern.', patterns)]);
  files.push(
    ['ids.ts', banner + idPrefixTable(platform)],
    ['searched.ts', banner + searchedTable(platform, readSource)],
    ['errors.ts', banner + errorStatusTable(platform, familyErrors(readSource))],
    ['tables.ts', listed + tableLists()],
    ['migrations.ts', listed + migrationList()],
  );
  files.push(...(await messageFiles(banner, parts.catalogue, platform)));
  files.push(...(await graphqlFiles(banner, graphqlConfig, platform, parts.catalogue)));
  const { catalogue } = parts;
  const contracts = { platform, account, identity, channel: await channelDocument(catalogue), catalogue };
  return {
    generated: new Map(files),
    'clients/typescript/generated': new Map(await clientFiles(banner, contracts)),
    'clients/python': new Map([['tessera.py', pythonFile(platform, account)]]),
    ...(await further({ platform, catalogue })),
  };
};

/** Writes all files, or compares them. */
const writeFiles = async ({ check, further }: { check: boolean; further: Further }): Promise<void> => {
  hints.length = 0;
  for (const [folder, wanted] of Object.entries(await makeFiles(further))) {
    if (!check) {
      write(folder, wanted);
      continue;
    }
    const { changed, surplus } = difference(folder, wanted);
    for (const path of [...changed, ...surplus]) console.error(`${folder}/${path} is not what the contract says`);
    if (changed.length + surplus.length > 0) process.exitCode = 1;
  }
  for (const hint of hints) console.error(hint);
};

/** The same after every change; an error is said, and the next change tried. */
const writeTimed = async (further: Further): Promise<void> => {
  const start = performance.now();
  try {
    await writeFiles({ check: false, further });
    console.error(`generated in ${Math.round(performance.now() - start)} ms`);
  } catch (error) {
    console.error((error as Error).message);
  }
};

/** Errors of the program itself, which are shown with their stack. */
const faults = [TypeError, ReferenceError, RangeError];

/** The same once. An error of the contract is printed without its stack. @throws an error of the program itself */
const writeOnce = async (check: boolean, further: Further): Promise<void> => {
  try {
    await writeFiles({ check, further });
  } catch (error) {
    if (!(error instanceof Error) || faults.some((fault) => error instanceof fault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};

export interface GenerateOptions {
  /** Writes nothing, and sets the exit code when something would change. */
  check?: boolean;
  /** Writes again after every change. */
  watch?: boolean;
  further?: Further;
}

/**
 * Writes what is made from the contracts and families in the working folder: `generated/`, `clients/typescript/generated/` and
 * `clients/python/`. Prints what is wrong with a contract that does not hold, and sets the exit code.
 */
export const generate = async ({ check = false, watch = false, further = async () => ({}) }: GenerateOptions): Promise<void> => {
  linkProject();
  if (watch)
    watched(['openapi', 'graphql', 'src/data/tables', 'src/data/migrations', 'src/built-in', 'src/families'], () => writeTimed(further));
  else await writeOnce(check, further);
};
