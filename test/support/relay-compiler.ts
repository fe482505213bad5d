import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installedIn } from './installed.ts';

/** The packages of the example with Relay, among them its compiler. */
export const relay = installedIn('examples/relay');

/** Compiles the documents below a folder as its `relay.config.json` says. @throws what the compiler has found */
export const compileRelay = async (folder: string): Promise<void> => {
  const compiler = join(relay.packages, 'relay-compiler/cli.js');
  await promisify(execFile)(process.execPath, [compiler, 'relay.config.json'], { cwd: folder });
};
