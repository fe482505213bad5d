import { validators } from './validators/index.ts';

const check = validators.account.bodies.createApplication!['application/json']!;

/** Whether a text is a name as the contract allows one, also in what it says of characters that are not seen. */
export const isName = (text: string): boolean => check({ name: text, type: 'public', scopes: ['read'] });
