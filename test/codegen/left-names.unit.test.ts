import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leftNameLines, leftNames } from '../../src/codegen/left-names.ts';
import type { Overlay } from '../../src/documents/overlay.ts';

const contract = JSON.parse(readFileSync(new URL('../../generated/platform/contract.json', import.meta.url), 'utf8'));

const left = (...actions: Overlay['actions']) =>
  leftNames(contract, { overlay: '1.0.0', info: { title: '', version: '' }, extends: '', actions });

const renamed = { target: '$.components.schemas.Event.properties.changes', 'x-rename': 'differences' };
const schema = '$.components.schemas.ActorType';
const withoutKeys = { target: `${schema}.enum[?@ == 'api_key']`, remove: true };

it('texts of a version that name a property which it has renamed are found, also in other families', () => {
  const found = left(renamed);
  expect(found.map(({ target }) => target)).toEqual(["$.paths['/v1/events'].get", '$.components.schemas.WebhookConditions']);
  expect(new Set(found.flatMap(({ said }) => said))).toEqual(new Set(['changes']));
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
  const action = { target: '$.components.schemas.WebhookConditions', update: { description: 'Which events it receives.' } };
  expect(left(renamed, action).map(({ target }) => target)).not.toContain(action.target);
});

it('a value that is gone is found where it stands in backticks', () => {
  expect(left(withoutKeys)).toEqual([{ target: schema, said: ['`api_key`'] }]);
});

it('a name that other schemas have, and a value of other enums, are no hint', () => {
  expect(left({ target: '$.components.schemas.Resource.properties.name', 'x-rename': 'title' })).toEqual([]);
  const elsewhere = { target: '$.components.schemas.ResourceStatus', update: { enum: ['api_key'] } };
  expect(left(withoutKeys, elsewhere)).toEqual([]);
});

it('is said with where to change it, and nothing where there is nothing', () => {
  expect(leftNameLines('v9', 'versions/v9.yaml', left(withoutKeys))).toEqual([
    'These texts of v9 mention what it does not have. Override them in openapi/versions/v9.yaml:',
    `  ${schema}  says \`api_key\``,
  ]);
  expect(leftNameLines('v9', 'versions/v9.yaml', [])).toEqual([]);
});
