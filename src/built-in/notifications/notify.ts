import type { Clock } from '../../core/clock.ts';
import type { Principal } from '../../core/principal.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { eventOf, recordEffects, recordEvent, systemAuthor } from '../../rules/record-event.ts';
import { newMentions } from './mentions.ts';
import type { Concern, Concerned, Due, News } from './record.ts';
import * as store from './store.ts';
import type { NotificationSubjects } from './subjects.ts';

/** Those whom a text mentions, and its former version did not. */
export const mentioned = (before: string | null | undefined, after: string | null | undefined): Concern => ({
  kind: 'mentioned',
  people: newMentions(before, after),
});

/** @param subjects the kinds of records that notifications can be about */
export const createNotify = ({ clock, subjects }: { clock: Clock; subjects: NotificationSubjects }) => {
  /** Those whom something about a record concerns, and who see it now, without the caller. It is a read, so it may be sent together with others. */
  const concerned = async (tx: Tx, caller: Principal, about: string, concerns: readonly Concern[]): Promise<Concerned[]> => {
    const some = concerns.filter(({ people }) => !Array.isArray(people) || people.some((id) => id !== caller.userId));
    return some.length === 0 ? [] : store.findConcerned(tx, subjects, caller, about, some);
  };

  /** Notifies people of an event about a record, in the transaction that records it, as effects of the event. */
  const tell = (tx: Tx, caller: Principal, event: string, about: string, people: readonly Concerned[]): void => {
    const own = { status: 'unread', resource_id: about, event_id: event, actor: caller.actor, occasion: event } as const;
    const rows = people.map((person) => ({ ...person, ...own }));
    const written = store.insertMany(tx, caller, rows, clock().toISOString());
    const events = written.map((notification) => eventOf('NOTIFICATION_CREATED', notification));
    recordEffects(tx, caller, event, events);
  };

  return {
    concerned,
    tell,

    /** Both: for those who see the record as the transaction has left it. */
    notify: async (tx: Tx, caller: Principal, { event, about, concerns }: News): Promise<void> =>
      tell(tx, caller, event, about, await concerned(tx, caller, about, concerns)),
  };
};

/** Notifies people of what is due. The caller finds out that they see it, and that they are not notified of it yet. */
export const notifyOfDue = (tx: Tx, accountId: string, due: readonly Due[], now: string): void => {
  const author = systemAuthor(accountId);
  const own = { kind: 'due', status: 'unread', event_id: null, actor: author.actor } as const;
  const rows = due.map(({ userId, about, occasion }) => ({ ...own, user_id: userId, resource_id: about, occasion }));
  for (const notification of store.insertMany(tx, { accountId }, rows, now))
    recordEvent(tx, author, eventOf('NOTIFICATION_CREATED', notification));
};
