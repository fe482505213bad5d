import { type EventFrame, frameViolations, type ServerFrame } from '../contract/frames.ts';
import { type ErrorDetail, formB, ServiceError } from '../core/errors.ts';

/** Called with a server frame that does not match the contract. */
export type FrameReport = (frame: ServerFrame, details: ErrorDetail[]) => void;

const violation = (details: ErrorDetail[]) =>
  new ServiceError('contract_violation', 'The server produced a frame that does not match its contract.', { details });

const standIn = (frame: ServerFrame, details: ErrorDetail[]): ServerFrame => {
  if (frame.type !== 'result') throw violation(details);
  return { id: frame.id, type: 'error', error: formB(violation(details)) };
};

type Encoded = string | Buffer;

/** The encoded frames of an event, by cursor and then by subscription. */
const known = new WeakMap<EventFrame['event'], Map<string, Map<string, Encoded>>>();

const within = <Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value => {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
};

/** Many connections get the same frame of an event, so it is checked and encoded once. */
const once = ({ event, subscription, cursor }: EventFrame, encode: () => Encoded): Encoded => {
  const ofCursor = within(
    within(known, event, () => new Map()),
    cursor,
    () => new Map(),
  );
  return within(ofCursor, subscription, encode);
};

/**
 * Encodes frames and checks them against the contract. A frame that does not match is reported. With `lenient` it is still sent,
 * because that serves a client better; otherwise an error replaces it.
 */
export const createEncoder = (report: FrameReport, lenient: boolean) => {
  const encodeChecked = (frame: ServerFrame): string => {
    const details = frameViolations(frame);
    if (!details) return JSON.stringify(frame);
    report(frame, details);
    return JSON.stringify(lenient ? frame : standIn(frame, details));
  };
  return (frame: ServerFrame): Encoded =>
    frame.type === 'event' ? once(frame, () => Buffer.from(encodeChecked(frame))) : encodeChecked(frame);
};
