// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
/** The prefix of an id, by the kind of record. */
export const recordPrefixes = {
  "user": "usr",
  "project": "prj",
  "team": "tem",
  "task": "tsk",
  "resource": "res",
  "file": "fil",
  "comment": "cmt",
  "event": "evt",
  "integration": "itg",
  "operation": "opn",
  "webhook": "whk",
  "delivery": "dlv",
  "notification": "ntf"
} as const;
