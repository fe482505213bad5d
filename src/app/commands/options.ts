import { InvalidArgumentError, Option } from 'commander';

/** Parses a web address, without its trailing slash. */
export const httpAddress = (text: string): string => {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/$/, '');
  throw new InvalidArgumentError('Must be an http or https address.');
};

/** The option for the server that a command asks. */
export const urlOption = (): Option =>
  new Option('--url <address>', 'URL of the API').env('TESSERA_URL').default('http://127.0.0.1:8080').argParser(httpAddress);

/** Parses a whole number within bounds. @param others what else the option takes, for the error message */
export const wholeNumber =
  (least: number, most: number, others = '') =>
  (text: string): number => {
    if (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
    throw new InvalidArgumentError(`Must be a whole number from ${least} to ${most}${others}.`);
  };

/** Parses a port; 0 picks a free one. */
export const port = wholeNumber(0, 65_535, '; 0 picks a free port');
