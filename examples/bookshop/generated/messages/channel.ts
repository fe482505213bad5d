// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
/** Limits of a connection, in bytes, seconds and counts. */
export const limits = {
  "subscriptions": 128,
  "frame_bytes": 65536,
  "send_queue_bytes": 1048576,
  "ping_seconds": 25,
  "pong_seconds": 8,
  "authenticate_seconds": 30,
  "unauthenticated": 100,
  "frames_per_second": 1000,
  "unauthenticated_frames_per_second": 20,
  "frames_at_once": 500
} as const;

/** The codes with which the server closes a connection, by reason. */
export const closeCodes = {
  "shutdown": { "code": 3001, "reconnect": true },
  "internal_error": { "code": 3004, "reconnect": true },
  "expired": { "code": 3005, "reconnect": true },
  "permissions_changed": { "code": 3006, "reconnect": true },
  "reset": { "code": 3007, "reconnect": true },
  "slow": { "code": 3008, "reconnect": true },
  "no_pong": { "code": 3012, "reconnect": true },
  "connection_limit": { "code": 3013, "reconnect": true },
  "invalid_credentials": { "code": 3500, "reconnect": false },
  "bad_frame": { "code": 3501, "reconnect": false },
  "authentication_timeout": { "code": 3502, "reconnect": false },
  "frame_too_large": { "code": 3503, "reconnect": false },
  "revoked": { "code": 3504, "reconnect": false }
} as const;
