import { fullFormats } from 'ajv-formats/dist/formats.js';

const form = fullFormats.email as RegExp;

/** Whether a text is an e-mail address as the contract allows one: `format: email` in at most 254 characters. */
export const isEmail = (text: string): boolean => text.length >= 3 && text.length <= 254 && form.test(text);
