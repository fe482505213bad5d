// Estimates in a worker thread how many guesses find a password: the dictionaries take a quarter of a second and some tens of megabytes to load, and
// a long password takes several milliseconds.
import { parentPort } from 'node:worker_threads';
import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import type { Estimate, Question } from './guesses.ts';

/**
 * The time grows with length and with the ways to read digits and symbols as letters. A prefix that is hard to guess stays so with more behind it.
 */
const limits = { maxLength: 32, l33tMaxSubstitutions: 16 };

const estimator = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs, ...limits });

const isName = ({ dictionaryName }: MatchExtended): boolean => dictionaryName === 'userInputs';

/**
 * Guesses for the parts that the library finds, in any order. Its own sum adds too much for each further part, and rates `iloveyousoverymuch` harder
 * than a rare word. Names cost nothing: an attacker starts with them.
 */
const estimate = (password: string, names: string[]): Estimate => {
  const { sequence } = estimator.check(password, names);
  const guesses = sequence.reduce((product, part, at) => product * (at + 1) * (isName(part) ? 1 : part.guesses), 1);
  return { guesses, ofNames: sequence.some(isName) };
};

const signs = /[^\p{L}\p{M}\p{N}]/gu;

/** What symbols add: one that repeats counts as a separator, which is a single choice. */
const guessesOfSigns = (password: string): number => {
  const found = password.match(signs) ?? [];
  return 10 ** (new Set(found).size === 1 ? 1 : found.length);
};

/** As typed, or as words separated by symbols, whichever is found first; the library counts each symbol as a part. */
const easiest = ({ password, names }: Question): Estimate => {
  const whole = estimate(password, names);
  const words = password.replaceAll(signs, '');
  if (words === password || words === '') return whole;
  const read = estimate(words, names);
  const guesses = read.guesses * guessesOfSigns(password);
  return guesses < whole.guesses ? { ...read, guesses } : whole;
};

parentPort!.on('message', ({ id, ...question }: Question & { id: number }) => parentPort!.postMessage({ id, estimate: easiest(question) }));
