import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leftNameLines, leftNames } from '../../src/codegen/left-names.ts';
import type { Overlay } from '../../src/documents/overlay.ts';

const contract = JSON.parse(readFileSync(new URL('../../generated/platform/contract.json', import.meta.url), 'utf8'));

const left = (...actions: Overlay['actions']) =>
  leftNames(contract, { overlay: '1.0.0', info: { title: '', version: '' }, extends: '', actions });

const renamed = {
  target: "$.components.schemas['Project', 'ProjectCreate', 'ProjectUpdate'].properties.visibility",
  'x-rename': 'audience',
};
const withoutPublic = { target: "$.components.schemas.ProjectVisibility.enum[?@ == 'public']", remove: true };
const schema = '$.components.schemas.ProjectVisibility';

it('texts of a version that name a property which it has renamed are found, also in other families', () => {
  const found = left(renamed);
  expect(found.map(({ target }) => target)).toEqual([
    "$.paths['/v1/projects'].post",
    "$.paths['/v1/projects/{project_id}/clone'].post",
    "$.paths['/v1/teams'].post",
    "$.paths['/v1/teams/{team_id}/members'].post",
  ]);
  expect(new Set(found.flatMap(({ said }) => said))).toEqual(new Set(['visibility']));
});

it('a name that is a word as well counts only as code, and in texts about a schema that had it', () => {
  const type = "$.components.schemas['Resource', 'ResourceCreate', 'ResourceUpdate'].properties.type";
  expect(left({ target: type, 'x-rename': 'sort' })).toEqual([]);
  const events = left({
    target: "$.components.schemas['Webhook', 'WebhookCreate', 'WebhookUpdate'].properties.events",
    'x-rename': 'types',
  });
  const targets = events.map(({ target }) => target);
  expect(targets).toContain('$.components.schemas.WebhookConditions');
  expect(targets).not.toContain('$.components.schemas.OperationType');
});

it('a text that an action replaces is not among them', () => {
  const action = { target: "$.paths['/v1/teams'].post", update: { description: 'Creates a team.' } };
  expect(left(renamed, action).map(({ target }) => target)).not.toContain(action.target);
});

it('a value that is gone is found where it stands in backticks', () => {
  expect(left(withoutPublic)).toEqual([{ target: schema, said: ['`public`'] }]);
});

it('a name that other schemas have, and a value of other enums, are no hint', () => {
  expect(left({ target: '$.components.schemas.Team.properties.name', 'x-rename': 'title' })).toEqual([]);
  const elsewhere = { target: '$.components.schemas.ProjectStatus', update: { enum: ['public'] } };
  expect(left(withoutPublic, elsewhere)).toEqual([]);
});

it('is said with where to change it, and nothing where there is nothing', () => {
  expect(leftNameLines('v9', 'versions/v9.yaml', left(withoutPublic))).toEqual([
    'These texts of v9 mention what it does not have. Override them in openapi/versions/v9.yaml:',
    `  ${schema}  says \`public\``,
  ]);
  expect(leftNameLines('v9', 'versions/v9.yaml', [])).toEqual([]);
});
