/** Stands where a client keeps the types that it generates from the published contract. */
export type { paths } from '../../generated/platform/types.ts';
