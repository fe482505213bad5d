import { clearTimeout, setTimeout } from 'node:timers';
import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';

/** Milliseconds: what a busy machine does not do in a minute, it does not do at all. */
const patience = 60_000;

/**
 * Waits for something for a minute at most, by real time.
 * @param seen says what there is instead
 * @throws Error after a minute
 */
export const withinAMinute = async <T>(work: Promise<T>, seen: () => string): Promise<T> => {
  const late = Promise.withResolvers<symbol>();
  const isLate = Symbol('late');
  const timer = setTimeout(late.resolve, patience, isLate);
  const ended = await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
  if (ended === isLate) throw new Error(`A minute was not enough: ${seen()}`);
  return ended as T;
};

/** A function as it was written, without what the test runner makes of imports. */
const sourceOf = (holds: () => unknown): string => String(holds).replaceAll(/__vi_import_\d+__\./g, '');

/** Waits until something holds. @throws Error after a minute, with the condition and its last result; and at once what the condition throws */
export const until = async (holds: () => unknown): Promise<void> => {
  let isOver = false;
  let last: unknown = 'nothing yet';
  const ask = async (): Promise<void> => {
    for (last = await holds(); !last && !isOver; last = await holds()) await delay(5);
  };
  await withinAMinute(ask(), () => `${inspect(last)} was the last of ${sourceOf(holds)}`).finally(() => {
    isOver = true;
  });
};
