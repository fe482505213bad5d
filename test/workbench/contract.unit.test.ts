import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChangeType } from '@graphql-inspector/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { run } from '../../src/app/commands/index.ts';
import { divideBreaks } from '../../src/workbench/accepted-breaks.ts';
import { additionsTo } from '../../src/workbench/additions.ts';
import { adviceOn } from '../../src/workbench/advice.ts';
import { breaksOf } from '../../src/workbench/breaks.ts';
import { mayGoFrom, mayGoFromSdl } from '../../src/workbench/deprecation.ts';
import { overlayPlaces } from '../../src/workbench/overlay-places.ts';
import { essentialsOf } from '../../src/workbench/promised.ts';
import { breaksSinceRelease, contractNames, neverReleased, promisesOf, releasedPath } from '../../src/workbench/released.ts';
import { versionBreaks } from '../../src/workbench/version-life.ts';
import { type Plant, plantAll } from './plant.ts';
import { plantedBreaks } from './planted-breaks.ts';
import { copyContracts, root, within } from './projects.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-contract-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the hand-written contracts with these changes, and the lines in which they are. */
const planted = <P extends Plant>(name: string, plants: readonly P[]) => {
  const project = join(folder, name);
  copyContracts(root, project);
  return { project, lines: plantAll(project, plants) };
};

describe('breaks of GraphQL and of plans', () => {
  const names = ['graphql', 'plans'];

  it('are named with the file, the line and the rule, and nothing else is', async () => {
    const plants = plantedBreaks.filter(({ file }) => file.startsWith('graphql/') || file === 'openapi/plans.yaml');
    const { project } = planted('breaking', []);
    await within(project, async () => {
      for (const [name, promise] of await promisesOf(names)) writeFileSync(releasedPath(name), promise);
    });
    const lines = plantAll(project, plants);
    const breaks = await within(project, () => breaksSinceRelease(names));
    const expected = plants.flatMap((plant) => plant.rules.map((rule) => `${plant.file}:${lines.get(plant)} ${rule}`));
    expect(breaks.map(({ file, line, rule }) => `${file}:${line} ${rule}`).sort()).toEqual(expected.sort());
  });
});

describe('a fault in the SDL', () => {
  const [find, to] = ['type User ', 'type { '];

  it('is named with file and line', async () => {
    const plant = { what: 'no SDL', file: 'graphql/users.graphql', find: [find], to };
    const { project, lines } = planted('no-sdl', [plant]);
    await within(project, () => expect(promisesOf(['graphql'])).rejects.toThrow(`graphql/users.graphql:${lines.get(plant)}:`));
  });

  it('is named so in what was released, too', async () => {
    const plant = { what: 'no SDL', file: releasedPath('graphql'), find: [find], to };
    const { project, lines } = planted('no-released-sdl', [plant]);
    await within(project, () => expect(breaksSinceRelease(['graphql'])).rejects.toThrow(`${releasedPath('graphql')}:${lines.get(plant)}:`));
  });
});

describe('a property that `Event` loses', () => {
  it('stays in the kinds of events, which have properties of their own', async () => {
    const { project } = planted(
      'event',
      plantedBreaks.filter(({ what }) => what === 'a missing property of an event'),
    );
    const promises = await within(project, () => promisesOf(['v1']));
    const { Event, UserEventBase, EventCause } = JSON.parse(promises.get('v1')!).components.schemas;
    expect(Event.properties).not.toHaveProperty('cause');
    expect(UserEventBase.properties.cause).toEqual({ $ref: '#/components/schemas/EventCause' });
    expect(EventCause).toBeDefined();
  });
});

