import { joinedCatalogue } from '../../src/codegen/event-catalogue.ts';
import { readSource } from '../../src/codegen/read-yaml.ts';
import type { EventData, EventType } from '../../src/contract/events.ts';
import { newId } from '../../src/core/ids.ts';
import type { Queries } from '../../src/data/connection/database.ts';
import { UnitOfWork } from '../../src/data/connection/units-of-work/unit-of-work.ts';
import { type NewEvent, recordEvent, systemAuthor, unversioned, type VersionedData } from '../../src/rules/record-event.ts';

const catalogue = joinedCatalogue(readSource) as object as { [T in EventType]: { example: EventData<T>; changes?: true } };

/** Every kind of event in the contract's catalogue. */
export const eventTypes = Object.keys(catalogue) as EventType[];

/** Those of events that change a record. */
export const changingTypes = eventTypes.filter((type) => catalogue[type].changes);

/** The data of an event of this type, as the catalogue shows it. */
export const exampleData = <T extends EventType>(type: T): EventData<T> => catalogue[type].example;

/** An event of this type about a record, with the data of the catalogue's example. */
export const eventAbout = <T extends EventType>(type: T, resourceId: string = newId('resource')): NewEvent<T> => {
  const data = exampleData(type);
  const changes = changingTypes.includes(type) ? {} : null;
  const versioned = 'id' in data ? { data: { ...data, id: resourceId }, version: 1 } : unversioned(data);
  return { type, resourceId, changes, ...(versioned as VersionedData<T>) };
};

/** Records events that get no positions, as they are after a crash between the commit and the numbers. */
export const recordUnnumbered = async <T extends EventType>(db: Queries, accountId: string, ...events: NewEvent<T>[]): Promise<void> => {
  const unit = new UnitOfWork(db);
  for (const event of events) recordEvent(unit, systemAuthor(accountId), event);
  await unit.commit();
};
