// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
/** The name of the platform, as people read it. */
export const platformName = "Tessera" as const;
