// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.


/** The versions that differ from the latest one, with their differences. */
export const differing = {
} as const;

/** The mappings that versions need. */
export interface Mappings {
}
