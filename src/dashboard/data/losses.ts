/** Something that would be lost by leaving, and the question to ask. */
export interface Loss {
  title: string;
  text: string;
  stay: string;
  leave: string;
}

export const written: Loss = {
  title: 'Discard your changes?',
  text: 'They have not been saved.',
  stay: 'Keep editing',
  leave: 'Discard',
};

export const shownOnce: Loss = {
  title: 'Have you stored it?',
  text: 'It is shown only once and cannot be displayed again.',
  stay: 'Show it again',
  leave: 'I have stored it',
};

interface Question {
  loss: Loss;
  proceed: () => void;
}

/** What would be lost now, newest last. */
const held = new Map<symbol, Loss>();

let question: Question | undefined;
const listeners = new Set<() => void>();
const become = (next: Question | undefined): void => {
  question = next;
  for (const listener of listeners) listener();
};

/** Calls a listener when the question changes. @returns an unsubscribe function */
export const onQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The unanswered question. */
export const openQuestion = (): Question | undefined => question;

/** Marks something as lost by leaving the page. @returns a function that ends it */
export const hold = (loss: Loss): (() => void) => {
  const key = Symbol(loss.title);
  held.set(key, loss);
  return () => void held.delete(key);
};

export const isHeld = (): boolean => held.size > 0;

/** Continues at once when nothing would be lost, otherwise after confirmation. */
export const proceedWithout = (loss: Loss | undefined, proceed: () => void): void => {
  if (loss) become({ loss, proceed });
  else proceed();
};

/** Leaves the page, and loses its contents, after confirmation. */
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
