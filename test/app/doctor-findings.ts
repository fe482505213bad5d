import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { examine } from '../../src/app/doctor/examine.ts';
import type { Finding } from '../../src/app/doctor/finding.ts';

export type Env = Record<string, string>;

/** What is closed when the test is over. */
export const opened = async <T extends { close: () => unknown }>(opening: Promise<T>): Promise<T> => {
  const one = await opening;
  onTestFinished(async () => void (await one.close()));
  return one;
};

/** A folder that is removed when the test is over. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** What is found of one thing, in a folder where there is nothing yet. */
export const found = async (name: string, env: Env): Promise<Finding | undefined> =>
  (await examine({ TESSERA_DATA_DIR: join(newFolder(), 'data'), ...env })).find((finding) => finding.name === name);

/** A finding that says what is wrong, and what to do about it. */
export const failed = (says: RegExp | string, remedy: RegExp | string) => ({
  status: 'failed',
  says: typeof says === 'string' ? says : expect.stringMatching(says),
  remedy: expect.stringMatching(remedy),
});
