import { type EventFrame, frameViolations, type ServerFrame } from '../contract/frames.ts';
import { type ErrorDetail, formB, ServiceError } from '../core/errors.ts';

/** Told of a frame of ours that is not as the contract documents. */
export type FrameReport = (frame: ServerFrame, details: ErrorDetail[]) => void;

const violation = (details: ErrorDetail[]) =>
  new ServiceError('contract_violation', 'The server made a frame that its contract does not document.', { details });

const standIn = (frame: ServerFrame, details: ErrorDetail[]): ServerFrame => {
  if (frame.type !== 'result') throw violation(details);
  return { id: frame.id, type: 'error', error: formB(violation(details)) };
};

type Encoded = string | Buffer;

/** What was made of an event's frames, by what they differ in: the subscription and the cursor. */
const known = new WeakMap<EventFrame['event'], Map<string, Encoded>>();

/** Many connections are told the same of an event: such a frame is checked and put into bytes once. */
const once = ({ event, subscription, cursor }: EventFrame, encode: () => Encoded): Encoded => {
  const frames = known.get(event) ?? new Map<string, Encoded>();
  known.set(event, frames);
  const key = `${subscription} ${cursor}`;
  const encoded = frames.get(key) ?? encode();
  frames.set(key, encoded);
  return encoded;
};

/**
 * Puts frames into text and holds them against the contract on the way. What is not as documented is reported and goes out where
 * `lenient`, for a client is better served so; else an error stands in for it.
 */
export const createEncoder = (report: FrameReport, lenient: boolean) => {
  const checked = (frame: ServerFrame): string => {
    const details = frameViolations(frame);
    if (!details) return JSON.stringify(frame);
    report(frame, details);
    return JSON.stringify(lenient ? frame : standIn(frame, details));
  };
  return (frame: ServerFrame): Encoded => (frame.type === 'event' ? once(frame, () => Buffer.from(checked(frame))) : checked(frame));
};
