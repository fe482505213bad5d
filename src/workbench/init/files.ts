import { pascalCase } from '../../core/client-names.ts';
import { changelogFile, coreRoot, versionsFile } from './contract.ts';

/** What a project is made from. */
export interface Beginning {
  /** The name of its package, such as `acme`. */
  name: string;
  /** What npm installs `@tessera/platform` from: a version, or `file:` with the path of an archive. */
  platform: string;
  /** The dependencies of our own that a project repeats, by name. */
  versions: Readonly<Record<'@biomejs/biome' | '@types/node' | 'vitest', string>>;
  overrides: object;
  /** The manifest of the TypeScript client here. */
  client: Readonly<Record<string, unknown>>;
  engines: object;
  today: Date;
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const manifest = ({ name, platform, versions, overrides, engines }: Beginning): string =>
  json({
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines,
    imports: { '#generated/*.json': './generated/*.json', '#generated/*': './generated/*.ts' },
    scripts: {
      prepare: 'tessera build',
      generate: 'node codegen.ts',
      'generate:check': 'node codegen.ts --check',
      build: 'tessera build',
      start: 'node --max-semi-space-size=8 dist/server/main.cjs serve',
      dev: 'tessera dev',
      mock: 'tessera mock',
      lint: 'redocly lint --config openapi/redocly.yaml && biome check --error-on-warnings .',
      typecheck: 'tsc --noEmit && tsc --noEmit -p tsconfig.dashboard.json',
      test: 'vitest run',
      check: 'npm run -s generate:check && npm run -s lint && npm run -s typecheck && tessera contract check && npm test',
    },
    overrides,
    dependencies: { '@tessera/platform': platform },
    devDependencies: { '@tessera/client': 'file:clients/typescript', ...versions },
  });

const clientManifest = ({ name, client }: Beginning): string =>
  json({
    ...client,
    name: `${name}-client`,
    description: 'The client of the API: typed operations, retries that write once, pages as iterators. Built from the contract.',
    peerDependencies: undefined,
    peerDependenciesMeta: undefined,
    scripts: { prepack: 'npm run -s build --prefix ../..' },
  });

const readme = (name: string, title: string): string => `# ${title}

A platform on [Tessera](https://tessera.example): the contract is written by hand in \`openapi/\` and \`graphql/\`, everything else follows it.

\`\`\`sh
npm ci
npm start
\`\`\`

The first start prints an API key and the address of the dashboard. The reference is at \`/docs\`.

| | |
|---|---|
| \`npm run dev\` | Serve from the sources; generate, check and start again after every change |
| \`npm run mock\` | A mock server of the contract, with memory |
| \`npm run generate\` | Make \`generated/\` and the clients anew after a change of the contract |
| \`npm test\` | The tests, with an embedded database |
| \`npm run check\` | All that has to hold before a change lands |
| \`npx tessera family new NAME --belongs-to customers --field total:integer --graphql\` | A further family |
| \`npx tessera contract release\` | Promise the contract as it is: from then on \`tessera contract check\` finds what breaks clients |

\`clients/typescript\` is the package \`${name}-client\` (\`npm pack ./clients/typescript\`), and \`clients/python/tessera.py\` the client for Python.
`;

const clientReadme = (name: string, title: string): string => `# ${name}-client

The client of ${title} for Node, Deno, Bun and browsers, built from the contract. A program bundles only the families that it imports.

\`\`\`ts
import { createClient } from '${name}-client';
import { resources } from '${name}-client/platform';

const client = createClient({
  baseUrl: process.env.API_URL!,
  credentials: { apiKey: process.env.API_KEY! },
  families: { resources },
});

const made = await client.resources.create({ name: 'Theodolite' });
for await (const resource of client.resources.list({ status: 'active', sort: 'name' })) console.log(resource.name);
await client.resources.update(made.id, { status: 'archived' });
\`\`\`

A family has a function for each operation. Its arguments are the ids in the path, the query or the body, and options. Failed
requests are tried again, and a write is made once. An error that the server answers is a \`TesseraError\` with its \`code\` and \`details\`.
The reference at \`/docs\` of the server shows a call of each operation.
`;

const families = `import { complete, type FamilyOf } from '@tessera/platform';
import { builtIn } from '@tessera/platform/built-in';

/** The families. Each may know those before it and the built-in ones, and none after it. */
export const families = complete(builtIn);

/**
 * The families of the contract that have no handlers yet; their operations answer 501. A family that is in neither list, or in both,
 * does not compile.
 */
export const pending: Record<Exclude<FamilyOf<'platform'>, (typeof families.names)[number]>, true> = {};
`;

const codegen = `// Writes \`generated/\` and the clients from the contract: \`npm run generate\`.
import { generate } from '@tessera/platform/codegen';

await generate({ check: process.argv.includes('--check'), watch: process.argv.includes('--watch') });
`;

const mappings = `import type { Mappings } from '@tessera/platform';

/** The mappings of the versions that differ from the latest one in what codegen cannot map. A version without its mapping does not compile. */
export const mappings: Mappings = {};
`;

const vitest = `import { platformTests } from '@tessera/platform/testing/config';
import { defineConfig } from 'vitest/config';

export default defineConfig(platformTests);
`;

const walk = `import { walkContract } from '@tessera/platform/testing';

// Every operation of the contract answers as it says.
walkContract();
`;

const biome = {
  $schema: './node_modules/@biomejs/biome/configuration_schema.json',
  files: { includes: ['**', '!!generated', '!!clients/typescript/generated', '!!node_modules', '!!**/dist', '!!openapi/released'] },
  formatter: { indentStyle: 'space', lineWidth: 140 },
  javascript: { formatter: { quoteStyle: 'single' } },
  graphql: { formatter: { enabled: false } },
  linter: { rules: { style: { noNonNullAssertion: 'off' } } },
};

const tsconfig = {
  extends: '@tessera/platform/tsconfig.json',
  include: ['src', 'test', 'generated/**/*.ts', 'codegen.ts', 'vitest.config.ts'],
  exclude: ['src/families/*/view.ts', 'src/families/*/view.tsx'],
};

/** Views run in the browser. The file of the package is there because a project may have none. */
const dashboardTsconfig = {
  extends: '@tessera/platform/tsconfig.json',
  compilerOptions: {
    lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
  },
  files: ['node_modules/@tessera/platform/src/dashboard/kit.d.ts'],
  include: ['src/families/*/view.ts', 'src/families/*/view.tsx'],
  exclude: [],
};

const redocly = `# The lint of the contract: the rules of the package.
telemetry: off
extends: ['../node_modules/@tessera/platform/openapi/redocly.yaml']
apis:
  platform: {root: platform.yaml}
`;

/** The files of a project without families of its own, by their paths. */
export const projectFiles = (beginning: Beginning): Record<string, string> => {
  const { name, today } = beginning;
  const title = pascalCase(name).replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
  return {
    '.gitignore': 'node_modules\ndist/\n.data/\n*.log\n',
    'README.md': readme(name, title),
    'biome.json': json(biome),
    'clients/typescript/README.md': clientReadme(name, title),
    'clients/typescript/package.json': clientManifest(beginning),
    'codegen.ts': codegen,
    'openapi/changelog.yaml': changelogFile,
    'openapi/platform.yaml': coreRoot(title),
    'openapi/redocly.yaml': redocly,
    'openapi/versions.yaml': versionsFile(title, today.toISOString().slice(0, 7)),
    'package.json': manifest(beginning),
    'src/families/index.ts': families,
    'src/versions/index.ts': mappings,
    'test/contract/walk.data.test.ts': walk,
    'tsconfig.json': json(tsconfig),
    'tsconfig.dashboard.json': json(dashboardTsconfig),
    'vitest.config.ts': vitest,
  };
};
