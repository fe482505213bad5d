import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Changelog } from '../../src/core/changelog.ts';

/** The folder of the project itself. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs where the files of a project are read from. */
export const within = async <T>(project: string, act: () => T | Promise<T>): Promise<T> => {
  const before = process.cwd();
  process.chdir(project);
  try {
    return await act();
  } finally {
    process.chdir(before);
  }
};

/** Copies the hand-written contracts of a project. */
export const copyContracts = (from: string, to: string): void => {
  for (const part of ['openapi', 'graphql']) cpSync(join(from, part), join(to, part), { recursive: true });
};

/** The changelog of a project. */
export const changelogIn = (project: string): Changelog => parse(readFileSync(join(project, 'openapi/changelog.yaml'), 'utf8'));
