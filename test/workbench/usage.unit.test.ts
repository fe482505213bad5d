import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breaksOf } from '../../src/workbench/breaks.ts';
import type { PartUse, Usage } from '../../src/workbench/part-use.ts';
import { reports } from '../../src/workbench/report.ts';
import { usageOfFile, withUsage } from '../../src/workbench/usage.ts';
import { type PartsAbout, partsInDocument, partsInSdl } from '../../src/workbench/used-by.ts';

const document = {
  paths: {
    '/v1/resources': {
      get: {
        operationId: 'listResources',
        parameters: [{ name: 'name', in: 'query' }, { name: 'status_in', in: 'query' }, { $ref: '#/components/parameters/Kept' }],
      },
      post: { operationId: 'createResource' },
    },
  },
  components: {
    parameters: { Kept: { name: 'If-None-Match', in: 'header' } },
    schemas: {
      ResourceCreate: { properties: { name: {} } },
      Resource: {},
      ResourceCreatedEvent: { properties: { data: { $ref: '#/components/schemas/Resource' } } },
      UserCreatedEvent: {},
      WebhookBody: {
        discriminator: {
          mapping: { RESOURCE_CREATED: '#/components/schemas/ResourceCreatedEvent', USER_CREATED: '#/components/schemas/UserCreatedEvent' },
        },
      },
    },
  },
};
const list = '#/paths/~1v1~1resources/get';
const sent = '#/paths/~1v1~1resources/post/requestBody/content/application~1json/schema/properties/name';
const resourceName = '#/components/schemas/ResourceCreate/properties/name';

const about = (rule: string, pointer: string, touches: string[], { way = pointer, message = '', contract = 'v1' } = {}): string[] =>
  partsInDocument(contract, document, { where: '', rule, message, pointer, way }, touches).map(
    ({ kind, name, endsWith, version }: PartsAbout) =>
      [kind, endsWith === undefined ? name : `${name}*${endsWith}`, version].filter((word) => word !== undefined).join(' '),
  );

describe('the counted parts that a break is about', () => {
  it.each([
    ['an operation', about('operation-removed', list, ['GET /v1/resources']), ['operation listResources v1']],
    [
      'a path',
      about('path-removed', '#/paths/~1v1~1resources', ['/v1/resources']),
      ['operation listResources v1', 'operation createResource v1'],
    ],
    ['a parameter', about('parameter-removed', `${list}/parameters/0`, ['GET /v1/resources']), ['parameter listResources.name v1']],
    [
      'a shared parameter',
      about('parameter-removed', `${list}/parameters/2`, ['GET /v1/resources']),
      ['parameter listResources.If-None-Match v1'],
    ],
    [
      'a value of a parameter',
      about('enum-values-removed', `${list}/parameters/1/schema/enum`, ['GET /v1/resources'], { message: 'Gone: `a`, `b`.' }),
      ['value listResources.status=a v1', 'value listResources.status=b v1'],
    ],
    [
      'a property that is sent',
      about('property-removed', resourceName, ['POST /v1/resources'], { way: sent }),
      ['property createResource.*name v1'],
    ],
    [
      'a value that is sent',
      about('enum-values-removed', `${resourceName}/enum`, ['POST /v1/resources'], { way: `${sent}/enum`, message: 'Gone: `a`.' }),
      ['value createResource.*name=a v1'],
    ],
    [
      'what all have to send',
      about('required-properties-added', resourceName, ['POST /v1/resources'], { way: sent }),
      ['operation createResource v1'],
    ],
    [
      'a property that comes back',
      about('property-removed', resourceName, ['GET /v1/resources'], { way: `${list}/responses/200` }),
      ['operation listResources v1'],
    ],
    [
      'a contract without versions',
      about('operation-removed', list, ['GET /v1/resources'], { contract: 'account' }),
      ['operation listResources'],
    ],
    ['an event', about('property-removed', '#/components/schemas/Resource', ['POST webhook event']), ['event RESOURCE_CREATED']],
    ['a frame', about('property-removed', '', ['frame called'], { contract: 'channel' }), ['frame call']],
    [
      'every frame',
      about('limit-lowered', '', ['channel'], { contract: 'channel' }),
      ['authenticate', 'subscribe', 'unsubscribe', 'call'].map((name) => `frame ${name}`),
    ],
  ])('are those of %s', (_what, found, expected) => expect(found).toEqual(expected));

  it('are coordinates of the SDL, and what a new demand is added to', () => {
    const named = (rule: string, pointer: string) =>
      partsInSdl({ where: '', message: '', rule, pointer }).map(({ kind, name }) => `${kind} ${name}`);
    expect(named('field-removed', 'Query.user')).toContain('graphql Query.user');
    expect(named('field-argument-added', 'Query.user.role')).toContain('graphql Query.user');
    expect(named('cost-raised', 'Query.user@cost')).toContain('graphql Query.user');
    expect(named('enum-value-removed', 'WebhookEvent.USER_CREATED')).toContain('event USER_CREATED');
  });
});

