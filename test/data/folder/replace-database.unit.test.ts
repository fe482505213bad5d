import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hasDatabase, replaceDatabase, takeDataFolder } from '../../../src/data/folder/data-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'tessera-replace-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(root, 'folder-'));
});

/** A folder that PostgreSQL would take for its own, which says whose it is. */
const database = (folder: string, name: string, whose: string): void => {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'PG_VERSION'), '18');
  writeFileSync(join(folder, name, 'whose'), whose);
};
const whose = (): string => readFileSync(join(dataDir, 'database', 'whose'), 'utf8');
const isReplaced = (): boolean => existsSync(join(dataDir, 'database.replaced'));

const start = (): { isNew: boolean } => {
  const folder = takeDataFolder(dataDir);
  folder.unlock();
  return folder;
};

const replace = (from: string): void => {
  const folder = takeDataFolder(dataDir);
  replaceDatabase(folder, from);
  folder.unlock();
};

describe('replaceDatabase', () => {
  it('puts another database in the place of the one that there is, or where none is', () => {
    const other = mkdtempSync(join(root, 'other-'));
    database(dataDir, 'database', 'old');
    database(other, 'database', 'new');
    replace(other);
    expect([whose(), isReplaced(), existsSync(other), start().isNew]).toEqual(['new', false, false, false]);

    dataDir = mkdtempSync(join(root, 'empty-'));
    database(other, 'database', 'first');
    replace(other);
    expect([whose(), start().isNew]).toEqual(['first', false]);
  });
});

describe('the start after a replacement that was cut off', () => {
  it('has the old database, when the new one was not there yet', () => {
    database(dataDir, 'database.replaced', 'old');
    expect(hasDatabase(dataDir)).toBe(true);
    expect([start().isNew, whose(), isReplaced()]).toEqual([false, 'old', false]);
  });

  it('has the new database, when the old one was not deleted yet', () => {
    database(dataDir, 'database.replaced', 'old');
    database(dataDir, 'database', 'new');
    expect([start().isNew, whose(), isReplaced()]).toEqual([false, 'new', false]);
  });
});
