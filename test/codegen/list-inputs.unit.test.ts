import { describe, expect, it } from 'vitest';
import { documentFromSources } from '../../src/codegen/sources.ts';
import { listInputs, madeFrom } from '../../src/codegen/surfaces/list-inputs.ts';
import { readFieldMap } from '../../src/codegen/surfaces/read-field-map.ts';
import { filterLimits } from '../../src/core/query/filter-words.ts';

const platform = await documentFromSources('v1');
const map = readFieldMap(platform);

it('a filter by a property of an object is named after both, and has the type of the property', () => {
  const { sdl, table } = listInputs({ platform, map });
  expect(table.Event!.filter).toMatchObject({ actorId: 'actor_id', actorType: 'actor_type' });
  expect(sdl).toMatch(/"By what REST calls `actor_id`." actorId: NullableIDFilter\n/);
});

it('what only REST has is no filter and no order', () => {
  const types = { ...map.types, User: { ...map.types.User!, restOnly: ['email'] } };
  const namedBy = (all: typeof map) => {
    const { filter, order } = listInputs({ platform, map: all }).table.User!;
    return [Object.values(filter), Object.values(order)];
  };
  const whole = namedBy(map);
  expect(whole).toEqual([expect.arrayContaining(['email']), expect.arrayContaining(['email'])]);
  expect(namedBy({ ...map, types })).toEqual(whole.map((names) => names.filter((name) => name !== 'email')));
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

it.each(['oneOf', 'anyOf'])('a value or null is that value, also by %s', (list) => {
  const changed = structuredClone(platform);
  const { description, ...properties } = changed.components.schemas.Webhook!.properties!;
  const { type: _, ...rest } = description!;
  changed.components.schemas.Webhook!.properties = {
    ...properties,
    description: { ...rest, [list]: [{ type: 'string' }, { type: 'null' }] },
  };
  expect(listInputs({ platform: changed, map }).table.Webhook).toEqual(listInputs({ platform, map }).table.Webhook);
  expect(listInputs({ platform: changed, map }).sdl).not.toContain('nothing');
});

it('the limits of filters in the SDL are those of the parameters', () => {
  const { values, characters, wildcards } = filterLimits;
  const told = [...listInputs({ platform, map }).sdl.matchAll(/(?:at most|may occur) (\d+)/g)].map(([, figure]) => Number(figure));
  expect(new Set(told)).toEqual(new Set([values, characters, wildcards]));
});

describe('a property that is deprecated', () => {
  /** The document with some words more at the properties of a record, or at one of them. */
  const withWords = (record: string, words: object, only?: string) => {
    const changed = structuredClone(platform);
    for (const [name, property] of Object.entries(changed.components.schemas[record]!.properties!))
      if (only === undefined || name === only) Object.assign(property, words);
    return listInputs({ platform: changed, map });
  };

  it('is deprecated in the filter and the order, since the same day', () => {
    const { sdl } = withWords('Resource', { deprecated: true, 'x-deprecated': '2026-01-10', 'x-sunset': '2026-08-01' }, 'name');
    const directive = '@deprecated(reason: "Since 2026-01-10: REST deprecates `name`. It goes away on 2026-08-01.")';
    expect(sdl).toContain(`"By what REST calls \`name\`." name: StringFilter ${directive}\n`);
    expect(sdl).toContain(`"By what REST calls \`name\`." NAME ${directive}\n`);
  });

  it('leaves no order behind when it was the last one to sort by', () => {
    const { sdl, table } = withWords('Delivery', { 'x-sort': false });
    expect(sdl).not.toContain('DeliveryOrder');
    expect(table.Delivery!.order).toEqual({});
  });
});

it.each([
  ['ResourceFilter.statusMatches', 'Resource.status'],
  ['ResourceFilter.data', 'Resource.metadata'],
  ['EventFilter.actorId', 'Event.actor_id'],
  ['WebhookFilter.createdBy', 'Webhook.created_by'],
  ['ResourceOrderField.UPDATED_AT', 'Resource.sort'],
  ['ResourceOrder', 'Resource.sort'],
  ['StringFilter.like', undefined],
  ['Resource.name', undefined],
])('%s is made from %s', (coordinate, parameter) => expect(madeFrom(map, coordinate)).toBe(parameter));
