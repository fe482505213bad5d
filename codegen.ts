/**
 * Contract in, `generated/` out. This is the only writer of that folder.
 *
 *   npm run generate          writes what has changed
 *   npm run generate:check    writes nothing; fails when something would change
 *
 * The default export is the configuration of GraphQL Code Generator, one of the steps.
 */
import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { parse, stringify } from 'yaml';
import { bundleContract } from './src/codegen/bundle.ts';
import { constant } from './src/codegen/constant.ts';
import type { Document } from './src/codegen/document.ts';
import { type Dialect, expand, underPrefix } from './src/codegen/expand.ts';
import { difference, write } from './src/codegen/files.ts';
import { graphqlFiles, graphqlSpelling } from './src/codegen/graphql.ts';
import { type Lifecycle, withLifecycle } from './src/codegen/lifecycle.ts';
import { messageFiles } from './src/codegen/messages.ts';
import { operationTable } from './src/codegen/operation-table.ts';
import { patternTexts } from './src/codegen/pattern-texts.ts';
import { sharedParts } from './src/codegen/shared.ts';
import { typesOfDocument } from './src/codegen/types.ts';
import { answerValidators, bodyValidators, parameterValidators, validatorDeclarations } from './src/codegen/validators.ts';

const { enumValues, mappers } = graphqlSpelling(readFileSync('graphql/field-map.yaml', 'utf8'));

const config: CodegenConfig = {
  schema: 'graphql/*.graphql',
  generates: {
    'graphql/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true } },
    'graphql/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        immutableTypes: true,
        enumValues,
        mappers,
        avoidOptionals: { resolvers: true, field: false, inputValue: false, object: false, defaultValue: false },
        scalars: { DateTime: 'string', JSONObject: 'Record<string, unknown>', ID: 'string' },
      },
    },
  },
};
export default config;

interface Version extends Dialect, Lifecycle {
  root: string;
  title: string;
  description?: string;
}

interface Registry {
  stages: Parameters<typeof withLifecycle>[3];
  versions: Record<string, Version>;
}

const banner = '// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.\n';
const wholeContract: Dialect = { pagination: ['page', 'offset', 'cursor'], errors: 'form-a' };

const published = (folder: string, document: object): [string, string][] => [
  [`${folder}/openapi.json`, `${JSON.stringify(document, null, 2)}\n`],
  [`${folder}/openapi.yaml`, stringify(document, { aliasDuplicateObjects: false, lineWidth: 140 })],
];

const typed = async (folder: string, document: Document): Promise<[string, string][]> => [
  [`${folder}/types.ts`, banner + (await typesOfDocument(document))],
  [`${folder}/operations.ts`, banner + operationTable(folder, document)],
  [`${folder}/parameters.js`, banner + parameterValidators(document)],
  [`${folder}/parameters.d.ts`, banner + validatorDeclarations.parameters],
  [`${folder}/bodies.js`, banner + bodyValidators(document)],
  [`${folder}/bodies.d.ts`, banner + validatorDeclarations.bodies],
  [`${folder}/answers.js`, banner + answerValidators(document)],
  [`${folder}/answers.d.ts`, banner + validatorDeclarations.answers],
];

const contract = async (root: string, dialect: Dialect): Promise<Document> =>
  expand(await bundleContract(`openapi/${root}`), sharedParts('openapi'), dialect);

/** The platform API in one version; what differs from its root stands in openapi/versions.yaml. */
const platformVersion = async (name: string, version: Version, stages: Registry['stages']): Promise<Document> => {
  const { root, title, description, ...rest } = version;
  const document = underPrefix(await contract(root, rest), 'v1', name);
  const info = { ...document.info, title, ...(description ? { description, version: name } : {}) };
  return withLifecycle({ ...document, info }, name, rest, stages);
};

const generate = async (): Promise<Map<string, string>> => {
  const { stages, versions } = parse(readFileSync('openapi/versions.yaml', 'utf8')) as Registry;
  const plans = parse(readFileSync('openapi/plans.yaml', 'utf8')) as object;
  const authority = parse(readFileSync('openapi/authority.yaml', 'utf8')) as object;
  const files: [string, string][] = [
    ['authority.ts', banner + constant('authority', 'What operations do to authorities, by the words of `x-authority`.', authority)],
    ['versions.ts', banner + constant('versions', 'The registry of API versions, newest last.', versions)],
    [
      'plans.ts',
      banner +
        constant('plans', 'What the plans allow: requests in a window, and with the burst allowance; attempts to sign in; seconds.', plans),
    ],
  ];
  const patterns: Record<string, string> = {};
  for (const [name, version] of Object.entries(versions)) {
    const folder = name === 'v1' ? 'platform' : `platform-${name}`;
    const document = await platformVersion(name, version, stages);
    Object.assign(patterns, patternTexts(document));
    files.push(...published(folder, document));
    if (name === 'v1') files.push(...(await typed(folder, document)), ...(await messageFiles(banner, document)));
  }
  for (const name of ['identity', 'account']) {
    const document = await contract(`${name}.yaml`, wholeContract);
    Object.assign(patterns, patternTexts(document));
    files.push(...published(name, document), ...(await typed(name, document)));
  }
  files.push(['patterns.ts', banner + constant('patternTexts', 'What patterns ask in words, by the patterns.', patterns)]);
  files.push(...(await graphqlFiles(banner, config)));
  return new Map(files);
};

const wanted = await generate();
if (process.argv.includes('--check')) {
  const { changed, surplus } = difference('generated', wanted);
  for (const path of [...changed, ...surplus]) console.error(`generated/${path} is not what the contract says`);
  if (changed.length + surplus.length > 0) process.exit(1);
} else {
  write('generated', wanted);
}
