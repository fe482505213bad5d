import { nameOf, type Schema } from './document.ts';
import { baseName, type EventCatalogue, type EventKind } from './events.ts';

/** Who may read the events about a record: `x-readers` of its schema. Without it, everyone in the account may. */
export interface Readers {
  /** The property with the id of the record whose readers they are; inside another one, as `subject.id`. Without it, only the person is. */
  of?: string;
  /** The property with the id of a user who may read them, too. */
  person?: string;
  /** They are those who could see the record before the event. */
  before?: true;
}

/** Whom events are for, in words. */
export const audienceOf = (readers: Readers | undefined): string => {
  if (!readers) return 'everyone in the account';
  const { of, person, before } = readers;
  if (of === undefined) return `the user in \`${person}\` alone`;
  const record = of === 'id' ? 'the record' : `the record in \`${of}\``;
  const seeing = before ? `could see ${record} before` : `may see ${record}`;
  return `administrators, ${person ? `those who ${seeing}, and the user in \`${person}\`` : `and those who ${seeing}`}`;
};

const readersOf = (schemas: Readonly<Record<string, Schema>>, { data }: EventKind): string =>
  `Readers: ${audienceOf(schemas[nameOf(data.$ref)]?.['x-readers'] as Readers | undefined)}.`;

/** Says at the properties that events of a record have in common who may read them. */
export const withReaders = (schemas: Record<string, Schema>, catalogue: EventCatalogue): void => {
  for (const [name, kind] of new Map(Object.values(catalogue).map((kind) => [baseName(kind), kind]))) {
    const base = schemas[name];
    if (base) base.description = `${base.description} ${readersOf(schemas, kind)}`;
  }
};

/** Says at each type of event who may read such events. @param schemas those of the data of events */
export const withReadersOfTypes = (types: Schema, schemas: Readonly<Record<string, Schema>>, catalogue: EventCatalogue): void => {
  const texts = types['x-enumDescriptions'] as Record<string, string>;
  for (const [type, kind] of Object.entries(catalogue)) texts[type] = `${texts[type]} ${readersOf(schemas, kind)}`;
};