describe('what a list of values loses', () => {
  const webhooks = 'openapi/platform/webhooks.yaml';
  const lost = (find: string[], to: string): Plant => ({ what: find.join(' '), file: webhooks, find, to });

  it('is found where each of the values was written', async () => {
    const { project } = planted('lost', []);
    const found = await within(project, async () => {
      for (const [name, promise] of await promisesOf(['v1'])) writeFileSync(releasedPath(name), promise);
      plantAll(project, [
        lost(['  Webhook:\n', ', x-expand: creator'], ''),
        lost(['  Webhook:\n', '      created_at: {', ', x-sort: true'], ''),
        lost(['  Webhook:\n', '      updated_at: {', ', x-sort: true'], ''),
        lost(['operation-types: [webhook_recovery]'], 'operation-types: [webhook_retrieval]'),
      ]);
      return breaksSinceRelease(['v1']);
    });
    const properties = '#/schemas/Webhook/properties';
    expect(found.filter(({ rule }) => rule !== 'enum-values-added').map(({ at, message }) => `${at} ${message}`)).toEqual([
      `${webhooks}${properties}/creator \`expand\` query parameter was removed.`,
      `${webhooks}${properties}/created_at Enum of the parameter \`sort\` lost values: 'created_at', 'created_at:asc', 'created_at:desc'.`,
      `${webhooks}${properties}/updated_at Enum of the parameter \`sort\` lost values: 'updated_at', 'updated_at:asc', 'updated_at:desc'.`,
      `${webhooks}#/operation-types Enum lost values: 'webhook_recovery'.`,
    ]);
  });
});

describe('what the overlay of a version has otherwise', () => {
  const overlay = `
overlay: 1.0.0
info: {title: What differs in v1, version: 1.0.0}
extends: ../platform.yaml
actions:
  - target: $.components.schemas.Resource.properties.name['x-filter']
    remove: true
  - target: $.components.schemas.ResourceStatus.enum[?@ == 'pending']
    remove: true
  - target: $.components.schemas.ResourceCreate
    update:
      properties:
        name: {maxLength: 50}
  - target: $.paths['/v1/resources'].get
    update:
      x-scopes: [admin]
  - target: $.paths['/v1/resources/{resource_id}'].put
    remove: true
`;

  const listed: Plant = {
    what: 'an overlay',
    file: 'openapi/versions.yaml',
    find: ['    errors: form-a\n'],
    to: '    errors: form-a\n    overlay: versions/v1.yaml\n',
  };

  it('is one break there, also where GraphQL has it', async () => {
    const { project } = planted('overlaid-breaks', []);
    const found = await within(project, async () => {
      for (const [name, promise] of await promisesOf(['v1', 'graphql'])) writeFileSync(releasedPath(name), promise);
      plantAll(project, [listed]);
      writeFileSync('openapi/versions/v1.yaml', overlay);
      return breaksSinceRelease(['v1', 'graphql']);
    });
    expect(found.map(({ word, rule, contracts }) => [word, rule, ...contracts])).toEqual([
      ['#/actions/0', 'parameter-removed', 'v1', 'graphql'],
      ['#/actions/1', 'enum-values-removed', 'v1'],
      ['#/actions/2/update/properties/name/maxLength', 'schema-constraint-changed', 'v1'],
      ['#/actions/3/update/x-scopes', 'security-requirement-changed', 'v1'],
      ['#/actions/4', 'operation-removed', 'v1'],
    ]);
  });

  it('is found at its action, and all else where it was', async () => {
    const { project } = planted('overlaid', [listed]);
    writeFileSync(join(project, 'openapi/versions/v1.yaml'), overlay);
    const document = JSON.parse(readFileSync(join(root, releasedPath('v1')), 'utf8'));
    const lines = await within(project, async () => {
      const placeOf = await overlayPlaces('v1');
      return (pointer: string) => placeOf(document, { pointer })?.line;
    });
    const schemas = '#/components/schemas';
    const rows: [pointer: string, line: number | undefined][] = [
      ['#/components/parameters/Resource.name_in', 6],
      [`${schemas}/ResourceStatus/enum`, 8],
      ['#/components/parameters/Resource.status/schema/enum', 8],
      [`${schemas}/ResourceCreate/properties/name/maxLength`, 13],
      [`${schemas}/ResourceCreate/properties/type`, undefined],
      ['#/paths/~1v1~1resources/get/security/0', 16],
      ['#/paths/~1v1~1resources/get/operationId', undefined],
      ['#/paths/~1v1~1resources~1{resource_id}/put', 17],
      ['#/paths/~1v1~1resources~1{resource_id}/get', undefined],
    ];
    await within(project, () => expect(rows.map(([pointer]) => [pointer, lines(pointer)])).toEqual(rows));
  });
});

