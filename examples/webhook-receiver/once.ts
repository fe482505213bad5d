import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Does the work of a message unless it is done; resolves when it is. */
export type Once = (id: string, work: () => Promise<void>) => Promise<void>;

/**
 * Does each message once, also when it comes again while it is being worked on, or after a restart: the ids of those that are done are
 * lines of a file. A program with a database writes the id there, in the transaction of the work.
 */
export const openOnce = (file: string): Once => {
  const done = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  const underWay = new Map<string, Promise<void>>();

  const begin = async (id: string, work: () => Promise<void>) => {
    await work();
    appendFileSync(file, `${id}\n`);
    done.add(id);
  };

  return async (id, work) => {
    if (done.has(id)) return;
    const running = underWay.get(id) ?? begin(id, work).finally(() => underWay.delete(id));
    underWay.set(id, running);
    await running;
  };
};
