// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import * as v2Preview_answers from './v2-preview/answers.js';
import * as v2Preview_bodies from './v2-preview/bodies.js';
import * as v2Preview_operations from './v2-preview/operations.ts';
import * as v2Preview_parameters from './v2-preview/parameters.js';
import type { Mapping as v2Preview_Mapping } from './v2-preview/mapping.ts';

/** What each version that differs from the latest one has otherwise. */
export const differing = {
  'v2-preview': { ...v2Preview_answers, ...v2Preview_bodies, ...v2Preview_operations, ...v2Preview_parameters },
} as const;

/** The mappings that versions need. */
export interface Mappings {
  readonly 'v2-preview': v2Preview_Mapping;
}
