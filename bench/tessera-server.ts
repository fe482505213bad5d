import { readConfig } from '../src/app/config.ts';
import { start } from '../src/app/start.ts';
import { openDatabase } from '../src/data/connection/database.ts';
import { assignment, poolSize, ready, secretKey } from './contestant.ts';

// As in production behind a proxy that ends TLS on the same machine: plain HTTP alone would be refused.
const config = readConfig({
  PORT: '0',
  TESSERA_MODE: 'production',
  // A line for each request would go to the terminal of the bench.
  TESSERA_LOG_LEVEL: 'warn',
  TESSERA_SECRET_KEY: secretKey,
  TESSERA_PUBLIC_URL: 'https://tessera.example',
  TESSERA_TRUSTED_PROXIES: 'loopback',
});

const database = await openDatabase({ url: assignment().databaseUrl, poolSize, onError: (error) => console.error(error.message) });
const { port } = await start(config, { database });
ready(port);
