import type { Mappings } from '@tessera/platform';

/** The mappings of the versions that differ from the latest one in what codegen cannot map. A version without its mapping does not compile. */
export const mappings: Mappings = {};
