/** Something that leaving would lose, and how people are asked about it. */
export interface Loss {
  title: string;
  text: string;
  stay: string;
  leave: string;
}

export const written: Loss = {
  title: 'Throw away what you have written?',
  text: 'It has not been saved.',
  stay: 'Go on writing',
  leave: 'Throw it away',
};

export const shownOnce: Loss = {
  title: 'Have you stored it?',
  text: 'It is shown only this once, and nobody can read it again.',
  stay: 'Show it again',
  leave: 'I have stored it',
};

interface Question {
  loss: Loss;
  proceed: () => void;
}

/** What would be lost now, the newest last. */
const held = new Map<symbol, Loss>();

let question: Question | undefined;
const listeners = new Set<() => void>();
const become = (next: Question | undefined): void => {
  question = next;
  for (const listener of listeners) listener();
};

/** Calls a listener when another question is asked, or none any more. @returns what stops it */
export const onQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The question that has no answer yet. */
export const openQuestion = (): Question | undefined => question;

/** From now on, leaving the page would lose something. @returns what ends that */
export const hold = (loss: Loss): (() => void) => {
  const key = Symbol(loss.title);
  held.set(key, loss);
  return () => void held.delete(key);
};

export const isHeld = (): boolean => held.size > 0;

/** Goes on at once where nothing would be lost, and otherwise when people say so. */
export const proceedWithout = (loss: Loss | undefined, proceed: () => void): void => {
  if (loss) become({ loss, proceed });
  else proceed();
};

/** Leaves the page, and loses what it holds, when people say so. */
export const leave = (proceed: () => void): void =>
  proceedWithout([...held.values()].at(-1), () => {
    held.clear();
    proceed();
  });

/** The answer of the reader. */
export const answer = (isLeaving: boolean): void => {
  const asked = question;
  become(undefined);
  if (isLeaving) asked?.proceed();
};
