import { readFileSync } from 'node:fs';
import { platformName } from '../contract/platform-name.ts';
import { escapeHtml } from '../core/html.ts';

/** A built page, with the name of the platform where it has `{platform.name}`. */
export const namedPage = (file: URL): string => readFileSync(file, 'utf8').replaceAll('{platform.name}', escapeHtml(platformName));