describe('an accepted break', () => {
  const place = {
    file: 'openapi/platform/resources.yaml',
    line: 9,
    word: '#/schemas/Resource/properties',
    contract: 'v1',
    touches: ['GET /v1/resources'],
  };
  const breaks = breaksOf([{ ...place, rule: 'property-removed', message: 'Property `name` was removed.' }]);
  const entry = {
    at: breaks[0]!.at,
    rule: 'property-removed',
    message: 'Property `name` was removed.',
    reason: 'Nobody reads it.',
    date: '2026-05-01',
    by: 'Ada',
  };

  const dividedBy = async (...accepted: object[]) => {
    const project = mkdtempSync(join(folder, 'accepted-'));
    mkdirSync(join(project, 'openapi'));
    writeFileSync(join(project, 'openapi/accepted-breaks.yaml'), stringify({ accepted }));
    const { open, accepted: found } = await within(project, () => divideBreaks(breaks));
    return { open: open.map(({ rule, line }) => `${line} ${rule}`), accepted: found.map(({ rule, acceptance }) => [rule, acceptance]) };
  };

  it('is one that an entry names by its place, its rule and its words', async () => {
    expect(await dividedBy(entry)).toEqual({ open: [], accepted: [['property-removed', entry]] });
  });

  it.each(['at', 'rule', 'message'])('is not one of another %s, and that entry is an error', async (key) => {
    const { open, accepted } = await dividedBy({ ...entry, [key]: 'another' });
    expect(open).toEqual(['2 acceptance-without-break', '9 property-removed']);
    expect(accepted).toEqual([]);
  });

  it.each(['reason', 'date', 'by'])('is not one without %s', async (key) => {
    expect(await dividedBy({ ...entry, [key]: '' })).toEqual({ open: ['2 acceptance-incomplete', '9 property-removed'], accepted: [] });
  });
});

