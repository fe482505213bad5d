// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
/** The headers of answers that no operation lists; HTTP, browsers and the stage of a version define them. */
export const unlistedHeaders = [
  "Access-Control-Allow-Origin", "Access-Control-Expose-Headers", "Cache-Control", "Connection", "Content-Encoding", "Content-Length",
  "Content-Security-Policy", "Content-Type", "Date", "Deprecation", "Keep-Alive", "Link", "Pragma", "Referrer-Policy",
  "Strict-Transport-Security", "Sunset", "Transfer-Encoding", "Vary", "X-Content-Type-Options"
] as const;
