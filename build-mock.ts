// Builds the database that a mock begins with into `dist`, for the server that is built there. A mock that fills one itself takes a second more.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFolder } from './build-server.ts';

const root = import.meta.dirname;

/** Builds the database, unless it is of the server that is built. */
export const buildMock = async (): Promise<void> => {
  const { prepareMock } = await import('./src/app/mock-database.ts');
  const next = join(root, `dist/mock-database.${process.pid}`);
  try {
    const place = await prepareMock(next, root);
    if (place !== undefined) replaceFolder(place, next);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
};
