import { camelCase, pascalCase } from '../../../core/client-names.ts';
import { type Field, propertyOf, type Shape } from './shape.ts';

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

const user = 'usr_01jq3x5gkz0v7t9n2m4p6r8s1w';
const userId = (pattern: string, says: string) =>
  `type: [string, 'null'], maxLength: 30, pattern: '${pattern}', x-pattern-says: 'Must be the id of a user, such as ${user}${says}.'`;
const userInput = userId('^me$|^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$', ', or me');
const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

const typeOf = (field: Field, { kind }: Shape): FieldType => {
  const { name } = field;
  const ordered = `${propertyOf(field)}, id`;
  const nullable = { otherwise: 'null', column: '', columnType: '' };
  switch (field.type) {
    case 'text': {
      const schema = "type: [string, 'null'], maxLength: 10000";
      const texts = { example: `A ${name.replaceAll('_', ' ')}.`, other: `Another ${name.replaceAll('_', ' ')}.` };
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
      const column = `text not null default '${first}' check (${name} in (${quoted(field.values)}))`;
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
        column,
        columnType,
        indexed: `${name}, created_at, id`,
        graphql: `${pascalCase(kind)}${pascalCase(name)}`,
        ...code,
      };
    }
    case 'user': {
      const code = { crowd: "id('usr', 'i % 20')", world: 'at === 3 ? null : usr[at]!' };
      const column = `text collate "C"`;
      return {
        ...nullable,
        shown: userId('^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$', ''),
        given: userInput,
        example: user,
        other: null,
        column,
        columnType: 'string | null',
        indexed: `${name}_id, created_at, id`,
        graphql: 'ID',
        ...code,
      };
    }
  }
};

const descriptionOf = (field: Field, kind: string): string => {
  const words = field.name.replaceAll('_', ' ');
  if (field.type === 'boolean') return `Whether the ${kind} is ${words}`;
  if (field.type === 'user') return `The user who is the ${words} of the ${kind}`;
  if (field.type === 'timestamp') return `The ${words.replace(/ at$/, '')} time of the ${kind}`;
  return `The ${words} of the ${kind}`;
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
