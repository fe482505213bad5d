// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
/** What the plans allow: requests in a window, and with the burst allowance; seconds. */
export const plans = {
  "window": 60,
  "refill": 600,
  "plans": {
    "free": {
      "limit": 60,
      "burst": 100
    },
    "professional": {
      "limit": 300,
      "burst": 500
    },
    "business": {
      "limit": 1000,
      "burst": 1500
    },
    "enterprise": null
  },
  "anonymous": {
    "limit": 60,
    "burst": 100
  }
} as const;
