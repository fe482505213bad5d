import { signInScope } from '../core/scopes.ts';
import { operations } from './operations.ts';

const needed = Object.values(operations).flatMap(({ scopes }) => scopes);

/** Every scope that the server knows: the broad ones first, then those that operations need, sorted by name. */
export const knownScopes: readonly string[] = [
  'read',
  'write',
  'admin',
  ...[...new Set([signInScope, ...needed.filter((scope) => scope.includes(':'))])].sort(),
];

/** The scopes in this list that the server does not know. */
export const unknownScopes = (scopes: readonly string[]): string[] => scopes.filter((scope) => !knownScopes.includes(scope));
