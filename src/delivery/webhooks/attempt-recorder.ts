import type { Logger } from 'pino';
import { type EndpointKey, nameOf } from './endpoints.ts';
import { requestedPause } from './requested-pauses.ts';
import type { Done, Settle } from './settle.ts';

interface Dependencies {
  settle: Settle;
  log: Pick<Logger, 'warn'>;
  /** Called with the work of recording when it begins. */
  track: (work: Promise<void>) => void;
  /** Called when attempts were recorded, or could not be, with the addresses that may have due deliveries now. */
  recorded: (due: readonly EndpointKey[]) => void;
}

/** Records finished attempts, and holds each pause that an address requested until new claims take it into account. */
export const createAttemptRecorder = ({ settle, log, track, recorded }: Dependencies) => {
  let unsettled: Done[] = [];
  let settling = false;
  /** Addresses that requested a pause, until the pause is recorded and claims respect it. */
  const pausing = new Set<string>();

  /** Records all finished attempts at once; those that finish meanwhile are recorded together afterwards. */
  const recordAll = async (): Promise<void> => {
    while (unsettled.length > 0) {
      const done = unsettled;
      unsettled = [];
      const due = await settle(done).catch((error: unknown) => {
        // An attempt that was not recorded is repeated after its lease. If the connection was lost during the commit, it may have been recorded.
        log.warn({ err: error }, 'delivery attempts could not be recorded');
        return done.map(({ delivery }) => delivery);
      });
      // Other attempts at an address may have been recorded before the one that asked for the pause.
      for (const one of done) if (requestedPause(one) > 0) pausing.delete(nameOf(one.delivery));
      recorded(due);
    }
    settling = false;
  };

  return {
    record: (done: Done): void => {
      if (requestedPause(done) > 0) pausing.add(nameOf(done.delivery));
      unsettled.push(done);
      if (settling) return;
      settling = true;
      track(recordAll());
    },

    /** The number of attempts that wait to be recorded. */
    get waiting() {
      return unsettled.length;
    },

    isPausing: (address: string): boolean => pausing.has(address),
  };
};
