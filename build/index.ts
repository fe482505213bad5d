// Builds a project into its `dist`: the server, the pages for browsers, and the database of a first start; and its TypeScript client.
import { build as bundle } from 'rolldown';
import { build as buildPage } from 'vite';
import { buildClient } from './client.ts';
import { buildEmptyDatabase } from './database.ts';
import { copyPages, pages } from './pages.ts';
import server from './rolldown.config.ts';

/** Builds everything that `tessera serve` and the client's users need. */
export const buildProject = async (): Promise<void> => {
  // Otherwise the caller's environment decides, and Vite may build the pages for development.
  process.env.NODE_ENV = 'production';
  await bundle(server);
  buildClient();
  for (const page of pages) await buildPage(page);
  copyPages();
  await buildEmptyDatabase();
};
