import { camelCase, pascalCase } from '../../../core/client-names.ts';
import { column } from './reserved.ts';
import { type Field, type Known, propertyOf, type Shape } from './shape.ts';
import { article, nounOf } from './words.ts';

/** An id in examples. */
export const exampleId = (prefix: string): string => `${prefix}_01jq3x5gkz0v7t9n2m4p6r8s1w`;

/** A type of fields, as each kind of file writes it. */
interface FieldType {
  /** The schema in a record, and in what creates or changes one, as YAML in braces without the braces. */
  shown: string;
  given: string;
  /** Values as JSON: one of the example, and another one. */
  example: unknown;
  other: unknown;
  /** The value of a record that was created without one, as TypeScript. */
  otherwise: string;
  column: string;
  columnType: string;
  /** What indexes list by it, behind the account. */
  indexed: string | undefined;
  graphql: string;
  /** A column of many records, as TypeScript: see `test/data/query/plans/columns.ts`. */
  crowd: string;
  /** A column of the record at `at`, as TypeScript: see `test/contract/world/rows.ts`. */
  world: string;
}

/** A field with all that files say of it. */
export type FieldFacts = FieldType & { field: Field; property: string; camel: string; description: string; isSorted: boolean };

/** The id of a record of another family, as it is given or shown. */
const idOf = ({ kind, prefix }: Known, isGiven: boolean): string => {
  const pattern = `^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`;
  const takesMe = isGiven && kind === 'user';
  const says = `Must be the id of ${article(kind)}, such as ${exampleId(prefix)}${takesMe ? ', or me' : ''}.`;
  return `type: [string, 'null'], maxLength: 30, pattern: '${takesMe ? `^me$|${pattern}` : pattern}', x-pattern-says: '${says}'`;
};
const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

const typeOf = (field: Field, { kind }: Shape): FieldType => {
  const { name } = field;
  const ordered = `${column(propertyOf(field))}, id`;
  const nullable = { otherwise: 'null', column: '', columnType: '' };
  switch (field.type) {
    case 'text': {
      const schema = "type: [string, 'null'], maxLength: 10000";
      const words = name.replaceAll('_', ' ');
      const texts = { example: `One ${words}`, other: `Another ${words}` };
      const code = { crowd: `text('${pascalCase(name)}')`, world: 'sometimes(at)' };
      return {
        ...nullable,
        shown: schema,
        given: schema,
        ...texts,
        column: 'text',
        columnType: 'string | null',
        indexed: undefined,
        graphql: 'String',
        ...code,
      };
    }
    case 'integer': {
      const schema = "type: [integer, 'null'], format: int32, minimum: -2147483648, maximum: 2147483647";
      const code = { crowd: "'i % 1000'", world: '[20, null, 10, 30][at]!' };
      return {
        ...nullable,
        shown: schema,
        given: schema,
        example: 12,
        other: 15,
        column: 'integer',
        columnType: 'number | null',
        indexed: ordered,
        graphql: 'Int',
        ...code,
      };
    }
    case 'timestamp': {
      const schema = (length: number) => `type: [string, 'null'], format: date-time, maxLength: ${length}`;
      const times = { example: '2026-04-01T17:00:00.000Z', other: '2026-05-01T17:00:00.000Z' };
      const code = { crowd: `\`case when i % 2 = 0 then \${instant('i * 3')} end\``, world: '[day(9), day(7), day(8), null][at]!' };
      return {
        ...nullable,
        shown: schema(24),
        given: schema(35),
        ...times,
        column: 'timestamptz(3)',
        columnType: 'string | null',
        indexed: ordered,
        graphql: 'DateTime',
        ...code,
      };
    }
    case 'boolean': {
      const code = { crowd: "'i % 2 = 0'", world: 'at % 2 === 0' };
      return {
        shown: 'type: boolean',
        given: 'type: boolean',
        example: false,
        other: true,
        otherwise: 'false',
        column: 'boolean not null default false',
        columnType: 'Generated<boolean>',
        indexed: undefined,
        graphql: 'Boolean',
        ...code,
      };
    }
    case 'enum': {
      const [first = '', second = ''] = field.values;
      const schema = `$ref: '#/schemas/${pascalCase(kind)}${pascalCase(name)}'`;
      const type = `text not null default '${first}' check (${column(name)} in (${quoted(field.values)}))`;
      const columnType = `Generated<${field.values.map((value) => `'${value}'`).join(' | ')}>`;
      const code = {
        crowd: `pick([${quoted(field.values)}])`,
        world: `([${quoted([0, 1, 2, 3].map((at) => field.values[at % field.values.length]!))}] as const)[at]!`,
      };
      return {
        shown: schema,
        given: schema,
        example: first,
        other: second,
        otherwise: `'${first}'`,
        column: type,
        columnType,
        indexed: `${column(name)}, created_at, id`,
        graphql: `${pascalCase(kind)}${pascalCase(name)}`,
        ...code,
      };
    }
    case 'reference': {
      const { prefix } = field.to;
      const code = { crowd: `id('${prefix}', 'i % 20')`, world: `at === 3 ? null : ${prefix}[at]!` };
      return {
        ...nullable,
        shown: idOf(field.to, false),
        given: idOf(field.to, true),
        example: exampleId(prefix),
        other: null,
        column: `text collate "C"`,
        columnType: 'string | null',
        indexed: `${name}_id, created_at, id`,
        graphql: 'ID',
        ...code,
      };
    }
  }
};

