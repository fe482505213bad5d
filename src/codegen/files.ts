import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const filesUnder = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name))
        .filter((path) => statSync(path).isFile())
    : [];

const current = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/** How `folder` differs from `wanted`: the paths to write and the paths to remove. */
export const difference = (folder: string, wanted: Map<string, string>) => ({
  changed: [...wanted].filter(([path, text]) => current(join(folder, path)) !== text).map(([path]) => path),
  surplus: filesUnder(folder)
    .map((path) => relative(folder, path))
    .filter((path) => !wanted.has(path)),
});

/** Makes `folder` contain exactly `wanted`; equal files are not written. */
export const write = (folder: string, wanted: Map<string, string>): void => {
  const { changed, surplus } = difference(folder, wanted);
  for (const path of surplus) rmSync(join(folder, path));
  for (const path of changed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), wanted.get(path)!);
  }
};
