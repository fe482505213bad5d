import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentFromSources } from '../../src/codegen/sources.ts';
import type { FieldMap } from '../../src/codegen/surfaces/field-map.ts';
import { listInputs } from '../../src/codegen/surfaces/list-inputs.ts';
import { filterLimits } from '../../src/core/query/list-query.ts';

const platform = await documentFromSources('v1');
const map: FieldMap = parse(readFileSync('graphql/field-map.yaml', 'utf8'));

it('a filter by a property of an object is named after both, and has the type of the property', () => {
  const { sdl, table } = listInputs({ platform, map });
  expect(table.Comment!.filter).toMatchObject({ subjectId: 'subject_id', subjectType: 'subject_type' });
  expect(sdl).toMatch(/"By what REST calls `subject_id`." subjectId: IDFilter\n/);
});

it('two kinds of values cannot have one input of operators', () => {
  const { WebhookDisabledReason: _, ...enums } = map.enums;
  expect(() => listInputs({ platform, map: { ...map, enums } })).toThrow(
    'NullableStringFilter would have the operators of two kinds of values.',
  );
});

it('a filter beside one that takes one value has a name of its own; the keys of an object have one way', () => {
  const { sdl, table } = listInputs({ platform, map });
  expect(table.Resource).toMatchObject({ flat: { status: 'status' }, filter: { statusMatches: 'status', type: 'type' } });
  expect(table.Resource!.filter).not.toHaveProperty('dataMatches');
  expect(sdl).toContain('extend input ResourceFilter {');
});

it('the limits of filters in the SDL are those of the parameters', () => {
  const { values, characters, wildcards } = filterLimits;
  const told = [...listInputs({ platform, map }).sdl.matchAll(/(?:at most|may occur) (\d+)/g)].map(([, figure]) => Number(figure));
  expect(new Set(told)).toEqual(new Set([values, characters, wildcards]));
});
