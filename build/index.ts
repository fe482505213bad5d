// Builds `dist`: the server, the TypeScript client, the pages for browsers, and the database of a first start.
import { build as bundle } from 'rolldown';
import { build as buildPage } from 'vite';
import { buildClient } from './client.ts';
import { buildEmptyDatabase } from './database.ts';
import { pages } from './pages.ts';
import server from './rolldown.config.ts';

// Otherwise the caller's environment decides, and Vite may build the pages for development.
process.env.NODE_ENV = 'production';

await bundle(server);
buildClient();
for (const page of pages) await buildPage(page);
await buildEmptyDatabase();
