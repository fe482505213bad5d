import type { Schemas } from '../../contract/types.ts';

export type Event = Schemas['Event'];

/** Events never change, so each has one version. */
export const onlyVersion = 1;
