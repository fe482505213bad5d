import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll } from 'vitest';

const root = join(import.meta.dirname, '../..');
const vite = join(root, 'node_modules/vite/bin/vite.js');

/** A page of the examples, built as it is for its users, on an address of its own. */
export const site = (name: string) => {
  let server: PreviewServer | undefined;
  const outDir = mkdtempSync(join(tmpdir(), 'tessera-site-'));
  const folder = join(root, 'examples', name);
  beforeAll(async () => {
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, [vite, 'build', folder, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'], {
      env,
    });
    const options = { configFile: false, root: folder, logLevel: 'silent', build: { outDir } } as const;
    server = await preview({ ...options, preview: { host: '127.0.0.1', port: 0 } });
  });
  afterAll(async () => {
    await server?.close();
    rmSync(outDir, { recursive: true, force: true });
  });
  return () => server!.resolvedUrls!.local[0]!;
};
