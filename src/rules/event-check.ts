import { readersOf } from '../contract/event-readers.ts';
import { type EventType, eventViolations, type RecordedEvent, recordedViolations } from '../contract/events.ts';
import { type ErrorDetail, ServiceError } from '../core/errors.ts';
import type { Queries } from '../data/connection/database.ts';

/** Called with the data of an event that does not match the contract. */
export type EventReport = (type: EventType, details: ErrorDetail[]) => void;

/** By the adapter of a database, which its transactions share. */
const reports = new WeakMap<object, EventReport>();

const adapterOf = (db: Queries): object => db.getExecutor().adapter;

/** Reports events of this database that violate the contract, but records them: in production no write fails because of them. */
export const reportEventViolations = (db: Queries, report: EventReport): void => void reports.set(adapterOf(db), report);

/** An event of data with `before` is for earlier readers, whom its family has noted; any other one is for those whom its data names. */
const readersViolations = (type: EventType, readersId: string | undefined): ErrorDetail[] | undefined => {
  const isForFormer = readersOf(type)?.before === true;
  if (isForFormer === (readersId !== undefined)) return undefined;
  const message = isForFormer
    ? 'Is for those who could see the record before the event: x-readers of its data says `before`. Note them, and record it with the id of the note.'
    : 'Is for those who see the record now: x-readers of its data does not say `before`. Leave it out.';
  return [{ field: 'readersId', message, code: 'not_allowed' }];
};

/**
 * Checks an event before it is recorded. Feed, channel, GraphQL and webhooks all send what is recorded here. Where violations are only
 * reported, its data alone is checked, because all else follows from the code that records it.
 * @throws ServiceError `contract_violation`, which undoes the write, unless violations are only reported
 */
export const checkEvent = (db: Queries, event: RecordedEvent & { readersId: string | undefined }): void => {
  const { type, data } = event;
  const report = reports.get(adapterOf(db));
  const details = report ? eventViolations(type, data) : (recordedViolations(event) ?? readersViolations(type, event.readersId));
  if (!details) return;
  if (!report)
    throw new ServiceError(
      'contract_violation',
      `The ${type} event does not match its contract: see ${type} under catalogue in openapi/platform.`,
      { details },
    );
  report(type, details);
};
