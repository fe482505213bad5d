import { ChangeType, CriticalityLevel, diff } from '@graphql-inspector/core';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type GraphQLSchema, isObjectType, isScalarType } from 'graphql';
import { fieldTable } from '../codegen/field-facts.ts';
import type { Finding } from './places.ts';

const ruleName = (type: string): string => type.toLowerCase().replaceAll('_', '-');

/** Changes that GraphQL Inspector calls dangerous: omitting something now has another meaning. */
const defaults: readonly string[] = [ChangeType.FieldArgumentDefaultChanged, ChangeType.InputFieldDefaultValueChanged];

type Costs = { cost?: { weight: unknown; multiplies: unknown } };

const weightOf = ({ cost }: Costs = {}): number => Number(cost?.weight ?? 1);

const multipliersOf = ({ cost }: Costs = {}): string[] => [(cost?.multiplies ?? []) as string | string[]].flat();

/** What the directives `@scope` and `@cost` take from clients: GraphQL Inspector does not know them. */
const directiveFindings = (
  base: ReturnType<typeof fieldTable>,
  next: ReturnType<typeof fieldTable>,
  wasThere: (field: string) => boolean,
): Finding[] =>
  Object.entries(next)
    .filter(([field]) => wasThere(field))
    .flatMap(([field, now]) => {
      const before = base[field] ?? {};
      const added = [now.scopes ?? []].flat().filter((scope) => ![before.scopes ?? []].flat().includes(scope));
      const multiplied = multipliersOf(now).filter((argument) => !multipliersOf(before).includes(argument));
      const cost = { where: field, rule: 'cost-raised', pointer: `${field}@cost` };
      return [
        ...added.map((scope) => ({
          where: field,
          rule: 'scopes-added',
          message: `\`${scope}\` is now required.`,
          pointer: `${field}@scope`,
        })),
        ...(weightOf(now) > weightOf(before) ? [{ ...cost, message: `It costs ${weightOf(now)} instead of ${weightOf(before)}.` }] : []),
        ...multiplied.map((argument) => ({ ...cost, message: `\`${argument}\` now multiplies its cost.` })),
      ];
    });

/** Scalars with another specification: `@specifiedBy` says how their values are written. */
const scalarFindings = (base: GraphQLSchema, next: GraphQLSchema): Finding[] =>
  Object.values(base.getTypeMap())
    .filter(isScalarType)
    .flatMap(({ name, specifiedByURL: before }) => {
      const now = next.getType(name);
      if (!before || !isScalarType(now) || now.specifiedByURL === before) return [];
      const message = `The specification is ${now.specifiedByURL ?? 'gone'} instead of ${before}.`;
      return [{ where: name, rule: 'scalar-specification-changed', message, pointer: `${name}@specifiedBy` }];
    });

/** The breaking changes from one SDL to another one. Enums may grow: clients must ignore unknown values. */
export const sdlFindings = async (base: string, next: string): Promise<Finding[]> => {
  const [before, now] = [makeExecutableSchema({ typeDefs: base }), makeExecutableSchema({ typeDefs: next })];
  const changes = await diff(before, now);
  /** Whether a field such as `Query.user` was there before. */
  const wasThere = (field: string): boolean => {
    const [type, name] = field.split('.') as [string, string];
    const found = before.getType(type);
    return isObjectType(found) && name in found.getFields();
  };
  const takesAway = ({ criticality, type, meta }: (typeof changes)[number]): boolean => {
    if (defaults.includes(type)) return Object.entries(meta).some(([key, value]) => key.startsWith('old') && value != null);
    return criticality.level === CriticalityLevel.Breaking && !type.startsWith('DIRECTIVE_USAGE');
  };
  return [
    ...changes.filter(takesAway).map(({ path = 'schema', type, message }) => ({
      where: path,
      rule: ruleName(type),
      message,
      pointer: path,
      gone: type.endsWith('_REMOVED'),
    })),
    ...directiveFindings(fieldTable(before), fieldTable(now), wasThere),
    ...scalarFindings(before, now),
  ];
};
