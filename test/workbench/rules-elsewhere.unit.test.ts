import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ChangeType } from '@graphql-inspector/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { adviceOn } from '../../src/workbench/advice.ts';
import { documentFindings } from '../../src/workbench/compatibility.ts';
import type { Finding } from '../../src/workbench/places.ts';
import { root } from './projects.ts';
import { graphqlInspector, oasdiff, type Row } from './rules-elsewhere.ts';

const idsOf = (rows: readonly Row[]): string[] => rows.flatMap(([ids]) => ids);

describe.each([
  ['oasdiff', oasdiff, 243],
  ['GraphQL Inspector', graphqlInspector, Object.keys(ChangeType).length],
])('each rule of %s', (_name, rows, number) => {
  it('is in the table once', () => {
    const ids = idsOf(rows);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids).toHaveLength(number);
  });

  it('is held by a rule that there is, or refused by a lint rule that there is, or no break for a reason', () => {
    for (const [, verdict] of rows) {
      if ('heldBy' in verdict) expect(adviceOn(verdict.heldBy).instead).toMatch(/[.`]$/);
      else if ('refusedBy' in verdict) expect(existsSync(join(root, `openapi/lint/rules/${verdict.refusedBy}.ts`))).toBe(true);
      else expect(verdict.not.length).toBeGreaterThan(20);
    }
  });
});

it('has the types of GraphQL Inspector as they are', () => {
  const types = Object.values(ChangeType).map((type) => type.toLowerCase().replaceAll('_', '-'));
  expect(idsOf(graphqlInspector).sort()).toEqual(types.sort());
});

describe('an example of a rule of oasdiff', () => {
  const examples = oasdiff.flatMap(([[id = ''], verdict, all = []]) =>
    all.map((example, at) => ({
      name: `${id} ${at + 1}`,
      path: `/${id}/${at + 1}`,
      rule: 'heldBy' in verdict ? verdict.heldBy : '',
      example,
    })),
  );
  let found: Finding[];
  beforeAll(async () => {
    const document = (at: 0 | 1) =>
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Examples', version: '1' },
        paths: Object.fromEntries(
          examples.flatMap(({ path, example }) => (Object.keys(example[at]).length > 0 ? [[path, example[at]]] : [])),
        ),
      });
    found = await documentFindings(document(0), document(1));
  });

  it.each(examples)('$name is found by our rule, and by no other', ({ path, rule }) => {
    const way = `#/paths/${path.replaceAll('/', '~1')}`;
    const rules = found.filter((one) => one.way === way || one.way?.startsWith(`${way}/`)).map((one) => one.rule);
    expect([...new Set(rules)]).toEqual([rule]);
  });
});
