import { fullFormats } from 'ajv-formats/dist/formats.js';

const form = fullFormats.email as RegExp;

/** Whether the contract allows a text as an e-mail address: `format: email`, and at most 254 characters. */
export const isEmail = (text: string): boolean => text.length >= 3 && text.length <= 254 && form.test(text);
