import { validators } from './validators/index.ts';

const check = validators.account.bodies.createApplication!['application/json']!;

/** Whether the contract allows a text as a name, including its rules for invisible characters. */
export const isName = (text: string): boolean => check({ name: text, type: 'public', scopes: ['read'] });