describe('what was deprecated', () => {
  it('takes the expansions that go through it along', () => {
    const owner = { $ref: '#/components/schemas/User', deprecated: true, 'x-deprecated': '2026-01-10' };
    const schemas = {
      Plan: { properties: { owner, place: {} } },
      Sheet: { properties: { plan: { $ref: '#/components/schemas/Plan' } } },
    };
    const pointer = '#/components/parameters/Sheet.expand/schema/items/enum';
    const mayLose = (value: string, today: string) =>
      mayGoFrom(
        { components: { schemas } },
        today,
      )({ where: '', rule: 'enum-values-removed', pointer, message: `lost '${value}'`, gone: true });
    expect([mayLose('plan.owner', '2026-07-09'), mayLose('plan.owner', '2026-07-08')]).toEqual([true, false]);
    for (const other of ['plan', 'plan.place', 'plan.other']) expect(mayLose(other, '2026-07-09')).toBe(false);
  });

  it('may not go before that', () => {
    const part = { deprecated: true, 'x-deprecated': '2026-01-10' };
    const document = {
      paths: { '/a': { get: part, post: part }, '/b': { get: part, post: {} }, '/c': { get: { ...part, 'x-sunset': '2026-07-10' } } },
      components: { schemas: { Thing: { properties: { name: part, size: { deprecated: true } } } } },
    };
    const removed = { where: '', message: '', gone: true };
    const rows: [string, string][] = [
      ['operation-removed', '#/paths/~1a/get'],
      ['path-removed', '#/paths/~1a'],
      ['property-removed', '#/components/schemas/Thing/properties/name'],
      ['path-removed', '#/paths/~1b'],
      ['operation-removed', '#/paths/~1c/get'],
      ['property-removed', '#/components/schemas/Thing/properties/size'],
    ];
    const going = (today: string) => rows.map(([rule, pointer]) => mayGoFrom(document, today)({ ...removed, rule, pointer }));
    expect(going('2026-07-08')).toEqual([false, false, false, false, false, false]);
    expect(going('2026-07-09')).toEqual([true, true, true, false, false, false]);
    expect(going('2026-07-10')).toEqual([true, true, true, false, true, false]);
    const sdl =
      'type Query { a: Thing @deprecated(reason: "Since 2026-01-10: use b.") b: ID @deprecated(reason: "Soon.") } type Thing { id: ID }';
    const inSdl = (today: string) =>
      ['Query.a field-removed', 'Query.b field-removed', 'Thing type-removed', 'Query type-removed'].map((row) => {
        const [pointer = '', rule = ''] = row.split(' ');
        return mayGoFromSdl(sdl, today)({ ...removed, rule, pointer });
      });
    expect(inSdl('2026-07-08')).toEqual([false, false, false, false]);
    expect(inSdl('2026-07-09')).toEqual([true, false, true, false]);
  });

  it('says since when in the SDL', async () => {
    const undated = {
      what: 'a deprecation without a day',
      file: 'graphql/users.graphql',
      find: ['role: UserRole!'],
      to: 'role: UserRole! @deprecated(reason: "Use more.")',
    };
    const found = await within(planted('undated', [undated]).project, () => breaksSinceRelease(['graphql'], '2026-07-01'));
    expect(found.map(({ at, rule }) => `${at} ${rule}`)).toEqual(['graphql/users.graphql#User.role@deprecated deprecation-without-day']);
  });
});

describe('a version that was stable', () => {
  const stages = { Stable: 'Served.', Preview: 'Tried.', Deprecated: 'Ending.', Retired: 'Gone.' };
  const faults = async (v1: object | undefined, today: string) => {
    const project = mkdtempSync(join(folder, 'versions-'));
    mkdirSync(join(project, 'openapi/released'), { recursive: true });
    writeFileSync(join(project, 'openapi/released/v1.json'), '{}');
    writeFileSync(
      join(project, 'openapi/versions.yaml'),
      stringify({ stages, versions: { ...(v1 ? { v1 } : {}), v2: { stage: 'Stable' } } }),
    );
    return (await within(project, () => versionBreaks(today))).map(({ word, rule }) => `${word} ${rule}`);
  };
  const ending = { stage: 'Deprecated', deprecated: '2026-05-01', sunset: '2028-05-01' };

  it.each([
    ['stays', { stage: 'Stable' }, []],
    ['is deprecated for 24 months', ending, []],
    ['is deprecated for less', { ...ending, sunset: '2028-04-30' }, ['#/versions/v1/sunset version-ends-early']],
    ['is retired before its day', { ...ending, stage: 'Retired' }, ['#/versions/v1/stage version-ends-early']],
    ['becomes a preview', { stage: 'Preview' }, ['#/versions/v1/stage version-removed']],
    ['is not there', undefined, ['#/versions/v1 version-removed']],
  ])('%s', async (_what, version, expected) => {
    expect(await faults(version, '2028-04-30')).toEqual(expected);
  });

  it('is retired on its day', async () => {
    expect(await faults({ ...ending, stage: 'Retired' }, '2028-05-01')).toEqual([]);
  });
});

