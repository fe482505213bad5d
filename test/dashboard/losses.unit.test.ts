import { afterEach, describe, expect, it } from 'vitest';
import { answer, hold, isHeld, leave, openQuestion, proceedWithout, shownOnce, written } from '../../src/dashboard/data/losses.ts';

const done: string[] = [];
const go = (where: string) => () => void done.push(where);

describe('leaving', () => {
  afterEach(() => {
    leave(() => undefined);
    answer(true);
    done.length = 0;
  });

  it('goes on at once where nothing would be lost', () => {
    hold(written)();
    leave(go('home'));
    proceedWithout(undefined, go('closed'));
    expect([done, openQuestion()]).toEqual([['home', 'closed'], undefined]);
  });

  it('asks about the newest of what would be lost, and goes nowhere when people stay', () => {
    hold(written);
    hold(shownOnce);
    leave(go('home'));
    expect([openQuestion()?.loss, done]).toEqual([shownOnce, []]);
    answer(false);
    expect([openQuestion(), done, isHeld()]).toEqual([undefined, [], true]);
  });

  it('goes on, and asks no more, when people say so', () => {
    hold(written);
    leave(go('home'));
    answer(true);
    expect([done, isHeld()]).toEqual([['home'], false]);
  });

  it('loses of what is held only what was asked about, when a part of the page is closed', () => {
    hold(written);
    proceedWithout(shownOnce, go('closed'));
    answer(true);
    expect([done, isHeld()]).toEqual([['closed'], true]);
  });
});
