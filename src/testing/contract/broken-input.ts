import { resolve, type Schema } from './published.ts';

/** A way to break one constraint: what it is called, and a value that breaks it. */
export interface Break {
  rule: string;
  value: unknown;
}

const typesOf = ({ type }: Schema): string[] => [type ?? []].flat();

const ofAnotherType = (schema: Schema): unknown => {
  const types = typesOf(schema);
  if (!types.includes('object') && !types.includes('array')) return { not: 'this' };
  return types.includes('string') ? 7 : 'not this';
};

const misfit = (pattern: string): string => [' ~ ', 'a/b', '\n', '', '%'.repeat(9)].find((text) => !new RegExp(pattern, 'u').test(text))!;

const stringBreaks = ({ minLength, maxLength, format, pattern, enum: values }: Schema): Break[] => [
  ...(values ? [{ rule: 'enum', value: 'not-one-of-them' }] : []),
  ...(!values && minLength ? [{ rule: 'minLength', value: '' }] : []),
  ...(!values && maxLength !== undefined && maxLength < 50_000 ? [{ rule: 'maxLength', value: 'x'.repeat(maxLength + 1) }] : []),
  ...(format && ['date-time', 'email', 'uri'].includes(format) ? [{ rule: 'format', value: 'neither fish nor flesh' }] : []),
  ...(pattern && !format ? [{ rule: 'pattern', value: misfit(pattern) }] : []),
];

const numberBreaks = ({ type, minimum, maximum }: Schema): Break[] => [
  ...(minimum !== undefined ? [{ rule: 'minimum', value: minimum - 1 }] : []),
  ...(maximum !== undefined ? [{ rule: 'maximum', value: maximum + 1 }] : []),
  ...([type].flat().includes('number') ? [] : [{ rule: 'integer', value: 1.5 }]),
];

const arrayBreaks = ({ minItems, maxItems, uniqueItems, items }: Schema): Break[] => {
  const { examples, enum: values } = items ? resolve(items) : ({} as Schema);
  const entry = values?.[0] ?? examples?.[0];
  return [
    ...(minItems ? [{ rule: 'minItems', value: [] }] : []),
    ...(maxItems !== undefined && entry !== undefined
      ? [
          {
            rule: 'maxItems',
            value: Array.from({ length: maxItems + 1 }, (_, at) =>
              uniqueItems && typeof entry === 'string' && !values ? `${entry}${at}` : entry,
            ),
          },
        ]
      : []),
    ...(uniqueItems && entry !== undefined ? [{ rule: 'uniqueItems', value: [entry, entry] }] : []),
  ];
};

/** Every way to break a schema's own constraints, one at a time. */
export const breaksOf = (declared: Schema): Break[] => {
  const schema = resolve(declared);
  const types = typesOf(schema);
  if (types.length === 0) return [];
  return [
    { rule: 'type', value: ofAnotherType(schema) },
    ...(types.includes('string') ? stringBreaks(schema) : []),
    ...(types.includes('integer') || types.includes('number') ? numberBreaks(schema) : []),
    ...(types.includes('array') ? arrayBreaks(schema) : []),
  ];
};

/** Whether a parameter is given once for each value of its list. */
export const isRepeated = ({ explode, schema }: { explode?: boolean; schema: Schema }): boolean =>
  explode === true && resolve(schema).type === 'array';

/** The same for a value that stands in an address, where everything is text and lists are separated by commas. */
export const textBreaksOf = (declared: Schema): { rule: string; value: string }[] =>
  breaksOf(declared).flatMap(({ rule, value }) => {
    const types = typesOf(resolve(declared));
    if (rule === 'type') return types.includes('string') || types.includes('array') ? [] : [{ rule, value: 'nonsense' }];
    if (rule === 'minItems') return [];
    return [{ rule, value: Array.isArray(value) ? value.join(',') : String(value) }];
  });
