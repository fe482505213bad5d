// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
/** What operations do to authorities, by the words of `x-authority`. */
export const authority = {
  "role": {
    "says": "Gives a person a role, or takes it. They reach all that a role allows, for good and from everywhere, once they have signed in: both the role that they have and the one that they get are held against the credential.",
    "needs": ["admin"],
    "within": true
  },
  "person": {
    "says": "Changes or removes a person. Somebody whose role the credential does not reach needs `admin` - a `viewer` is reached by every credential, an `editor` by `write`, an administrator by `admin`. People change themselves with what the operation needs, but for their role and e-mail address.",
    "needs": ["admin"],
    "within": false
  },
  "link": {
    "says": "Hands out a way to sign in as a person, who reaches all that their role allows, for good and from everywhere: a link that sets a password, or an e-mail address, to which such links are mailed. No link is mailed to somebody who may not sign in yet, so that their address is none.",
    "needs": [],
    "within": true
  },
  "newcomer": {
    "says": "Adds a person, of the role that is given where none is asked for; any other takes `role`. Where the credential could not hand out a `link` for them, they may not sign in: no link is mailed to them before somebody whose credential reaches has handed one out.",
    "needs": [],
    "within": false
  },
  "key": { "says": "Makes or widens an API key.", "needs": [], "within": true },
  "application": {
    "says": "Makes or widens an application, or hands out its secret, which works from everywhere and until it is rotated.",
    "needs": [],
    "within": true
  },
  "feed": { "says": "Has the events of the account sent to an address.", "needs": ["read:events"], "within": false },
  "membership": {
    "says": "Gives a person a place in a record; whoever gives it has as much there themselves.",
    "needs": [],
    "within": false
  },
  "proof": {
    "says": "Hands out a credential for a proof of its own, such as a password, a one-time link or a credential that it takes the place of.",
    "needs": [],
    "within": false
  },
  "less": { "says": "Takes authority away, and gives none.", "needs": [], "within": false }
} as const;
