import { expect, it } from 'vitest';
import { openapiDocument } from '../../../src/contract/openapi-document.ts';
import { expandsIn, filesFor } from '../../codegen/files-of-version.ts';

it('a version maps the expansions of files whose names differ, in each record that they go through', async () => {
  const files = await filesFor(
    { target: '$.components.schemas.Project.properties.owner', 'x-rename': 'lead' },
    { target: '$.components.schemas.Task.properties.project', 'x-rename': 'plan' },
  );
  expect(expandsIn(files)).toMatchObject({ FileRecord: { 'project.lead': 'project.owner', 'task.plan': 'task.project' } });
});

it('events of files have the tasks of the latest version in a version that has these otherwise', () => {
  const { schemas } = openapiDocument('v2-preview').components;
  const referred = (name: string, property: string) => JSON.stringify(schemas[name]!.properties![property]);
  expect(referred('FileRecordEventBase', 'data')).toContain('"#/components/schemas/FileRecordInEvents"');
  expect(referred('FileRecordInEvents', 'task')).toContain('"#/components/schemas/TaskInEvents"');
});
