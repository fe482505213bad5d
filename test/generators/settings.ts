/** The command of each generator, with its settings, in a folder that has the document `v1.json`; and the files that it reads there. */
export interface Generator {
  command: string;
  arguments: readonly string[];
  files?: Readonly<Record<string, string>>;
}

const kubb = `import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';

export default defineConfig({
  root: '.',
  input: { path: './v1.json' },
  output: { path: './kubb', format: false, lint: false },
  plugins: [
    pluginOas({ generators: [], validate: false }),
    pluginTs({ output: { path: 'types.ts', barrelType: false } }),
    pluginClient({ output: { path: 'client.ts', barrelType: false }, client: 'fetch' }),
  ],
});
`;

const orval = `export default {
  tessera: {
    input: { target: './v1.json' },
    output: { target: './orval/client.ts', schemas: './orval/model', client: 'fetch', mode: 'split' },
  },
};
`;

/** The generators of clients. Each of them leaves what it makes in a folder of its name. */
export const generators: Readonly<Record<string, Generator>> = {
  hey: {
    command: 'openapi-ts',
    arguments: ['-i', 'v1.json', '-o', 'hey', '-p', '@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  },
  orval: { command: 'orval', arguments: ['--config', 'orval.config.mjs'], files: { 'orval.config.mjs': orval } },
  kubb: { command: 'kubb', arguments: ['generate', '--config', 'kubb.config.mjs'], files: { 'kubb.config.mjs': kubb } },
  zod: { command: 'openapi-zod-client', arguments: ['v1.json', '-o', 'zod/client.ts'] },
};
