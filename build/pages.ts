// The pages for browsers, each with the path at which the server serves its files.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { palette } from '../src/core/palette.ts';
import { dashboardModules } from './dashboard-modules.ts';
import { type MadeModules, madeModules } from './made-modules.ts';

const root = join(import.meta.dirname, '..');

interface Page {
  name: string;
  base: string;
  /** Modules that are made here. */
  modules: MadeModules;
  keepNames?: boolean;
}

const configOf = ({ name, base, modules, keepNames = false }: Page): InlineConfig => ({
  configFile: false,
  root: join(root, 'src', name),
  base,
  logLevel: 'error',
  plugins: [madeModules(Object.keys(modules), async () => modules)],
  build: {
    outDir: join(root, 'dist', name),
    emptyOutDir: true,
    assetsDir: '',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { output: { keepNames } },
  },
  worker: { format: 'es' },
});

/** Whether `npm run graphiql` has installed the editor. */
const hasEditor = existsSync(join(root, 'src/graphiql/node_modules'));

const graphiqlModules = {
  'virtual:palette.css': () => palette,
  'virtual:editor': () => (hasEditor ? "export const loadEditor = () => import('/editor.ts');" : 'export const loadEditor = undefined;'),
};

/** How Vite builds each page. */
export const pages: InlineConfig[] = [
  // GraphiQL takes the accessible names of its icons from the names of its functions.
  configOf({ name: 'graphiql', base: '/graphql/assets/', modules: graphiqlModules, keepNames: true }),
  configOf({ name: 'dashboard', base: '/dashboard/assets/', modules: dashboardModules }),
];
