import { type ChangeEventType, type EventDataByType, events } from '#generated/messages/events';
import type { ErrorDetail } from '../core/errors.ts';
import { note } from './coverage.ts';
import { validators } from './validators/index.ts';
import { detailsOf } from './violations.ts';

/** Every type of event in the contract's catalogue. */
export type EventType = keyof EventDataByType;
/** The types of events that change a record and therefore have `changes`. */
export type { ChangeEventType };
/** The data of an event of this type: the record as REST shows it. */
export type EventData<T extends EventType> = EventDataByType[T];

/** The types of events about the records of each family. */
export const eventTypesByFamily = (): readonly (readonly EventType[])[] => {
  const types = Object.entries(events).map(([type, { subject }]) => ({ type: type as EventType, subject }));
  return [...Map.groupBy(types, ({ subject }) => subject).values()].map((group) => group.map(({ type }) => type));
};

export const isEventType = (type: unknown): type is EventType => Object.hasOwn(validators.platform.eventData, String(type));

/** How the data of an event breaks the contract; undefined when it is as documented. */
export const eventViolations = (type: EventType, data: object): ErrorDetail[] | undefined => {
  const check = validators.platform.eventData[type]!;
  note('event', () => [type]);
  return check(data) ? undefined : detailsOf(check.errors ?? [], 'unknown_field');
};
