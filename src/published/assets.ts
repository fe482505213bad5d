import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { palette } from '../core/palette.ts';
import { type Representation, represent } from './representation.ts';

const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8', svg: 'image/svg+xml' } as const;

const files = {
  css: 'tessera.css',
  explore: 'explore.js',
  find: 'find.js',
  icon: 'tile.svg',
  reading: 'reading.js',
  search: 'search.js',
} as const;

/** The addresses of the files of a page. An address has a digest of the content, so that browsers can cache it forever. */
export type Assets = Record<keyof typeof files, string>;

const load = (file: string) => {
  const dot = file.lastIndexOf('.');
  const extension = file.slice(dot + 1) as keyof typeof types;
  const text = (extension === 'css' ? palette : '') + readFileSync(new URL(`assets/${file}`, import.meta.url), 'utf8');
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { address: `/docs/assets/${file.slice(0, dot)}.${digest}.${extension}`, representation: represent(types[extension], text) };
};

/** Reads the files in `assets`: the style sheet, the icon, and the scripts for reading, search and the explorer. */
export const loadAssets = (): { assets: Assets; representations: Map<string, Representation> } => {
  const loaded = Object.entries(files).map(([name, file]) => [name, load(file)] as const);
  return {
    assets: Object.fromEntries(loaded.map(([name, { address }]) => [name, address])) as Assets,
    representations: new Map(loaded.map(([, { address, representation }]) => [address, representation])),
  };
};
