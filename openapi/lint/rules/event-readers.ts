import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { prefixesIn } from '../../../src/documents/id-patterns.ts';
import { catalogue, withWholePaths } from '../contract.ts';
import { type Dict, dig, isReference, nameOfReference, type Place, settle, typesOf } from '../nodes.ts';

/** A schema of event data. */
interface Data extends Place {
  name: string;
  /** The prefix of the ids of its records; undefined for data that is no record, such as a membership. */
  prefix: string | undefined;
  readers: Readers | undefined;
  /** The value of `x-deleted-with`. */
  deletedWith: string[];
}

/** The value of `x-readers`, whose form another rule checks. */
interface Readers {
  /** Undefined where the person is the only reader. */
  of?: string;
  person?: string;
}

/** The prefixes that an id in a schema may have; none where the schema holds no ids. */
const prefixesOf = (schema: Place | undefined): string[] => prefixesIn(schema?.node.pattern);

/** The property at a path such as `subject.id`. */
const propertyAt = (ctx: UserContext, data: Place, path: string): Place | undefined =>
  dig(
    ctx,
    data,
    path.split('.').flatMap((name) => ['properties', name]),
  );

/** Whether a property is there in every event, and never null. */
const isAlways = ({ node }: Place, path: string, property: Place): boolean =>
  ((node.required ?? []) as string[]).includes(path.split('.')[0]!) && typesOf(property.node).length === [property.node.type].flat().length;

const idFaults = (ctx: UserContext, data: Data, key: 'of' | 'person' | 'x-deleted-with', path: string): string[] => {
  const property = propertyAt(ctx, data, path);
  if (!property) return [`\`${key}\` names \`${path}\`, which ${data.name} does not have`];
  const prefixes = prefixesOf(property);
  if (prefixes.length === 0) return [`\`${key}\` names \`${path}\`, which holds no id`];
  return key === 'person' && prefixes.join() !== 'usr' ? [`\`person\` names \`${path}\`, which holds no id of a user`] : [];
};

/** An event is stored with one look at one record: who reads it there is a place, and with the place a person. */
const subjectFaults = (ctx: UserContext, data: Data, of: string, person: string | undefined, all: readonly Data[]): string[] => {
  const recordOf = (prefix: string) => all.find((one) => one.prefix === prefix);
  const decides = (prefix: string) => recordOf(prefix)?.readers?.of === 'id';
  return prefixesOf(propertyAt(ctx, data, of)).flatMap((prefix) => {
    const record = recordOf(prefix);
    if (!record) return [`\`of\` names \`${of}\`, and no record with events has ids that begin with \`${prefix}_\``];
    if (!record.readers || decides(prefix)) return [];
    const { of: further } = record.readers;
    if (further === undefined) return [`\`of\` leads to ${record.name}, which only a person reads`];
    if (further.includes('.') || !prefixesOf(propertyAt(ctx, record, further)).every(decides))
      return [`\`of\` leads to ${record.name}, whose \`${further}\` names no record that decides itself who sees it`];
    return person === undefined ? [] : [`\`person\` has no meaning beside \`of\`, which leads to ${record.name} and its own readers`];
  });
};

const faultsOf = (ctx: UserContext, data: Data, readers: Readers, all: readonly Data[]): string[] => {
  const { of, person } = readers;
  const faults = (key: 'of' | 'person', path: string | undefined) => (path === undefined ? [] : idFaults(ctx, data, key, path));
  const ids = [...faults('of', of), ...faults('person', person)];
  if (ids.length > 0) return ids;
  const last = (person ?? of)!;
  if (!isAlways(data, last, propertyAt(ctx, data, last)!))
    return [
      `\`${last}\` may be missing or null, and then everyone in the account would be a reader: name a \`person\` who is always there`,
    ];
  return of === undefined || of === 'id' ? [] : subjectFaults(ctx, data, of, person, all);
};

/** The schemas of the data of events. */
const dataOf = (ctx: UserContext, kinds: Record<string, Dict>, events: Place): Data[] => {
  const found = Object.values(kinds).flatMap(({ data }): Data[] => {
    const place = isReference(data) && settle(ctx, { node: data, location: events.location });
    if (!place) return [];
    const [prefix] = prefixesOf(propertyAt(ctx, place, 'id'));
    const readers = place.node['x-readers'] as Readers | undefined;
    const deletedWith = (place.node['x-deleted-with'] ?? []) as string[];
    return [{ ...place, name: nameOfReference(data), prefix, readers, deletedWith }];
  });
  return [...new Map(found.map((data) => [data.name, data])).values()];
};

const reportData = (ctx: UserContext, data: Data, all: readonly Data[]): void => {
  const { name, location, readers, deletedWith } = data;
  const faults: Record<string, string[]> = {
    'x-readers': readers ? faultsOf(ctx, data, readers, all) : [],
    'x-deleted-with': deletedWith.flatMap((path) => idFaults(ctx, data, 'x-deleted-with', path)),
  };
  for (const [key, some] of Object.entries(faults))
    for (const fault of some) ctx.report({ message: `${name}: ${fault}.`, location: location.child([key]) });
};

// The root that publishes the webhook answers for the whole catalogue.
export const eventReaders: Oas3Rule = () => {
  let known: Set<unknown> | undefined;
  return {
    Root: {
      enter(node, ctx) {
        const webhook = (node as { webhooks?: Dict }).webhooks?.event;
        const events = settle(ctx, { node: webhook, location: ctx.location });
        if (!events) return;
        const root = ctx.location.source.absoluteRef;
        const all = dataOf(ctx, withWholePaths(catalogue(root), root), events);
        known = new Set(all.map((data) => data.node));
        for (const data of all) reportData(ctx, data, all);
      },
    },
    Schema(node, ctx) {
      if (!known || known.has(node)) return;
      for (const key of ['x-readers', 'x-deleted-with'].filter((one) => one in node))
        ctx.report({ message: `\`${key}\` stands on the data of events, and no event has this.`, location: ctx.location.child([key]) });
    },
  };
};
