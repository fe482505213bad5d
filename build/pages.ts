// The pages for browsers, each with the path at which the server serves its files.
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { palette } from '../src/core/palette.ts';
import { platform } from '../src/core/platform.ts';
import { project } from '../src/core/project.ts';
import { dashboardModules } from './dashboard-modules.ts';
import { type MadeModules, madeModules } from './made-modules.ts';

interface Page {
  name: string;
  base: string;
  /** Modules that are made here. */
  modules: MadeModules;
  keepNames?: boolean;
}

const configOf = ({ name, base, modules, keepNames = false }: Page): InlineConfig => ({
  configFile: false,
  root: join(platform, 'src', name),
  base,
  logLevel: 'error',
  plugins: [madeModules(Object.keys(modules), async () => modules)],
  build: {
    outDir: join(project, 'dist', name),
    emptyOutDir: true,
    assetsDir: '',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { output: { keepNames } },
  },
  worker: { format: 'es' },
});

/** Whether `npm run graphiql` has installed the editor. */
const hasEditor = existsSync(join(platform, 'src/graphiql/node_modules'));

const graphiqlModules = {
  'virtual:palette.css': () => palette,
  'virtual:editor': () => (hasEditor ? "export const loadEditor = () => import('/editor.ts');" : 'export const loadEditor = undefined;'),
};

/** A package has this page built: nothing in it is of a project. */
const hasSources = existsSync(join(platform, 'src/graphiql'));

// GraphiQL takes the accessible names of its icons from the names of its functions.
const graphiql = configOf({ name: 'graphiql', base: '/graphql/assets/', modules: graphiqlModules, keepNames: true });

/** How Vite builds each page. */
export const pages: InlineConfig[] = [
  ...(hasSources ? [graphiql] : []),
  configOf({ name: 'dashboard', base: '/dashboard/assets/', modules: dashboardModules }),
];

/** Puts the pages that the package has built beside those. */
export const copyPages = (): void => {
  if (!hasSources) cpSync(join(platform, 'dist/graphiql'), join(project, 'dist/graphiql'), { recursive: true });
};
