import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { familyNouns, neutralFiles, type Use, usesIn } from './family-nouns.ts';

const audience = 'whoever sees an event is a question of its project';
const dashboard = 'the dashboard has pages for each family';

/** The files outside of the families that still name some, and why. An entry that is not needed fails. */
const remaining: Readonly<Record<string, { families: readonly string[]; why: string }>> = {
  'src/dashboard/data/collections.ts': {
    families: ['comments', 'files', 'integrations', 'projects', 'resources', 'tasks', 'teams'],
    why: dashboard,
  },
  'src/dashboard/data/places.ts': { families: ['integrations', 'teams'], why: dashboard },
  'src/dashboard/pages/collection.tsx': { families: ['integrations', 'teams'], why: dashboard },
  'src/dashboard/pages/console.tsx': { families: ['projects', 'tasks'], why: dashboard },
  'src/dashboard/pages/home.tsx': { families: ['projects'], why: dashboard },
  'src/dashboard/parts/add-member.tsx': { families: ['projects'], why: dashboard },
  'src/dashboard/parts/board.tsx': { families: ['tasks'], why: dashboard },
  'src/dashboard/parts/comments.tsx': { families: ['comments'], why: dashboard },
  'src/dashboard/parts/form.tsx': { families: ['projects', 'teams'], why: dashboard },
  'src/dashboard/parts/members.tsx': { families: ['teams'], why: dashboard },
  'src/dashboard/parts/upload.tsx': { families: ['files'], why: dashboard },
  'src/data/migrations/steps/0015-events.ts': { families: ['projects'], why: audience },
  'src/data/tables/events.ts': { families: ['projects'], why: audience },
  'src/operators/export-account.ts': { families: ['files'], why: 'the form of an export has the bytes of a file, by its id' },
  'src/rules/event-audience.ts': { families: ['projects'], why: audience },
  'src/rules/record-event.ts': { families: ['projects'], why: audience },
  'src/versions/v2-preview.ts': { families: ['tasks'], why: 'a version maps the records that it has otherwise' },
};

const nouns = familyNouns();

const usesOf = (file: string): Use[] => usesIn(file, readFileSync(file, 'utf8'), nouns);

const found = (source: string) => usesIn('one.tsx', source, nouns).map(({ family, line, text }) => `${line} ${family} ${text}`);

describe('the nouns of families', () => {
  it('stand in the families and the contracts, and nowhere else', () => {
    const surplus = neutralFiles()
      .flatMap(usesOf)
      .filter(({ file, family }) => !remaining[file]?.families.includes(family))
      .map(({ file, line, family, text }) => `${file}:${line} names ${family}: ${text}`);
    expect(surplus).toEqual([]);
  });

  it.each(Object.entries(remaining))('still stand in %s', (file, { families }) => {
    expect([...new Set(usesOf(file).map(({ family }) => family))].sort()).toEqual(families);
  });

  it('are those of every family but the ones that the machinery is made of', () => {
    const families = nouns.map(({ family }) => family);
    expect(families).toEqual(expect.arrayContaining(['integrations', 'projects', 'teams']));
    for (const own of ['events', 'operations', 'users', 'webhooks']) expect(families).not.toContain(own);
  });

  it.each([
    ['a word of a name', 'const integrationSecrets = 1;', '1 integrations integrationSecrets'],
    ['a word of a text', "\n\nconst text = 'All integrations.';", '3 integrations All integrations.'],
    ['a word of a template', 'const text = `\x24{1} team \x24{2}`;', '1 teams  team '],
    ['a word of JSX', 'const page = <b>Your teams</b>;', '1 teams Your teams'],
    ['a schema', 'type One = Schemas["FileRecord"];', '1 files FileRecord'],
    ['an operation', "call('createTask');", '1 tasks createTask'],
    ['a field of GraphQL', 'const { archiveProject } = fields;', '1 projects archiveProject'],
    ['a type of event', "const types = ['RESOURCE_CREATED'];", '1 resources RESOURCE_CREATED'],
    ['a property', 'const { project_id } = task;', '1 projects project_id'],
    ['a variable with an id', 'const taskId = 1;', '1 tasks taskId'],
    ['the prefix of an id', "const id = 'cmt_01jq3x5gkz0v7t9n2m4p6r8s1w';", '1 comments cmt_01jq3x5gkz0v7t9n2m4p6r8s1w'],
    ['a scope', "const scopes = 'read read:files';", '1 files read read:files'],
    ['a path', 'const url = `\x24{root}/v1/resources`;', '1 resources /v1/resources'],
    ['a table of a call', "db.selectFrom('tasks');", '1 tasks tasks'],
    ['a table of SQL', 'const text = `insert into tasks`;', '1 tasks insert into tasks'],
    ['another table of the family', 'const text = `select from former_projects`;', '1 projects select from former_projects'],
  ])('are found as %s', (_, source, use) => {
    expect(found(source)).toEqual([use]);
  });

  it.each([
    ['a comment', '// Such as the integrations of `GET /v1/projects`.'],
    ['a word that contains one', "const text = 'steam'; const disintegrationRate = 1;"],
    ['a file on a disk', "const file = files.map((project) => join(project, 'files'));"],
    ['a task in the background', "const tasks = createBackgroundTasks({ task: 'task' });"],
    ['a resource of another kind', "const { resource_id, resources } = event; server.handle('resources/list');"],
  ])('are not found in %s', (_, source) => {
    expect(found(source)).toEqual([]);
  });
});
