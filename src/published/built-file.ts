import { readFileSync } from 'node:fs';
import { platformName } from '../contract/platform-name.ts';
import { escapeHtml } from '../core/html.ts';

/** A file of a built page. HTML has the name of the platform where it says `{platform.name}`. */
export const readBuilt = (folder: URL, name: string): string | Buffer => {
  const bytes = readFileSync(new URL(name, folder));
  return name.endsWith('.html') ? bytes.toString().replaceAll('{platform.name}', escapeHtml(platformName)) : bytes;
};
