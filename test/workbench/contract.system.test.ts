import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { run } from '../../src/app/commands/index.ts';
import type { Release } from '../../src/core/changelog.ts';
import type { Break } from '../../src/workbench/breaks.ts';
import { documentFindings } from '../../src/workbench/compatibility.ts';
import { releaseContracts } from '../../src/workbench/release.ts';
import { breaksSinceRelease, contractNames, promisesOf, releasedPath } from '../../src/workbench/released.ts';
import { type Plant, plantAll } from './plant.ts';
import { harmlessPlants, plantedBreaks } from './planted-breaks.ts';
import { changelogIn, copyContracts, root, within } from './projects.ts';

let folder: string;
/** A copy of the hand-written contracts in which all is released as it is, and no break is accepted. */
let original: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-contract-'));
  original = join(folder, 'original');
  copyContracts(root, original);
  await within(original, async () => {
    for (const [name, promise] of await promisesOf(contractNames())) writeFileSync(releasedPath(name), promise);
    const file = 'openapi/accepted-breaks.yaml';
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^accepted:.*/ms, 'accepted: []\n'));
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of it with all of these changes, and the lines in which they are. */
const planted = <P extends Plant>(name: string, plants: readonly P[]) => {
  const project = join(folder, name);
  cpSync(original, project, { recursive: true });
  return { project, lines: plantAll(project, plants) };
};

