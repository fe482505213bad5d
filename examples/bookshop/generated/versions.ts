// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
/** The meaning of each stage of a version. */
export const stages = {
  "Preview": "Subject to change without notice.",
  "Stable": "Ready for production, with the guarantees of backward compatibility.",
  "Deprecated": "Served until its sunset; the migration guide describes the change to the successor.",
  "Retired": "Requests are answered with 410."
} as const;

/** The registry of API versions, newest last. */
export const versions = {
  "v1": {
    "stage": "Stable",
    "released": "2026-11",
    "root": "platform.yaml",
    "pagination": ["page", "offset", "cursor"],
    "errors": "form-a",
    "title": "Bookshop API"
  }
} as const;
