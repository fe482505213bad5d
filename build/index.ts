// Builds `dist`: the server, the TypeScript client, the pages for browsers, and the databases of a first start and of a mock.
import { build as bundle } from 'rolldown';
import { build as buildPage } from 'vite';
import { prepareMock } from '../src/app/mock-database.ts';
import { buildClient } from './client.ts';
import { buildEmptyDatabase } from './database.ts';
import { pages } from './pages.ts';
import server from './rolldown.config.ts';

await bundle(server);
buildClient();
for (const page of pages) await buildPage(page);
await buildEmptyDatabase();
await prepareMock();
