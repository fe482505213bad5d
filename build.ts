// Builds the server, the pages for browsers, the TypeScript client and the database of a first start.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildClient } from './build-client.ts';
import { dashboardModules } from './build-dashboard.ts';
import { buildEmptyDatabase } from './build-database.ts';
import { buildServer, replaceFolder } from './build-server.ts';
import { palette } from './src/core/palette.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The pages, and the path at which the server serves the files of each. */
const pages: Page[] = [
  // GraphiQL takes the accessible names of its icons from the names of its functions.
  {
    name: 'graphiql',
    base: '/graphql/assets/',
    made: ['src/core/palette.ts'],
    modules: { 'virtual:palette.css': () => palette },
    keepNames: true,
  },
  {
    name: 'dashboard',
    base: '/dashboard/assets/',
    made: [
      'build-dashboard.ts',
      'src/codegen/deprecated-parts.ts',
      'src/codegen/deprecations.ts',
      'src/core/palette.ts',
      'src/published/error-meanings.ts',
      'generated/platform/contract.json',
      'generated/account/contract.json',
      'generated/identity/contract.json',
      'generated/graphql/schema.graphql',
      'generated/versions.ts',
    ],
    modules: dashboardModules,
  },
];

interface Page {
  name: string;
  base: string;
  /** What it is made of besides its own folder. */
  made: string[];
  /** Modules that are made here: the text of each, by the name that the page imports it by. */
  modules: Readonly<Record<string, () => string>>;
  keepNames?: boolean;
}

/** A digest of all sources of a page. */
const digestOf = ({ name, made }: Page): string => {
  const sources = readdirSync(pathOf(`src/${name}`), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = sources.map(({ parentPath, name: file }) => `${parentPath}/${file}`).sort();
  const hash = createHash('sha256');
  for (const file of [pathOf('build.ts'), pathOf('package-lock.json'), ...made.map(pathOf), ...files])
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

/** Builds a page into a new folder. A server may be reading the old one, which is replaced when the build is complete. */
const buildPage = async ({ name, base, modules, keepNames = false }: Page, outDir: string): Promise<void> => {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: pathOf(`src/${name}`),
    base,
    logLevel: 'silent',
    plugins: [
      {
        name: 'made-modules',
        resolveId: (id) => (id in modules ? `\0${id}` : undefined),
        load: (id) => modules[id.slice(1)]?.(),
      },
    ],
    build: {
      outDir,
      emptyOutDir: true,
      assetsDir: '',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { output: { keepNames } },
    },
    worker: { format: 'es' },
  });
};

/** Builds a page if its sources have changed since its last build. */
const renew = async (page: Page): Promise<void> => {
  const [place, record] = [pathOf(`dist/${page.name}`), pathOf(`dist/${page.name}.digest`)];
  const digest = digestOf(page);
  if (existsSync(place) && existsSync(record) && readFileSync(record, 'utf8') === digest) return;
  const next = `${place}.${process.pid}`;
  mkdirSync(pathOf('dist'), { recursive: true });
  try {
    await buildPage(page, next);
    replaceFolder(place, next);
    writeFileSync(record, digest);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
};

// The server works without these files, so a failure does not stop an installation. An explicit build fails with exit code 1.
const failed = (what: string, error: unknown): void => {
  console.error(`${what} could not be built, and stays as it was: ${error}`);
  if (process.env.npm_lifecycle_event !== 'prepare') process.exitCode = 1;
};

await buildServer().catch((error: unknown) => failed('The server dist/server', error));
try {
  buildClient();
} catch (error) {
  failed('The client clients/typescript/dist', error);
}
for (const page of pages) await renew(page).catch((error: unknown) => failed(`The page dist/${page.name}`, error));
await buildEmptyDatabase().catch((error: unknown) => failed('The empty database', error));
