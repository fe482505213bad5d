import { hashCost } from '../../identity/passwords/passwords.ts';

// At its full cost Argon2id took a tenth of the processor time of all tests. What a server of its own process hashes keeps the full cost, of
// which test/identity/passwords.unit.test.ts makes sure; a stored hash names its cost, so that either knows the other's.
Object.assign(hashCost, { memory: 8, passes: 1 });
