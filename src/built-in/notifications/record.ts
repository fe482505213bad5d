import type { RawBuilder } from 'kysely';
import type { Schemas } from '../../contract/types.ts';

export type Notification = Schemas['Notification'];
export type NotificationUpdate = Schemas['NotificationUpdate'];
export type NotificationKind = Schemas['NotificationKind'];

/** People whom an event may concern, and why. */
export interface Concern {
  kind: NotificationKind;
  /** Their ids, or a query for a column `user_id`. */
  people: readonly string[] | RawBuilder<unknown>;
}

/** A person whom it does concern. */
export interface Concerned {
  user_id: string;
  kind: NotificationKind;
}

/** An event that may concern people. */
export interface News {
  /** The id of the event. */
  event: string;
  /** The id of the record that it is about. Its family is among the subjects. */
  about: string;
  /** Whoever is in several of them is notified by the first. */
  concerns: readonly Concern[];
}

/** A person with something that is due. */
export interface Due {
  userId: string;
  /** The id of the record that is due. */
  about: string;
  /** What the person is notified of once: with another time it is another one. */
  occasion: string;
}