describe('contract release', () => {
  it('names parameters as callers send them, by operation, and new figures by group', async () => {
    const parameter = (name: string) => ({ name, in: 'query', schema: {} });
    const document = (names: string[], component: string) => ({
      paths: Object.fromEntries(
        ['a', 'b', 'c', 'd', 'e'].map((path) => [
          `/${path}`,
          { parameters: [{ $ref: `#/components/parameters/${component}` }], get: { parameters: path === 'e' ? [] : names.map(parameter) } },
        ]),
      ),
      components: { parameters: { [component]: parameter('limit') } },
    });
    const [before, now] = [document([], 'Thing.limit'), document(['name', 'name_in', 'name[in]'], 'Record.limit')];
    expect(await additionsTo('v1', JSON.stringify(before), JSON.stringify(now))).toEqual([
      '`GET /a`, `GET /b`, `GET /c` and 1 more take `name`.',
    ]);
    const [few, many] = [
      { a: 1, b: { c: 2 } },
      { a: 3, b: { c: 2, d: 4, e: { f: 5 } }, waits: { all: [1, 2] }, g: 6 },
    ];
    expect(await additionsTo('plans', JSON.stringify(few), JSON.stringify(many))).toEqual([
      '`a` is 3 instead of 1.',
      '`b` has `d` (4), `e.f` (5).',
      '`waits` has `all` (1, 2).',
      '`g` is 6.',
    ]);
  });

  it('takes no name: all contracts are released together', async () => {
    expect(await run(['contract', 'release', 'v1'])).toBe(2);
  });
});

describe('advice', () => {
  it('is there for every change that GraphQL Inspector can call breaking', () => {
    const harmless =
      /DESCRIPTION|DEPRECATION|^DIRECTIVE_USAGE|(FIELD|TYPE|ENUM_VALUE|UNION_MEMBER|DIRECTIVE|DIRECTIVE_LOCATION|INTERFACE)_ADDED$/;
    const gentle = ['DIRECTIVE_ARGUMENT_DEFAULT_VALUE_CHANGED', 'DIRECTIVE_REPEATABLE_ADDED'];
    const inspected = Object.values(ChangeType).filter((type) => !harmless.test(type) && !gentle.includes(type));
    for (const type of inspected) {
      expect(adviceOn(type.toLowerCase().replaceAll('_', '-')).instead).toMatch(/\.$/);
    }
  });

  it('is missing for a rule that nobody has written about', () => {
    const place = { file: 'openapi/platform.yaml', line: 1, word: '#/', contract: 'v1', touches: [], message: 'It changed.' };
    expect(() => breaksOf([{ ...place, rule: 'colour-changed' }])).toThrow('add who is hurt');
  });
});

describe('a released document', () => {
  it('holds what programs rely on: no prose, no examples and no keys of ours, but whatever has such a name', () => {
    const named = { type: 'object', properties: { description: { type: 'string', description: 'Words.' } }, default: { example: 1 } };
    const schemas = { Thing: { ...named, examples: [{}], 'x-sort': true } };
    expect(essentialsOf({ info: { title: 'Things', description: 'About.' }, components: { schemas } })).toEqual({
      info: { title: 'Things' },
      components: { schemas: { Thing: { type: 'object', properties: { description: { type: 'string' } }, default: { example: 1 } } } },
    });
  });
});

describe('contract check', () => {
  it.each([
    ['plans', 'plans was released on 2026-05-01, but openapi/released/plans.json is missing'],
    ['v1', 'v1 has no released contract'],
  ])('fails where the promise of %s is missing', async (name, message) => {
    const { project } = planted(`missing-${name}`, []);
    rmSync(join(project, releasedPath(name)));
    writeFileSync(
      join(project, 'openapi/changelog.yaml'),
      stringify({ releases: [{ date: '2026-05-01', changes: { plans: ['It began.'] } }] }),
    );
    await within(project, () => expect(() => neverReleased(contractNames())).toThrow(message));
  });

  it('says where it has to run', async () => {
    await expect(within(folder, () => breaksSinceRelease(contractNames()))).rejects.toThrow('openapi/versions.yaml does not exist here');
  });
});
