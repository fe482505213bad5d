export type { SavedCopy } from './copy.ts';
export type { Filter, Filters, Kind, MirroredRecords } from './kinds.ts';
export { type Mirror, type MirrorOptions, mirror } from './mirror.ts';
export type { MirrorClient } from './read.ts';
