import { InvalidArgumentError } from 'commander';

/** Parses a web address, without its trailing slash. */
export const httpAddress = (text: string): string => {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/$/, '');
  throw new InvalidArgumentError('Must be an http or https address.');
};
