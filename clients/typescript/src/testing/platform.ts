import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Manifest {
  name: string;
  bin: string | Record<string, string>;
  engines?: { node?: string };
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** The package of the platform. */
const platform = '@tessera/platform';

/** The manifest of a package as a program in a folder finds it. */
const manifestFrom = (folder: string, name: string): string | undefined => {
  try {
    return createRequire(join(folder, 'any.js')).resolve(`${name}/package.json`);
  } catch {
    return undefined;
  }
};

/** The manifest of the platform that a folder is a part of: the client stands in the platform's own repository. */
const enclosing = (folder: string): string | undefined => {
  const file = join(folder, 'package.json');
  if (existsSync(file) && readManifest(file).name === platform) return file;
  return dirname(folder) === folder ? undefined : enclosing(dirname(folder));
};

const places = (): string[] => [process.cwd(), dirname(fileURLToPath(import.meta.url))];

const missing = () =>
  new Error(
    'The mock is the platform itself, and the package @tessera/platform is not there. Install it beside the client: npm install --save-dev /path/to/tessera',
  );

const findManifest = (): string => {
  for (const find of [(folder: string) => manifestFrom(folder, platform), enclosing])
    for (const place of places()) {
      const found = find(place);
      if (found) return found;
    }
  throw missing();
};

const programIn = (manifest: string, name: string): string => {
  const { bin } = readManifest(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[name]!);
};

/** Whether this program runs on a Node that the platform takes; Deno and Bun say that they are Node, too. */
const isNodeFor = (manifest: string): boolean => {
  if ('deno' in process.versions || 'bun' in process.versions) return false;
  const [wanted, own] = [readManifest(manifest).engines?.node ?? '', process.versions.node].map((text) =>
    (text.match(/\d+/g) ?? []).map(Number),
  );
  const [major = 0, minor = 0] = wanted!;
  return own![0]! > major || (own![0] === major && own![1]! >= minor);
};

/** Node for the platform: this one, or the one that the platform brings, or the one of the system. */
const nodeFor = (manifest: string): string => {
  if (isNodeFor(manifest)) return process.execPath;
  const brought = manifestFrom(dirname(manifest), `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`);
  return brought ? programIn(brought, 'node') : 'node';
};

/** How the command line of the platform is started. @throws Error when the platform is not installed */
export const platformCommand = (): [node: string, program: string] => {
  const manifest = findManifest();
  return [nodeFor(manifest), programIn(manifest, 'tessera')];
};
