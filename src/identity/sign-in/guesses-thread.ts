// Estimates, in a worker thread, how many guesses find a password: the dictionaries take a quarter of a second to load and some tens of
// megabytes, and a long password takes some milliseconds.
import { parentPort } from 'node:worker_threads';
import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import type { Estimate, Question } from './guesses.ts';

/** The time grows with the length and with the ways to read digits and signs as letters. What is hard to guess here stays so with more behind it. */
const limits = { maxLength: 32, l33tMaxSubstitutions: 16 };

const estimator = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs, ...limits });

const isName = ({ dictionaryName }: MatchExtended): boolean => dictionaryName === 'userInputs';

/**
 * The guesses of the parts that the library finds, in any order. Its own sum adds much for each further part, however common, and finds
 * `iloveyousoverymuch` harder than a rare word. A name costs nothing: whoever wants to be this person begins with it.
 */
const estimate = (password: string, names: string[]): Estimate => {
  const { sequence } = estimator.check(password, names);
  const guesses = sequence.reduce((product, part, at) => product * (at + 1) * (isName(part) ? 1 : part.guesses), 1);
  return { guesses, ofNames: sequence.some(isName) };
};

const signs = /[^\p{L}\p{M}\p{N}]/gu;

/** What a guesser pays for the signs in a password: one that comes again and again is between words, and one choice. */
const guessesOfSigns = (password: string): number => {
  const found = password.match(signs) ?? [];
  return 10 ** (new Set(found).size === 1 ? 1 : found.length);
};

/** As it is typed, or as words between which there are signs, whichever is found first: the library counts each sign as a part. */
const easiest = ({ password, names }: Question): Estimate => {
  const whole = estimate(password, names);
  const words = password.replaceAll(signs, '');
  if (words === password || words === '') return whole;
  const read = estimate(words, names);
  const guesses = read.guesses * guessesOfSigns(password);
  return guesses < whole.guesses ? { ...read, guesses } : whole;
};

parentPort!.on('message', ({ id, ...question }: Question & { id: number }) => parentPort!.postMessage({ id, estimate: easiest(question) }));
