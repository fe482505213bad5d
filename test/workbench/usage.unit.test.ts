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
    '/v1/teams': {
      get: {
        operationId: 'listTeams',
        parameters: [{ name: 'name', in: 'query' }, { name: 'status_in', in: 'query' }, { $ref: '#/components/parameters/Kept' }],
      },
      post: { operationId: 'createTeam' },
    },
  },
  components: {
    parameters: { Kept: { name: 'If-None-Match', in: 'header' } },
    schemas: {
      TeamCreate: { properties: { name: {} } },
      Team: {},
      TeamCreatedEvent: { properties: { data: { $ref: '#/components/schemas/Team' } } },
      UserCreatedEvent: {},
      WebhookBody: {
        discriminator: {
          mapping: { TEAM_CREATED: '#/components/schemas/TeamCreatedEvent', USER_CREATED: '#/components/schemas/UserCreatedEvent' },
        },
      },
    },
  },
};
const list = '#/paths/~1v1~1teams/get';
const sent = '#/paths/~1v1~1teams/post/requestBody/content/application~1json/schema/properties/name';
const teamName = '#/components/schemas/TeamCreate/properties/name';

const about = (rule: string, pointer: string, touches: string[], { way = pointer, message = '', contract = 'v1' } = {}): string[] =>
  partsInDocument(contract, document, { where: '', rule, message, pointer, way }, touches).map(
    ({ kind, name, endsWith, version }: PartsAbout) =>
      [kind, endsWith === undefined ? name : `${name}*${endsWith}`, version].filter((word) => word !== undefined).join(' '),
  );

describe('the counted parts that a break is about', () => {
  it.each([
    ['an operation', about('operation-removed', list, ['GET /v1/teams']), ['operation listTeams v1']],
    ['a path', about('path-removed', '#/paths/~1v1~1teams', ['/v1/teams']), ['operation listTeams v1', 'operation createTeam v1']],
    ['a parameter', about('parameter-removed', `${list}/parameters/0`, ['GET /v1/teams']), ['parameter listTeams.name v1']],
    ['a shared parameter', about('parameter-removed', `${list}/parameters/2`, ['GET /v1/teams']), ['parameter listTeams.If-None-Match v1']],
    [
      'a value of a parameter',
      about('enum-values-removed', `${list}/parameters/1/schema/enum`, ['GET /v1/teams'], { message: 'Gone: `a`, `b`.' }),
      ['value listTeams.status=a v1', 'value listTeams.status=b v1'],
    ],
    ['a property that is sent', about('property-removed', teamName, ['POST /v1/teams'], { way: sent }), ['property createTeam.*name v1']],
    [
      'a value that is sent',
      about('enum-values-removed', `${teamName}/enum`, ['POST /v1/teams'], { way: `${sent}/enum`, message: 'Gone: `a`.' }),
      ['value createTeam.*name=a v1'],
    ],
    ['what all have to send', about('required-properties-added', teamName, ['POST /v1/teams'], { way: sent }), ['operation createTeam v1']],
    [
      'a property that comes back',
      about('property-removed', teamName, ['GET /v1/teams'], { way: `${list}/responses/200` }),
      ['operation listTeams v1'],
    ],
    ['a contract without versions', about('operation-removed', list, ['GET /v1/teams'], { contract: 'account' }), ['operation listTeams']],
    ['an event', about('property-removed', '#/components/schemas/Team', ['POST webhook event']), ['event TEAM_CREATED']],
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
    file: 'openapi/platform/teams.yaml',
    line: 9,
    word: '#/a',
    contract: 'v1',
    touches: ['GET /v1/teams'],
    message: 'It was removed.',
  };
  const [removed, lowered] = breaksOf([
    { ...place, rule: 'parameter-removed', parts: [{ kind: 'parameter', name: 'listTeams.name', version: 'v1' }] },
    { ...place, line: 10, rule: 'limit-lowered' },
  ]);
  const use = (more: Partial<PartUse> = {}): PartUse => ({
    kind: 'parameter',
    name: 'listTeams.name',
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
      use({ name: 'listTeams.names' }),
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
