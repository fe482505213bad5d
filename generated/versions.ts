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
    "released": "2024-01",
    "root": "platform.yaml",
    "pagination": ["page", "offset", "cursor"],
    "errors": "form-a",
    "title": "Tessera Platform API"
  },
  "v2-preview": {
    "stage": "Preview",
    "released": "2025-03",
    "root": "platform.yaml",
    "overlay": "versions/v2-preview.yaml",
    "pagination": ["cursor"],
    "errors": "problem",
    "title": "Tessera Platform API, second version (preview)",
    "description": "The next major version, for tests and feedback. The families and paths are those of v1. Lists are read only by cursor, and every error is a problem document (RFC 9457). A task has a `name` instead of a `title`, like every other record. Its `status` says only whether somebody has to work on it, and its `resolution` says how it was closed. Tasks cannot be filtered by their `description`. Events, webhooks, GraphQL and the channel have the records of v1."
  }
} as const;
