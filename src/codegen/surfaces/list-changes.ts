import { uncapital } from '../../core/client-names.ts';
import { nameOf, type Operation, operationsOf } from '../../documents/document.ts';
import { answeredRecord, listFacts } from '../../documents/list-language.ts';
import { factsAt } from '../field-facts.ts';
import { withFigures } from '../figures.ts';
import { onlyIn, type Surfaces } from './comparison.ts';
import { type FieldMap, type FollowedList, schemaName } from './field-map.ts';

/** What the server needs to follow a list: the schema of its records, and the events that begin, change and end one. */
interface ListChanges {
  type: string;
  /** The field that has the record. */
  field: string;
  record: string;
  created: string;
  changed: string[];
  deleted: string;
}

/** The subscriptions that follow a list, by their names. */
const followedLists = ({ roots }: FieldMap): [name: string, followed: FollowedList][] =>
  Object.entries(roots.Subscription).flatMap(([name, one]) => ('list' in one ? [[name, one]] : []));

/** The field of a change that has the record: `task` for `Task`. */
const fieldOf = (list: string): string => uncapital(list);

const typeOf = (list: string): string => `
"""
A change of a list that a subscription follows. Each leads from the list before its event to the list after it, so apply them in their order.
"""
type ${list}Change {
  """
  Where the change is: the id of its event. \`after\` continues with the next one. The RELOAD with which a subscription begins has no event: it has an
  id for \`after\` alone.
  """
  eventId: ID!
  "What has become of the list."
  type: ChangeType!
  "The id of the record; null for RELOAD."
  id: ID
  "The record as it was right after the event; null for REMOVED and RELOAD."
  ${fieldOf(list)}: ${list} @cost(weight: 0)
}
`;

const kinds = `
"What has become of a list. New values may be added over time; clients treat a value that they do not know as RELOAD."
enum ChangeType {
  "The record was created, began to match the filter, or came from a place that others see. Put it in; a client may have it already."
  ADDED
  "The record has changed, and was in the list already. Replace it."
  UPDATED
  "The record was deleted, or no longer matches the filter. Take it out, if it is there."
  REMOVED
  """
  Records may have come or gone without events of their own: some were deleted together with another record, or the caller sees more or fewer of them
  than before, for example after the event of a membership. Read the list again. After a change of the caller's own role, a server may take the former
  role for a second.
  """
  RELOAD
}
`;

/** Makes the types of the changes of the lists that subscriptions follow. */
export const changeTypes = (map: FieldMap): string => [kinds, ...followedLists(map).map(([, { list }]) => typeOf(list))].join('\n');

/** For each subscription that follows a list: the events of its records. A kind that neither begins, changes nor ends one is none of them. */
export const listChanges = ({ map, catalogue }: Pick<Surfaces, 'map' | 'catalogue'>): Record<string, ListChanges> =>
  Object.fromEntries(
    followedLists(map).map(([name, { list }]) => {
      const record = schemaName(map.types[list]!);
      const own = Object.entries(catalogue).filter(([, { data }]) => nameOf(data.$ref) === record);
      const ending = (word: string) => own.find(([kind]) => kind.endsWith(`_${word}`))?.[0] ?? '';
      const changed = own.flatMap(([kind, { changes }]) => (changes ? [kind] : []));
      return [name, { type: list, field: fieldOf(list), record, created: ending('CREATED'), changed, deleted: ending('DELETED') }];
    }),
  );

const argumentsOf = (list: string): string => `filter: ${list}Filter, after: ID, reload: Boolean`;

/** What one of two texts should be, where they differ. */
const unlike = (actual: unknown, wanted: unknown, sentence: string): string[] => (String(actual) === String(wanted) ? [] : [sentence]);

/** A followed list, its operation in REST, and the schema of its records. */
interface Followed {
  name: string;
  list: string;
  operation: Operation;
  ref: string;
}

const fieldDiffers = ({ schema }: Surfaces, { name, list, operation }: Followed): string[] => {
  const at = `Subscription.${name}`;
  const field = schema.getSubscriptionType()?.getFields()[name];
  if (!field) return [];
  const taken = field.args.map(({ name, type }) => `${name}: ${type}`).join(', ');
  const { scopes, cost } = factsAt(schema, at);
  const weight = Number(withFigures('{plans.graphql.per_request}'));
  return [
    ...unlike(field.type, `${list}Change`, `${at} is ${field.type}, but the map says ${list}Change.`),
    ...unlike(taken, argumentsOf(list), `${at} takes (${taken}), but follows a list with (${argumentsOf(list)}).`),
    ...unlike(scopes, operation['x-scopes'], `${at} requires ${scopes}, but its list ${operation['x-scopes']}.`),
    ...unlike(cost?.weight, weight, `${at} weighs ${cost?.weight}, but a subscription ${weight}.`),
  ];
};

const eventsDiffer = (surfaces: Surfaces, { name, list, ref }: Followed): string[] => {
  const { platform, catalogue } = surfaces;
  const { created, deleted } = listChanges(surfaces)[name]!;
  const { filters } = listFacts(platform, ref);
  const named = Object.values(catalogue).flatMap(({ affects = [] }) => affects.flatMap(({ records }) => records[nameOf(ref)] ?? []));
  return [
    ...(created && deleted ? [] : [`Subscription.${name} follows ${list}, which has no events of its creation and its end.`]),
    ...onlyIn(named, ['any', ...Object.keys(filters)]).map((filter) => `An event affects the ${list} by ${filter}, which is no filter.`),
  ];
};

/** Compares the subscriptions that follow lists with those lists, and with the events of their records. */
export const listChangeDifferences = (surfaces: Surfaces): string[] => {
  const { map, platform } = surfaces;
  return followedLists(map).flatMap(([name, { list }]) => {
    const operation = operationsOf(platform).find((one) => one.operation.operationId === map.connections[list]?.operation)?.operation;
    const record = operation && answeredRecord(platform, operation);
    if (!record) return [`Subscription.${name} follows ${list}, which is no list under \`connections\`.`];
    const followed = { name, list, operation, ref: record.ref };
    return [...fieldDiffers(surfaces, followed), ...eventsDiffer(surfaces, followed)];
  });
};
