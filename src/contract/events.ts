import { type ChangeEventType, type EventDataByType, events } from '#generated/messages/events';
import type { ErrorDetail } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import type { ActorType } from '../core/principal.ts';
import { note } from './coverage.ts';
import { validators } from './validators/index.ts';
import { type Check, detailsOf } from './violations.ts';

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

/** What an event is recorded with. */
export interface RecordedEvent {
  type: EventType;
  resource_id: string | null;
  actor: { type: ActorType; id: string | null };
  data: object;
}

const violations = (check: Check, value: object): ErrorDetail[] | undefined =>
  check(value) ? undefined : detailsOf(check.errors ?? [], 'unknown_field');

/** How the data of an event breaks the contract; undefined when it is as documented. */
export const eventViolations = (type: EventType, data: object): ErrorDetail[] | undefined => {
  note('event', () => [type]);
  return violations(validators.platform.eventData[type]!, data);
};

const actorKinds = { user: 'user', api_key: 'key', application: 'application', system: undefined } as const;

/** An actor has an id of its type; the system has none. */
const actorViolations = ({ type, id }: RecordedEvent['actor']): ErrorDetail[] => {
  const kind = actorKinds[type];
  if (kind ? id !== null && isId(kind, id) : id === null) return [];
  return [{ field: 'actor.id', message: kind ? `Must be the id of the ${type}.` : 'Must be null.', code: 'invalid_format' }];
};

/** The same for its data, its actor, and the id of the record that it is about. */
export const recordedViolations = ({ type, resource_id, actor, data }: RecordedEvent): ErrorDetail[] | undefined => {
  note('event', () => [type]);
  const found = violations(validators.platform.recordedEvents[type]!, { resource_id, actor, data });
  if (found) return found;
  const ofActor = actorViolations(actor);
  return ofActor.length > 0 ? ofActor : undefined;
};
