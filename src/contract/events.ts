import type { EventDataByType } from '../../generated/messages/events.ts';

/** Every type of event in the contract's catalogue. */
export type EventType = keyof EventDataByType;
/** The data of an event of this type: the record as REST shows it. */
export type EventData<T extends EventType> = EventDataByType[T];
