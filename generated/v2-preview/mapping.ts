// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { EnumValues, Renamed } from '../../src/core/version-mapping.ts';
import type { components as Latest } from '../platform/types.ts';
import type { components as Own } from './types.ts';

/** How v2-preview is mapped to the latest version and from it, where codegen cannot know it. */
export interface Mapping {
  /** Makes a response record from the latest one, which already has the names of this version. */
  readonly answers: {
    readonly Task: (latest: Renamed<Latest['schemas']['Task'], { title: 'name' }, unknown>) => Own['schemas']['Task'];
  };
  /** Makes the latest body from a request body with the names of this version; codegen renames those. */
  readonly bodies: {
    readonly TaskUpdate: (own: Own['schemas']['TaskUpdate']) => Renamed<Latest['schemas']['TaskUpdate'], { title: 'name' }, unknown>;
  };
  /** What a filter of this version finds, in filters of the latest version. */
  readonly filters: {
    readonly Task: { status: EnumValues<'todo' | 'in_progress' | 'closed', { status: 'todo' | 'in_progress' | 'done' | 'cancelled'; priority: 'low' | 'normal' | 'high' | 'urgent' }>; resolution: EnumValues<'done' | 'cancelled', { status: 'todo' | 'in_progress' | 'done' | 'cancelled'; priority: 'low' | 'normal' | 'high' | 'urgent' }> };
  };
  /** The field of the latest version that a list is sorted by; for an enum, also its values, sorted like those of this version. */
  readonly sorts: {
    readonly Task: { status: 'title' | 'due_at' | 'completed_at' | 'created_at' | 'updated_at' | EnumValues<'todo' | 'in_progress' | 'closed', { status: 'todo' | 'in_progress' | 'done' | 'cancelled'; priority: 'low' | 'normal' | 'high' | 'urgent' }> };
  };
  /** The words in error messages for values that this version does not have. */
  readonly words: {
    readonly Task: { 'done': string; 'cancelled': string };
  };
}
