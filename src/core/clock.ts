/** Tells the time; tests pass one that they move. */
export type Clock = () => Date;

/** The machine's own time. */
export const systemClock: Clock = () => new Date();
