import { type Document, effective, type Place, resolve, type Schema } from '../documents/document.ts';

/** The dates of deprecation and removal, as `2026-05-01`; null when not stated. */
export interface Days {
  since: string | null;
  sunset: string | null;
}

type Marked = Readonly<Record<string, unknown>>;

const daysOf = ({ 'x-deprecated': since = null, 'x-sunset': sunset = null }: Marked): Days | undefined =>
  since === null && sunset === null ? undefined : { since: since as string | null, sunset: sunset as string | null };

const entry = (name: string, part: Marked): [string, Days][] => {
  const days = daysOf(part);
  return days ? [[name, days]] : [];
};

/** Maximum depth of inspected objects in a body or record. */
const deepest = 3;

/** The deprecated properties of a schema by path: `settings.defaultView`. */
const propertiesIn = (document: Document, schema: Schema | undefined, above = '', depth = 0): [string, Days][] => {
  if (!schema || depth === deepest) return [];
  const { properties = {}, allOf = [] } = effective(document, schema);
  // An expansion adds another record, whose own operations say what is deprecated in it.
  const added = new Set(Object.values(properties).map((property) => property['x-expand']));
  const own = Object.entries(properties).flatMap(([name, property]) => {
    const path = `${above}${name}`;
    return [...entry(path, property), ...(added.has(name) ? [] : propertiesIn(document, property, `${path}.`, depth + 1))];
  });
  return [...allOf.flatMap((part) => propertiesIn(document, part, above, depth)), ...own];
};

/** The record of an operation's success response, or of the list in it. */
const recordOf = (document: Document, { operation }: Place): Schema | undefined => {
  const good = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  const media = good && resolve(document, good[1]).content?.['application/json'];
  const { data } = (media?.schema && effective(document, media.schema).properties) ?? {};
  return data && (effective(document, data).items ?? data);
};

/** The deprecated parts of an operation: itself, or parts of its requests and responses. Null when there are none. */
export const deprecationsOf = (document: Document, place: Place) => {
  const { item, operation } = place;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolve(document, parameter));
  const within = (where: string) => Object.fromEntries(parameters.flatMap((one) => (one.in === where ? entry(one.name, { ...one }) : [])));
  const found = {
    operation: daysOf({ ...operation }) ?? null,
    query: within('query'),
    header: within('header'),
    body: Object.fromEntries(propertiesIn(document, operation.requestBody?.content['application/json']?.schema)),
    answer: Object.fromEntries(propertiesIn(document, recordOf(document, place))),
  };
  const { operation: own, ...parts } = found;
  return own || Object.values(parts).some((part) => Object.keys(part).length > 0) ? found : null;
};
