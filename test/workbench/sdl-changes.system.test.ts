import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ChangeType, CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql';
import { describe, expect, it } from 'vitest';
import { sdlFindings } from '../../src/workbench/sdl-changes.ts';

/** The published schema, with what it has none of: a union, an interface of the platform's own, and a directive for clients. */
const base = `${readFileSync(join(import.meta.dirname, '../../generated/graphql/schema.graphql'), 'utf8')}
union Found = User | Resource
interface Named { name: String! }
extend type Resource implements Named
directive @highlight(color: String, weight: Int) on FIELD
`;

/** The schema after a change of what comes first after another text. */
const changed = (after: string, what: string, to: string): string => {
  const from = base.indexOf(what, base.indexOf(after));
  expect(from).toBeGreaterThan(base.indexOf(after));
  return base.slice(0, from) + to + base.slice(from + what.length);
};

type Verdict = 'BREAKING' | 'DANGEROUS' | undefined;

/** What two tools that others wrote say of a change, and the types of the changes that GraphQL Inspector finds. */
const judge = async (next: string) => {
  const [before, now] = [buildSchema(base), buildSchema(next)];
  const changes = await diff(before, now);
  const found = (level: CriticalityLevel) => changes.some(({ criticality }) => criticality.level === level);
  const verdict = (isBreaking: boolean, isDangerous: boolean): Verdict => {
    if (isBreaking) return 'BREAKING';
    return isDangerous ? 'DANGEROUS' : undefined;
  };
  return {
    inspector: verdict(found(CriticalityLevel.Breaking), found(CriticalityLevel.Dangerous)),
    graphql: verdict(findBreakingChanges(before, now).length > 0, findDangerousChanges(before, now).length > 0),
    types: changes.map(({ type }) => type),
  };
};

type Row = [what: string, after: string, find: string, to: string, rule: keyof typeof ChangeType];

const breaks: Row[] = [
  ['a renamed field', 'type Resource implements', 'name: String!', 'title: String!', 'FieldRemoved'],
  ['another type', 'type Resource implements', 'name: String!', 'name: Int!', 'FieldTypeChanged'],
  ['null in an answer', 'type Resource implements', 'name: String!', 'name: String', 'FieldTypeChanged'],
  ['one more argument that is required', '  resource(', 'id: ID!\n', 'id: ID!\n    at: DateTime!\n', 'FieldArgumentAdded'],
  ['a renamed argument', '  resources(', 'filter: ResourceFilter', 'where: ResourceFilter', 'FieldArgumentRemoved'],
  ['a renamed value', 'enum ResourceStatus', '  PENDING\n', '  LATER\n', 'EnumValueRemoved'],
  [
    'an input that becomes required',
    'input CreateResourceInput',
    'description: String\n',
    'description: String!\n',
    'InputFieldTypeChanged',
  ],
  [
    'one more input that is required',
    'input CreateResourceInput',
    '  name: String!\n',
    '  name: String!\n  color: String!\n',
    'InputFieldAdded',
  ],
  ['a member of a union less', 'union Found', 'User | Resource', 'Resource', 'UnionMemberRemoved'],
  ['an interface less', 'interface Named', 'extend type Resource implements Named', '', 'ObjectTypeInterfaceRemoved'],
  ['an argument of a directive less', 'directive @highlight', ', weight: Int', '', 'DirectiveArgumentRemoved'],
];

const dangers: Row[] = [
  ['another default of an input', 'input PaginationInput', 'limit: Int = 10', 'limit: Int = 20', 'InputFieldDefaultValueChanged'],
];

const harmless: [what: string, after: string, find: string, to: string][] = [
  ['one more field', 'type Resource implements', '  name: String!\n', '  name: String!\n  color: String\n'],
  ['one more argument that may be left out', '  resource(', 'id: ID!\n', 'id: ID!\n    at: DateTime\n'],
  ['one more input that may be left out', 'input CreateResourceInput', '  name: String!\n', '  name: String!\n  color: String\n'],
  ['one more value', 'enum ResourceStatus', '  PENDING\n', '  PENDING\n  NEVER\n'],
  ['an input that may be null', 'input CreateResourceInput', 'name: String!', 'name: String'],
  ['a field that is never null', 'type Resource implements', 'description: String\n', 'description: String!\n'],
  ['one more member of a union', 'union Found', 'User | Resource', 'User | Resource | Webhook'],
  [
    'a field that is deprecated',
    'type Resource implements',
    'name: String!',
    'name: String! @deprecated(reason: "Since 2026-05-01: use description.")',
  ],
];

describe('the gate and tools that others wrote', () => {
  it.each([...breaks.map((row) => [...row, 'BREAKING'] as const), ...dangers.map((row) => [...row, 'DANGEROUS'] as const)])(
    'find %s',
    async (_what, after, find, to, rule, level) => {
      const next = changed(after, find, to);
      const { inspector, graphql, types } = await judge(next);
      expect({ inspector, graphql }).toEqual({ inspector: level, graphql: level });
      expect(types).toContain(ChangeType[rule]);
      const wanted = ChangeType[rule].toLowerCase().replaceAll('_', '-');
      expect((await sdlFindings(base, next)).map((finding) => finding.rule)).toContain(wanted);
    },
  );

  it.each(harmless)('let %s pass', async (_what, after, find, to) => {
    const next = changed(after, find, to);
    const { inspector, graphql } = await judge(next);
    expect([inspector, graphql]).not.toContain('BREAKING');
    expect(await sdlFindings(base, next)).toEqual([]);
  });
});
