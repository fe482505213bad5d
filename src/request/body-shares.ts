import { bodyLimits } from '../contract/plans.ts';
import { turnShares } from '../core/event-loop.ts';
import { valuesIn } from '../core/json-values.ts';
import { createSharesByWeight } from '../core/shares-by-weight.ts';

/** The weight above which a body counts; as many bytes weigh as much. */
export const largeBody = 64 * 1024;

/** What a value weighs: as many as a body may have weigh as much as the bytes that it may have. */
const valueWeight = bodyLimits.json / bodyLimits.values;

/** The weight of a body, or of a message: to read many small values takes longer than to read as many bytes of a few. */
export const weightOf = (body: Buffer | string): number => {
  // Even if it had nothing but the smallest values, it would not count.
  if ((body.length / 2) * valueWeight <= largeBody) return body.length;
  // What separates values is a byte of its own in UTF-8.
  const text = typeof body === 'string' ? body : body.toString('latin1');
  return Math.max(body.length, valuesIn(text) * valueWeight);
};

/** The large bodies and messages that accounts have under way in this process: together as large as one may be. */
export const bodyShares = createSharesByWeight(bodyLimits.json);

/**
 * The large bodies over HTTP that accounts send at the same time: together as large as four may be, so that a slow client does not keep
 * others of its account waiting.
 */
export const arrivalShares = createSharesByWeight(4 * bodyLimits.json);

/** Whether a message of a connection counts as large. */
export const isLargeMessage = (text: string): boolean => weightOf(text) > largeBody;

/**
 * Waits until a large message may be read: until its sender has few others under way, and a share of the event loop left. The result
 * ends it.
 * @param sender the account, or the address where nobody has authenticated
 * @throws ServiceError `rate_limit_exceeded`
 */
export const beginLargeMessage = async (sender: string, text: string): Promise<() => void> => {
  const end = await bodyShares.begin(sender, weightOf(text));
  await turnShares.wait(sender);
  return end;
};