describe('usage', () => {
  const place = {
    file: 'openapi/platform/resources.yaml',
    line: 9,
    word: '#/a',
    contract: 'v1',
    touches: ['GET /v1/resources'],
    message: 'It was removed.',
  };
  const [removed, lowered] = breaksOf([
    { ...place, rule: 'parameter-removed', parts: [{ kind: 'parameter', name: 'listResources.name', version: 'v1' }] },
    { ...place, line: 10, rule: 'limit-lowered' },
  ]);
  const use = (more: Partial<PartUse> = {}): PartUse => ({
    kind: 'parameter',
    name: 'listResources.name',
    api_version: 'v1',
    account_id: 'acc_1',
    client_type: 'api_key',
    client_id: 'key_1',
    requests: 12,
    last_used: '2026-05-10',
    ...more,
  });
  const told = (parts: PartUse[], more: Partial<Usage> = {}) =>
    reports.text(
      withUsage([removed!, lowered!], { counted_since: '2026-01-01', incomplete: [], parts, ...more }, { days: 30, since: '2026-05-01' }),
    );
  const usedBy = (...given: Parameters<typeof told>) => told(...given).match(/Used by: .*/)![0];

  it('says whom a break would hurt, the busiest first', () => {
    const clients = [
      use(),
      use({ client_id: 'app_2', client_type: 'application', account_id: undefined, requests: 40, last_used: '2026-05-03' }),
    ];
    expect(usedBy(clients)).toBe(
      'Used by: 2 in the last 30 days: application app_2 (40 times, last on 2026-05-03), api_key key_1 of acc_1 (12 times, last on 2026-05-10).',
    );
  });

  it('says that nobody used it: not in that time, not in that version, not that part', () => {
    const others = [
      use({ last_used: '2026-04-30' }),
      use({ api_version: 'v2-preview' }),
      use({ name: 'listResources.names' }),
      use({ kind: 'value' }),
    ];
    expect(usedBy(others)).toBe('Used by: nobody in the last 30 days.');
    expect(told([])).toContain('Used by: unknown, because it is not counted.');
  });

  it.each([
    ['is counted for a shorter time', { counted_since: '2026-05-09' }, 'Counted only since 2026-05-09.'],
    ['is not counted', { counted_since: null }, 'Nothing has been counted yet.'],
    ['is incomplete', { incomplete: ['2026-04-01', '2026-05-02'] }, 'Counts of 2026-05-02 are incomplete.'],
    ['may be incomplete', { incomplete: null }, 'Unknown whether counts are missing: the key needs the scope `read`.'],
  ])('says that it %s', (_how, more, sentence) => expect(usedBy([], more)).toContain(`nobody in the last 30 days. ${sentence}`));

  it('is in the reports for programs, and changes no acceptance', () => {
    const [one] = withUsage([removed!], { counted_since: null, incomplete: [], parts: [] }, { days: 30, since: '2026-05-01' });
    expect(JSON.parse(reports.json([one!])).breaks[0].usage).toMatchObject({ days: 30, clients: [] });
    expect(JSON.parse(reports.sarif([one!])).runs[0].results[0].message.text).toContain('Used by: nobody');
    expect({ ...one, usage: undefined }).toEqual({ ...removed, usage: undefined });
    expect(reports.text([removed!])).not.toContain('Used by');
  });

  it('comes out of a file of the command, and out of no other one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tessera-usage-'));
    const file = join(folder, 'usage.json');
    expect(() => usageOfFile(file)).toThrow('does not exist');
    writeFileSync(file, '{}');
    expect(() => usageOfFile(file)).toThrow('contains no usage');
    const usage = { counted_since: '2026-01-01', incomplete: [], parts: [use()] };
    writeFileSync(file, JSON.stringify(usage));
    expect(usageOfFile(file)).toEqual(usage);
    rmSync(folder, { recursive: true });
  });
});
