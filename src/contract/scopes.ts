import { operations } from './operations.ts';

const needed = Object.values(operations).flatMap(({ scopes }) => scopes);

/** Every scope that opens something: the wide ones, then those that operations need, by their names. */
export const knownScopes: readonly string[] = [
  'read',
  'write',
  'admin',
  ...[...new Set(needed.filter((scope) => scope.includes(':')))].sort(),
];

/** The scopes among these that open nothing. */
export const unknownScopes = (scopes: readonly string[]): string[] => scopes.filter((scope) => !knownScopes.includes(scope));
