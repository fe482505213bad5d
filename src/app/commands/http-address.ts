import { InvalidArgumentError } from 'commander';

/** Reads an address of the web, without a slash at its end. */
export const httpAddress = (text: string): string => {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/$/, '');
  throw new InvalidArgumentError('Must be an http or https address.');
};
