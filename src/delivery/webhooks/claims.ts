import type { Logger } from 'pino';
import { type Claimed, type EndpointKey, nameOf } from './endpoints.ts';
import type { ClaimRequest, Queue } from './queue.ts';
import type { Slots } from './slots.ts';

/** The maximum number of concurrent claims, and of addresses per claim. */
const claimsAtOnce = 4;
const addressesAtOnce = 64;

/**
 * How long a claimed delivery may wait until its request begins, in milliseconds. The attempt and its record must fit into the rest
 * of the lease: otherwise another process may send the same delivery, and the later deliveries of its queue, before this one.
 */
export const holdMs = 8000;

interface Dependencies {
  queue: Pick<Queue, 'claim'>;
  /** Gets the slots of the deliveries that are claimed. */
  slots: Pick<Slots, 'areTaken' | 'free' | 'take'>;
  isPausing: (address: string) => boolean;
  log: Pick<Logger, 'warn'>;
  /** Called with what was claimed for a request, and until when it may wait, in milliseconds of `performance.now()`. */
  claimed: (request: ClaimRequest, deliveries: readonly Claimed[], until: number) => void;
}

/** Claims deliveries of the addresses that may have due ones. */
export const createClaims = ({ queue, slots, isPausing, log, claimed }: Dependencies) => {
  /** An address is removed when a claim for it begins. */
  const ready = new Map<string, EndpointKey>();
  let underWay = 0;

  /** The next requests, for as many deliveries as there are free slots. Addresses without a slot, or with an unrecorded pause, stay ready. */
  const next = (): ClaimRequest[] => {
    const requests: ClaimRequest[] = [];
    for (const [address, key] of ready) {
      if (requests.length === addressesAtOnce || slots.areTaken) break;
      const limit = isPausing(address) ? 0 : slots.free(address);
      if (limit === 0) continue;
      ready.delete(address);
      slots.take(address, limit);
      requests.push({ key, limit });
    }
    return requests;
  };

  /** An error of one address must not affect the others: when a claim fails, each address is claimed alone. */
  const claimAll = async (requests: readonly ClaimRequest[]): Promise<Claimed[]> => {
    try {
      return await queue.claim(requests);
    } catch (error) {
      if (requests.length > 1) return (await Promise.all(requests.map((one) => claimAll([one])))).flat();
      log.warn({ err: error }, 'deliveries could not be claimed');
      return [];
    }
  };

  const claim = async (requests: readonly ClaimRequest[]): Promise<void> => {
    const until = performance.now() + holdMs;
    const taken = Map.groupBy(await claimAll(requests), nameOf);
    for (const request of requests) claimed(request, taken.get(nameOf(request.key)) ?? [], until);
  };

  return {
    /** These addresses may have due deliveries. */
    add: (endpoints: readonly EndpointKey[]): void => {
      for (const one of endpoints) ready.set(nameOf(one), one);
    },

    /** Takes the free slots of an address for deliveries that are about to be created. An address with due ones keeps them for those. */
    reserve: (key: EndpointKey): ClaimRequest => {
      const address = nameOf(key);
      const limit = ready.has(address) || isPausing(address) ? 0 : slots.free(address);
      slots.take(address, limit);
      return { key, limit };
    },

    /** Begins a claim; undefined when there is nothing to claim, or enough is being claimed. */
    begin: (): Promise<void> | undefined => {
      const requests = underWay < claimsAtOnce ? next() : [];
      if (requests.length === 0) return undefined;
      underWay += 1;
      return claim(requests).finally(() => {
        underWay -= 1;
      });
    },
  };
};
