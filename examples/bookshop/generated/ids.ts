// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
/** The prefix of an id, by the kind of record. */
export const recordPrefixes = {
  "user": "usr",
  "resource": "res",
  "event": "evt",
  "operation": "opn",
  "webhook": "whk",
  "delivery": "dlv",
  "customer": "cus",
  "order": "ord",
  "book": "boo"
} as const;
