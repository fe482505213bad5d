// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import * as v2Preview from './v2-preview/operations.ts';
import type { Mapping as v2Preview_Mapping } from './v2-preview/mapping.ts';

/** The versions that differ from the latest one, with their differences. */
export const differing = {
  'v2-preview': v2Preview,
} as const;

/** The mappings that versions need. */
export interface Mappings {
  readonly 'v2-preview': v2Preview_Mapping;
}
