const done = (): void => undefined;

/**
 * Shares reads of the same thing. One read runs at a time, and callers that ask meanwhile share the next one: no caller gets the result of
 * a read that began before they asked.
 */
export const sharedReads = <Found>(read: (key: string) => Promise<Found>): ((key: string) => Promise<Found>) => {
  const underWay = new Map<string, Promise<Found>>();
  const next = new Map<string, Promise<Found>>();

  const begin = (key: string): Promise<Found> => {
    next.delete(key);
    const reading = read(key).finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  };

  return (key) => {
    const waiting = next.get(key);
    if (waiting !== undefined) return waiting;
    const before = underWay.get(key);
    if (before === undefined) return begin(key);
    const following = before.then(done, done).then(() => begin(key));
    next.set(key, following);
    return following;
  };
};
