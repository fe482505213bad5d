export type { Tables } from '../../../generated/tables.ts';