describe('an accepted break', () => {
  it('is refused by a release until then, and is in the changelog afterwards, and no longer in the file', async () => {
    const { project } = planted('accepting', [plantedBreaks.find(({ what }) => what === 'a lower limit of a plan')!]);
    const { open } = await within(project, () => releaseContracts('2030-12-01'));
    expect(open.map(({ rule }) => rule)).toEqual(['limit-lowered']);
    const [{ at, rule, message }] = open as [Break];
    const file = join(project, 'openapi/accepted-breaks.yaml');
    const before = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      before.replace('[]', JSON.stringify([{ at, rule, message, reason: 'Nobody reads it.', date: '2026-05-01', by: 'Ada' }])),
    );
    const { written } = await within(project, () => releaseContracts('2030-12-01'));
    expect(written).toEqual(['openapi/released/plans.json', 'openapi/changelog.yaml']);
    const [{ changes, migrations }] = changelogIn(project).releases as [Release];
    expect(changes).toEqual({ plans: ['`plans.free.limit` is 30 instead of 60.'] });
    expect(migrations).toMatchObject([{ change: message, contracts: ['plans'], reason: 'Nobody reads it.' }]);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

describe('what was deprecated', () => {
  const deprecated = (day: string) => `deprecated: true, x-deprecated: '${day}'`;
  const webhooks = 'openapi/platform/webhooks.yaml';
  const plant = (file: string, to: string, ...find: string[]): Plant => ({ what: find.join(' '), file, find, to });
  const since: Plant[] = [
    plant(
      webhooks,
      `examples: [Tells the map office.], ${deprecated('2026-01-10')}, x-filter: true, x-sort: true, x-search: text}`,
      '  Webhook:\n',
      'description: {',
      'examples: [Tells the map office.], x-filter: true, x-search: text}',
    ),
    plant(
      webhooks,
      `x-filter: true, x-sort: true, ${deprecated('2026-06-01')}}`,
      '  Delivery:\n',
      '      updated_at: {',
      'x-filter: true, x-sort: true}',
    ),
    plant(
      webhooks,
      "    deprecated: true\n    x-deprecated: '2026-01-10'\n    x-sunset: '2026-08-01'\n    x-scopes:",
      'operationId: replaceWebhook',
      '    x-scopes:',
    ),
    plant(webhooks, "    deprecated: true\n    x-deprecated: '2026-01-10'\n    x-scopes:", 'operationId: enableWebhook', '    x-scopes:'),
    plant(
      'graphql/events.graphql',
      '  resourceId: ID @deprecated(reason: "Since 2026-01-10: read data.")\n',
      'type Event implements Node {',
      '  resourceId: ID\n',
    ),
    plant(
      'graphql/events.graphql',
      '  createdBefore: DateTime @deprecated(reason: "Since 2026-06-01: use createdAfter.")\n',
      '  createdBefore: DateTime\n',
    ),
    plant(
      'graphql/webhooks.graphql',
      '    orderBy: [DeliveryOrder!] @deprecated(reason: "Since 2026-06-01: deliveries have one order.")\n',
      '    orderBy: [DeliveryOrder!]\n',
    ),
  ];
  const gone: Plant[] = [
    plant(webhooks, 'conditions, status', '  Webhook:\n', 'conditions, description, status'),
    plant(webhooks, '      #', '  Webhook:\n', '      description: {'),
    plant(webhooks, '\n', '  Delivery:\n', '\n      - updated_at\n'),
    plant(webhooks, '      #', '  Delivery:\n', '      updated_at: {'),
    plant(webhooks, '  x-put:\n', '\nitem:\n', '  put:\n'),
    plant('openapi/platform.yaml', '', "  /v1/webhooks/{webhook_id}/enable: {$ref: 'platform/webhooks.yaml#/enable'}\n"),
    plant(
      'graphql/events.graphql',
      '  # ',
      'type Event implements Node {',
      '  "The id of the record that the event is about, of any family; null when it is about no single record."',
    ),
    plant('graphql/events.graphql', '  # ', '  resourceId: ID @deprecated'),
    // Its filters and orders in GraphQL go with a property, but not an argument.
    plant(
      'graphql/webhooks.graphql',
      '    # ',
      '  deliveries(',
      '    "The order, by the first field, then by the next; newest first when left out."',
    ),
    plant('graphql/webhooks.graphql', '    # ', '    orderBy: [DeliveryOrder!] @deprecated'),
    plant('graphql/events.graphql', '  # ', '  "Only events before this time."'),
    plant('graphql/events.graphql', '  # ', '  createdBefore: DateTime @deprecated'),
  ];
  const names = ['v1', 'graphql'];
  let project: string;
  beforeAll(async () => {
    ({ project } = planted('deprecated', since));
    writeFileSync(join(project, 'openapi/changelog.yaml'), 'releases: []\n');
    await within(project, () => releaseContracts('2026-06-02'));
    plantAll(project, gone);
  });
  const rulesOn = async (today: string) =>
    (await within(project, () => breaksSinceRelease(names, today))).map(({ file, rule }) => `${file} ${rule}`);

  it('may go 180 days later, with all that follows from it, and not before the day of its removal', async () => {
    expect(await rulesOn('2026-07-09')).toEqual([
      'graphql/events.graphql input-field-removed',
      'graphql/webhooks.graphql field-argument-removed',
      'openapi/platform/webhooks.yaml operation-removed',
      'openapi/platform/webhooks.yaml enum-values-removed',
      'openapi/platform/webhooks.yaml parameter-removed',
      'openapi/platform/webhooks.yaml property-removed',
    ]);
  });

  it('is in the changelog when it begins, and when it goes, with what clients have to change', async () => {
    const [began] = changelogIn(project).releases;
    expect(began!.changes.v1).toContain('`Webhook.description` is deprecated since 2026-01-10.');
    expect(began!.changes.v1).toContain('`PUT /v1/webhooks/{webhook_id}` is deprecated since 2026-01-10. It goes away on 2026-08-01.');
    const { open, written } = await within(project, () => releaseContracts('2026-11-28'));
    expect(open).toEqual([]);
    expect(written).toContain('openapi/changelog.yaml');
    const [went, before] = changelogIn(project).releases;
    expect([went!.date, before]).toEqual(['2026-11-28', began]);
    const removal = went!.migrations!.find(({ change }) => change === 'Property `description` of `Webhook` was removed.');
    expect(removal).toMatchObject({
      contracts: ['v1'],
      hurts: 'Clients that use the property.',
      reason: 'It was deprecated for at least 180 days.',
    });
    expect(removal!.touches).toBeGreaterThan(3);
    expect(removal!.examples).toHaveLength(3);
    expect(went!.changes.v1!.find((sentence) => sentence.startsWith(removal!.change))).toMatch(
      / It is about `.+`, `.+`, `.+` and \d+ more\.$/,
    );
  });
});

/** What the other version has otherwise besides. */
const differing: Plant = {
  what: 'differences of a version',
  file: 'openapi/versions/v2-preview.yaml',
  find: ['actions:\n'],
  to: `actions:
  - target: $.components.schemas['Resource', 'ResourceCreate', 'ResourceUpdate'].properties.name
    x-rename: caption
  - target: $.components.schemas.ResourceStatus.enum[?@ == 'pending']
    remove: true
  - target: $.components.schemas.Resource.properties.description['x-filter']
    remove: true
`,
};

describe('contract release', () => {
  let project: string;
  let result: Awaited<ReturnType<typeof releaseContracts>>;
  beforeAll(async () => {
    ({ project } = planted('harmless', [...harmlessPlants, differing]));
    const edited = { change: '`page` query parameter was removed.', migration: 'Follow `links.next`.' };
    const changelog = parse(readFileSync(join(root, 'openapi/changelog.yaml'), 'utf8'));
    changelog.guides = [{ from: 'v1', to: 'v2-preview', migrations: [edited, { change: 'It was another one.' }] }];
    writeFileSync(join(project, 'openapi/changelog.yaml'), stringify(changelog));
    result = await within(project, () => releaseContracts('2030-12-01'));
  });

  it('finds no break in what takes nothing from clients, and writes each contract and the changelog', async () => {
    expect(result.open).toEqual([]);
    const json = ['v1', 'identity', 'account', 'channel'].map((name) => `openapi/released/${name}.json`);
    const others = ['plans', 'operators'].map((name) => `openapi/released/${name}.json`);
    expect(result.written).toEqual([...json, 'graphql/released/schema.graphql', ...others, 'openapi/changelog.yaml']);
    expect(await within(project, () => releaseContracts('2030-12-02'))).toEqual({ open: [], written: [] });
  });

  it('tells the readers of each contract what is new', () => {
    const { date, changes, migrations } = changelogIn(project).releases[0]!;
    expect([date, migrations]).toEqual(['2030-12-01', undefined]);
    expect(changes.v1).toEqual(
      expect.arrayContaining([
        '`POST /v1/webhooks/{webhook_id}/recover` counts as 2 requests instead of 5.',
        '`POST /v1/resources` records `RESOURCE_UPDATED`.',
        '`Webhook` has `colour`.',
        '`EventType` has the values `USER_MERGED`.',
      ]),
    );
    expect(changes.channel).toContain('`subscriptions` is 256 instead of 128.');
    expect(changes.plans).toEqual([
      '`plans.free.limit` is 90 instead of 60.',
      '`plans.free.burst` is 150 instead of 100.',
      '`retention.free.events` is 60 instead of 30.',
      '`retention.least.audit` is 20 instead of 30.',
    ]);
    expect(changes.operators).toContain('`AccountSuspension` has `ticket`.');
    expect(changes.graphql).toContain('Field `node` was added to object type `Event`.');
    expect(changes.account).toEqual(expect.arrayContaining(['`ErrorCode` has the values `upstream_busy`.']));
  });

  it('leaves the older releases as they are', () => {
    expect(changelogIn(project).releases.slice(1)).toEqual(changelogIn(root).releases);
  });

  it('writes how to move from a version to a newer one, and keeps what people have edited there', async () => {
    const [guide] = changelogIn(project).guides!;
    expect([guide!.from, guide!.to]).toEqual(['v1', 'v2-preview']);
    const page = guide!.migrations.find(({ change }) => change === '`page` query parameter was removed.')!;
    expect(page).toMatchObject({ contracts: ['v2-preview'], hurts: 'Clients that use the parameter.', migration: 'Follow `links.next`.' });
    expect(page.touches).toBeGreaterThan(20);
    const changes = guide!.migrations.map(({ change }) => change);
    expect(changes).toContain('Media type `application/json` was removed.');
    // A name says that it is another one, and nothing that is made from it is said to be gone.
    expect(changes.filter((change) => change.includes('caption'))).toEqual([
      expect.stringMatching(/^Property `name` of .*`Resource`.* is `caption`\.$/),
    ]);
    expect(changes).toEqual(
      expect.arrayContaining(['The filters by `description` were removed.', "Enum of `status` lost values: 'pending'."]),
    );
    expect(changes).toContainEqual(expect.stringMatching(/^Filters by `status`: enum lost values: .*'pending'/));
    expect(changes.filter((change) => /renamed|description_|\[/.test(change))).toEqual([]);
  });
});

describe('a released document', () => {
  it('cannot be compared when it is no document', async () => {
    await expect(documentFindings('[]', '{}')).rejects.toThrow('comparing the documents failed');
  });
});

describe('contract check of changed files', () => {
  it('reads openapi and graphql, and not what was generated from them, and names each contract', async () => {
    const wanted = ['one more scope', 'a missing field'];
    const breaks = plantedBreaks.filter(({ what }) => wanted.includes(what));
    const { project, lines } = planted('project', breaks);
    const program = [join(root, 'src/app/main.ts'), 'contract', 'check'];
    const [code, said, complained] = await new Promise<[number | null, string, string]>((resolve) => {
      const child = execFile(process.execPath, program, { cwd: project }, (_error, out, err) => resolve([child.exitCode, out, err]));
    });
    for (const plant of breaks) expect(complained).toContain(`${plant.file}:${lines.get(plant)}  ${plant.rules[0]}\n`);
    expect(complained).toContain("  The operation requires new scopes: 'admin'.\n  Affects GET /v1/users of v1.\n");
    expect(complained).toContain('2 breaking changes to released contracts');
    expect(said).toContain('channel is compatible with its released contract.');
    expect(code).toBe(1);
  });

  it('compares a contract that was never released with nothing, and says so', async () => {
    const { project } = planted('unreleased', []);
    rmSync(join(project, releasedPath('operators')));
    writeFileSync(
      join(project, 'openapi/changelog.yaml'),
      stringify({ releases: [{ date: '2026-05-01', changes: { plans: ['It began.'] } }] }),
    );
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    expect(await within(project, () => run(['contract', 'check']))).toBe(0);
    const lines = said.mock.calls.flat().join('\n');
    said.mockRestore();
    expect(lines).toContain('operators has not been released yet, so there is nothing to compare it with.');
    expect(lines).toContain('plans is compatible with its released contract.');
  });
});
