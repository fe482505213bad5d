// What the dashboard is built with besides its sources: the facts of the published contracts that its tables and forms are made from, and
// the colours of all pages.
import { globSync } from 'node:fs';
import { extname, join } from 'node:path';
import { buildSchema } from 'graphql';
import { deprecatedInGraphql, deprecatedParts } from '../src/codegen/deprecated-parts.ts';
import { openapiDocument, storedContract, wholeDocument } from '../src/contract/openapi-document.ts';
import { platformName } from '../src/contract/platform-name.ts';
import { readGenerated } from '../src/contract/read-generated.ts';
import { versions } from '../src/contract/versions.ts';
import { palette } from '../src/core/palette.ts';
import { platform } from '../src/core/platform.ts';
import type { ContractFacts } from '../src/dashboard/data/contract.ts';
import { errorMeanings } from '../src/published/error-meanings.ts';
import type { MadeModules } from './made-modules.ts';
import { familyFacts, operationFacts } from './operation-facts.ts';
import { schemaFacts, schemaFactsOf } from './schema-facts.ts';

const ofIdentity = ['OwnSession', 'Consent', 'PasswordChange'];

const contractFacts = (): ContractFacts => {
  const [platform, account] = [wholeDocument('v1'), wholeDocument('account')];
  const schemasOf = (name: 'platform' | 'account' | 'identity') => storedContract(name).components.schemas;
  const channel = JSON.parse(readGenerated('messages/asyncapi.json'));
  const events = (channel.components.schemas.EventType.enum ?? []) as string[];
  const sdl = readGenerated('graphql/schema.graphql');
  return {
    platform: platformName,
    schemas: {
      ...schemaFactsOf(schemasOf('identity'), ofIdentity),
      ...schemaFacts(schemasOf('account')),
      ...schemaFacts(schemasOf('platform')),
    },
    families: [...familyFacts(platform, 'platform'), ...familyFacts(account, 'account')],
    operations: { ...operationFacts(platform), ...operationFacts(account) },
    errors: errorMeanings,
    events,
    versions: [...versions.values()].map(({ name, stage, deprecated, sunset }) => ({ name, stage, deprecated, sunset })),
    deprecated: [
      ...[...versions.keys(), 'account', 'identity'].flatMap((name) => deprecatedParts(openapiDocument(name))),
      ...deprecatedInGraphql(buildSchema(sdl)),
    ].filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at),
  };
};

/** The colours for who has chosen light or dark, and for who has not. */
const themes = (): string => {
  const dark = /@media \(prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}\s*\}/.exec(palette)![1]!;
  const light = palette.slice(0, palette.indexOf('@media'));
  return `${light}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; ${dark} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${dark} } }`;
};

/** The files of the package end as this one does. */
const ending = extname(import.meta.filename);

/** A file of the package, or of a project to which it has a link, as code imports it. */
const fileOf = (path: string): string => JSON.stringify(join(platform, path));

/** The modules that the dashboard imports and that no file has, by their names. */
export const dashboardModules: MadeModules = {
  'virtual:contract': () => `export const contract = JSON.parse(${JSON.stringify(JSON.stringify(contractFacts()))});`,
  'virtual:views': () => {
    const files = globSync('src/{built-in,families}/*/view.{js,ts,tsx}', { cwd: platform }).sort();
    const imports = files.map((file, at) => `import * as family${at} from ${fileOf(file)};\n`);
    return `${imports.join('')}import { accountViews } from ${fileOf(`src/dashboard/account/views${ending}`)};
export const views = [${files.map((_, at) => `...Object.values(family${at})`).join(', ')}, ...accountViews];`;
  },
  'virtual:themes.css': themes,
};