/** What a field says of a record, in a sentence without its end. @param spelt the name of the field, as the reader writes it */
export const descriptionOf = (field: Field, kind: string, spelt = field.name): string => {
  const noun = nounOf(field.name, spelt);
  const [, verb, rest] = /^(is|has|can|was|were|will|should|must|needs|allows|accepts|requires|uses)_(.+)$/.exec(field.name) ?? [];
  if (field.type === 'boolean')
    return verb && rest ? `Whether the ${kind} ${verb} ${rest.replaceAll('_', ' ')}` : `Whether \`${spelt}\` is true of the ${kind}`;
  if (field.type === 'reference')
    return field.name === field.to.kind ? `The ${field.name} of the ${kind}` : `The ${field.to.kind} that the ${kind} has as \`${spelt}\``;
  return field.type === 'timestamp' ? `The time that the ${kind} has as \`${spelt}\`` : `The ${noun} of the ${kind}`;
};

/** The fields of a family's records, besides their name. */
export const fieldsOf = (shape: Shape): FieldFacts[] =>
  shape.fields.map((field) => ({
    ...typeOf(field, shape),
    field,
    property: propertyOf(field),
    camel: camelCase(propertyOf(field)),
    description: descriptionOf(field, shape.kind),
    isSorted: ['integer', 'timestamp', 'enum'].includes(field.type),
  }));

/** Whether records may have no value of the field. */
export const isNullable = ({ otherwise }: FieldFacts): boolean => otherwise === 'null';

/** The fields of one type. */
export const typed = (shape: Shape, type: FieldFacts['field']['type']): FieldFacts[] =>
  fieldsOf(shape).filter(({ field }) => field.type === type);

/** A field whose values are records of another family. */
export type ReferenceFacts = FieldFacts & { field: Extract<Field, { type: 'reference' }> };

const isReference = (facts: FieldFacts): facts is ReferenceFacts => facts.field.type === 'reference';

/** The fields whose values are records of other families. */
export const referencesOf = (shape: Shape): ReferenceFacts[] => fieldsOf(shape).filter(isReference);

/** A record of another family that a record leads to: the one it belongs to, and those in its fields. */
export interface Lead {
  /** How `expand` and GraphQL call it. */
  name: string;
  property: string;
  to: Known;
  isNullable: boolean;
}

/** What the records of a family lead to. */
export const leadsOf = (shape: Shape): Lead[] => [
  ...(shape.parent ? [{ name: shape.parent.kind, property: `${shape.parent.kind}_id`, to: shape.parent, isNullable: false }] : []),
  ...referencesOf(shape).map(({ field, property }) => ({ name: field.name, property, to: field.to, isNullable: true })),
];

/** The families that leads go to, each once. */
export const familiesOf = (leads: readonly { to: Known }[]): Known[] => [...new Map(leads.map(({ to }) => [to.family, to])).values()];
