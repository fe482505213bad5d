import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { isObjectType } from 'graphql';
import { fieldTable } from '../codegen/graphql.ts';
import type { Break } from './compatibility.ts';

const ruleName = (type: string): string => type.toLowerCase().replaceAll('_', '-');

const weightOf = ({ cost }: { cost?: { weight: unknown } } = {}): number => Number(cost?.weight ?? 1);

/** What the directives `@scope` and `@cost` take from clients: GraphQL Inspector does not know what they mean. */
const directiveBreaks = (
  base: ReturnType<typeof fieldTable>,
  next: ReturnType<typeof fieldTable>,
  wasThere: (field: string) => boolean,
): Break[] =>
  Object.entries(next)
    .filter(([field]) => wasThere(field))
    .flatMap(([field, now]) => {
      const before = base[field] ?? {};
      const added = [now.scopes ?? []].flat().filter((scope) => ![before.scopes ?? []].flat().includes(scope));
      const scopes = added.map((scope) => ({ operation: field, rule: 'scopes-added', message: `\`${scope}\` is required now.` }));
      if (weightOf(now) <= weightOf(before)) return scopes;
      const message = `It costs ${weightOf(now)}, and not ${weightOf(before)}.`;
      return [...scopes, { operation: field, rule: 'cost-raised', message }];
    });

/** The breaking changes from one SDL to another one. Enums may grow: clients must ignore unknown values. */
export const sdlBreaks = async (base: string, next: string): Promise<Break[]> => {
  const [before, now] = [makeExecutableSchema({ typeDefs: base }), makeExecutableSchema({ typeDefs: next })];
  const changes = await diff(before, now);
  /** Whether a field such as `Query.user` was there before. */
  const wasThere = (field: string): boolean => {
    const [type, name] = field.split('.') as [string, string];
    const found = before.getType(type);
    return isObjectType(found) && name in found.getFields();
  };
  return [
    ...changes
      .filter(({ criticality, type }) => criticality.level === CriticalityLevel.Breaking && !type.startsWith('DIRECTIVE_USAGE'))
      .map(({ path, type, message }) => ({ operation: path ?? 'schema', rule: ruleName(type), message })),
    ...directiveBreaks(fieldTable(before), fieldTable(now), wasThere),
  ];
};
