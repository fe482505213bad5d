import type { EventOf } from '../../generated/events.ts';
import { factsOf, factsOfEvent, groupLists, type Kind, type Viewer } from './kinds.ts';

/** What a copy has, before an event. */
interface Held {
  viewer: Viewer | undefined;
  has(kind: Kind, key: string): boolean;
  /** Whether it has all records of a kind that its viewer sees. */
  isWhole(kind: Kind): boolean;
}

/** What has to be read again: the records whose readers one decides, by its kind and its id, or whole kinds. */
export type Affected = { readonly kind: Kind; readonly id: string } | { readonly kinds: readonly Kind[] };

const dataOf = ({ data }: EventOf) => data as { user_id?: string };

/** Whether the copy's viewer may be the one in an event. */
const isPerson = (event: EventOf, { viewer }: Held): boolean =>
  viewer === undefined || viewer.id === (dataOf(event).user_id ?? event.resource_id);

/** Whether the copy's viewer may be in the group that an event is about, or the one who came or went. */
const isInGroup = (event: EventOf, copy: Held): boolean =>
  isPerson(event, copy) || copy.viewer === undefined || copy.viewer.groups.includes(event.resource_id!);

const hasChanged = ({ changes }: EventOf, name: string | undefined): boolean =>
  name === undefined || (changes as Readonly<Record<string, unknown>> | null)?.[name] !== undefined;

/** Whether an effect of an event may concern the viewer. What they already see of limited records shows nothing new. */
const concerns = (event: EventOf, about: Kind | undefined, whom: string, copy: Held): boolean => {
  if (whom === 'person') return isPerson(event, copy);
  if (factsOfEvent(event).hides || about === undefined) return true;
  if (about in groupLists) return isInGroup(event, copy);
  return !factsOf(about).isLimited || !copy.has(about, event.resource_id!);
};

/** Whether an event gives the viewer another role. */
export const changesRole = (event: EventOf, copy: Held): boolean =>
  event.type === 'USER_UPDATED' && isPerson(event, copy) && event.changes.role !== undefined;

/**
 * What an event may have shown to the viewer, or hidden from them. Its lists have to be read again: who sees an event is decided when it is
 * read, so other events of these records may be missing, too. Asked before the event changes the copy.
 */
export const affectedBy = (event: EventOf, copy: Held): Affected[] => {
  const { kind, about = kind, begins, effects = [] } = factsOfEvent(event);
  const stated = effects.filter(({ changed }) => hasChanged(event, changed));
  const forEveryone = stated.filter(({ for: whom }) => whom === 'everyone');
  // Administrators see everything, except when they become some.
  const others = copy.viewer?.isAdmin && !changesRole(event, copy) ? [] : stated.filter((one) => !forEveryone.includes(one));
  const concerning = [...forEveryone, ...others.filter(({ for: whom }) => concerns(event, about, whom, copy))];
  if (!about || !factsOf(about).places) return concerning;
  const id = event.resource_id!;
  // Who sees the events of a record sees it.
  const isNew = !copy.viewer?.isAdmin && !begins && copy.isWhole(about) && !copy.has(about, id);
  return isNew || concerning.length > 0 ? [{ kind: about, id }] : [];
};
