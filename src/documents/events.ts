import { pascalCase } from '../core/client-names.ts';
import { singular } from '../core/singular.ts';
import { type Document, nameOf, type Schema } from './document.ts';

/** Records besides that of an event of which people see more or fewer after it, without events of their own. */
export interface Effect {
  /** By the schema of the records: the filter of their list by which they name the event's `resource_id`; `any` where none does. */
  records: Readonly<Record<string, string>>;
  /** Whom it concerns, of those who get the event: a word that `messages/events.yaml` explains, or one of a family's `audiences`. */
  for: string;
  /** The property that the event has to change. */
  changed?: string;
  /** The record that begins with that of the event: its values, of which `$owner_id` is that of the property `owner_id` of the data. */
  made?: Readonly<Record<string, string>>;
}

/** An entry of the catalogue; references are relative to `messages/events.yaml`. */
export interface EventKind {
  description: string;
  /** The schema of the event's data. */
  data: { $ref: string };
  /** The family of the record whose id is in `resource_id`. */
  subject: string;
  /** Whether the event changes a record, and has `changes`. */
  changes?: true;
  affects?: readonly Effect[];
}

/** The kinds of events by their names, such as `PROJECT_CREATED`. */
export type EventCatalogue = Readonly<Record<string, EventKind>>;

/** The kinds that change a record. */
export const changeKinds = (catalogue: EventCatalogue): string[] =>
  Object.entries(catalogue).flatMap(([kind, { changes }]) => (changes ? [kind] : []));

const inPascalCase = (kind: string): string =>
  kind.replace(/([A-Z])([A-Z]*)_?/g, (_, first: string, rest: string) => first + rest.toLowerCase());

/** The schema name of a kind: `PROJECT_CREATED` becomes `ProjectCreatedEvent`. */
export const eventSchemaName = (kind: string): string => `${inPascalCase(kind)}Event`;

/** The schema name of what all kinds with the same data have in common. */
export const baseName = ({ data }: EventKind): string => `${nameOf(data.$ref).replace(/Change$/, '')}EventBase`;

/** The schema of a family's ids: `ProjectId` for `projects`. */
export const idSchemaOf = (family: string): string => `${pascalCase(singular(family))}Id`;

const idOf = (subject: string) => ({ $ref: `../platform/${subject}.yaml#/schemas/${idSchemaOf(subject)}` });

const baseSchema = ({ data, subject }: EventKind): Schema => ({
  type: 'object',
  description: `The properties of all events whose \`data\` is \`${nameOf(data.$ref)}\`.`,
  required: ['id', 'resource_id', 'actor', 'cause', 'changes', 'data', 'version', 'created_at'],
  properties: {
    id: { $ref: '../platform/events.yaml#/schemas/EventId' },
    resource_id: idOf(subject),
    actor: { $ref: '../platform/events.yaml#/schemas/Actor' },
    cause: { $ref: '../platform/events.yaml#/schemas/EventCause' },
    changes: { $ref: '../platform/events.yaml#/schemas/EventChanges' },
    data: { $ref: data.$ref },
    version: { $ref: '../platform/events.yaml#/schemas/EventVersion' },
    created_at: { $ref: '../shared/scalars.yaml#/Timestamp' },
    timestamp: { $ref: '#/schemas/WebhookTimestamp' },
  },
});

const eventSchema = (kind: string, entry: EventKind): Schema => ({
  type: 'object',
  description: entry.description,
  ...(entry.affects && { 'x-affects': entry.affects }),
  required: ['type'],
  allOf: [{ $ref: `#/schemas/${baseName(entry)}` }],
  properties: { type: { type: 'string', const: kind, description: 'The type of this event.', examples: [kind] } },
});

/** The schemas of all kinds by name, as if they were written in `messages/events.yaml`. */
export const eventSchemas = (catalogue: EventCatalogue): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(catalogue).flatMap(([kind, entry]) => [
      [eventSchemaName(kind), eventSchema(kind, entry)],
      [baseName(entry), baseSchema(entry)],
    ]),
  );

/** The catalogue entry behind each of these schemas; several kinds may share a base. */
export const eventNames = (catalogue: EventCatalogue): Record<string, string> =>
  Object.fromEntries(
    Object.entries(catalogue)
      .reverse()
      .flatMap(([kind, entry]) => [
        [eventSchemaName(kind), kind],
        [baseName(entry), kind],
      ]),
  );

/** Replaces `x-catalogue: types`: an enum of the kinds, each with its description. */
export const eventTypes = (catalogue: EventCatalogue): Schema => ({
  enum: Object.keys(catalogue),
  'x-enumDescriptions': Object.fromEntries(Object.entries(catalogue).map(([kind, { description }]) => [kind, description])),
});

/** Replaces `x-catalogue: bodies`: one of the schemas of the kinds, with the type as discriminator. */
const eventBodies = (catalogue: EventCatalogue, refTo: (name: string) => string): Schema => {
  const refs = Object.keys(catalogue).map((kind) => [kind, refTo(eventSchemaName(kind))] as const);
  return { discriminator: { propertyName: 'type', mapping: Object.fromEntries(refs) }, oneOf: refs.map(([, $ref]) => ({ $ref })) };
};

const derived = (schema: Schema, catalogue: EventCatalogue, refTo: (name: string) => string): Schema =>
  Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (key === 'oneOf') return [];
      if (key !== 'x-catalogue') return [[key, value]];
      return Object.entries(value === 'types' ? eventTypes(catalogue) : eventBodies(catalogue, refTo));
    }),
  );

/** Replaces every `x-catalogue` from the catalogue; `refTo` adds the schema of a kind to the document and returns its reference. */
export const withEvents = (
  schemas: Document['components']['schemas'],
  catalogue: EventCatalogue,
  refTo: (name: string) => string = (name) => `#/components/schemas/${name}`,
): void => {
  for (const [name, schema] of Object.entries(schemas)) if (schema['x-catalogue']) schemas[name] = derived(schema, catalogue, refTo);
};
