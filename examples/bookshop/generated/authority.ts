// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
/** What the words of `x-authority` mean. */
export const authority = {
  "role": {
    "says": "Gives a person a role, or takes it away. Once they have signed in, they reach all that the role allows, without an expiry and from everywhere. So both roles, the old one and the new one, are compared with the credential. An administrator can sign others in: for that role an API key needs `write:logins`, too.",
    "needs": ["admin"],
    "within": true,
    "recent": true
  },
  "person": {
    "says": "Changes or removes a person. A person whose role the credential does not reach needs `admin`. Every credential reaches a `viewer`; an `editor` needs `write`, an administrator `admin`. People change themselves with the scopes of the operation, except their role and e-mail address.",
    "needs": ["admin"],
    "within": false,
    "recent": false
  },
  "removal": {
    "says": "Removes a person for good. It asks for a recent sign-in where their role is above the default.",
    "needs": [],
    "within": false,
    "recent": true
  },
  "link": {
    "says": "Gives a way to sign in as a person, who then reaches all that their role allows, without an expiry and from everywhere. The way is a link that sets a password, an e-mail address that such links are mailed to, or a sign-in without the second factor. A person does it, with a recent sign-in. API keys, and applications that act for themselves, need the scope `write:logins`, which no other scope includes. No link is mailed to a person who may not sign in yet, so their address is no such way yet; but a later one would go there, so that another address asks for a recent sign-in all the same.",
    "needs": [],
    "alone": ["write:logins"],
    "within": true,
    "recent": true
  },
  "newcomer": {
    "says": "Adds a person with the default role; any other role also needs `role`. Where the credential could not give a `link` for them, they may not sign in. No link is mailed to them until someone with a credential that reaches their role creates one.",
    "needs": [],
    "within": false,
    "recent": true
  },
  "key": { "says": "Creates or widens an API key.", "needs": [], "within": true, "recent": true },
  "application": {
    "says": "Creates or widens an application, gives it another name, by which people know it when they are asked for consent, or shows its secret, which works from everywhere until it is rotated.",
    "needs": [],
    "within": true,
    "recent": true
  },
  "feed": {
    "when": "To have more events sent, or to another address, or again, or to see the secret",
    "says": "Sends the events of the account to an address, without an end and wherever it is, begins to send them again, or shows the secret that signs them. The token of an application counts as without end, because the application renews it.",
    "needs": ["read:events"],
    "within": true,
    "recent": true
  },
  "protection": {
    "when": "To change what protects the account, or to keep anything for a shorter time",
    "says": "Changes what protects the account, or for how long there is evidence. With looser settings, credentials work longer, from more places and after fewer proofs; with shorter times, the logs lose what has been done. That holds for everybody until it is changed back, so no credential does it that ends or is restricted. Longer times ask for nothing.",
    "needs": [],
    "within": true,
    "recent": true
  },
  "address": {
    "says": "Hands out an address that acts as its maker for whoever has it: for one request or a few, and at the latest until the credential of its maker ends. So an answer with one is for that credential alone: with another one, its `Idempotency-Key` counts as used for a different request, also where the same person or application holds both.",
    "needs": [],
    "within": false,
    "recent": false,
    "tied": true
  },
  "membership": {
    "says": "Gives a person a role in a record. The person who gives it has at least that role there.",
    "needs": [],
    "within": false,
    "recent": false
  },
  "proof": {
    "says": "Issues a credential in return for a proof of its own, such as a password, a one-time link or the credential that it replaces.",
    "needs": [],
    "within": false,
    "recent": false
  },
  "less": { "says": "Takes authority away and gives none.", "needs": [], "within": false, "recent": false }
} as const;
