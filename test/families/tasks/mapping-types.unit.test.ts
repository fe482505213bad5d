import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../contract/compile.ts';

/** The mapping of v2-preview, as a contributor could write it. */
const mapping = (groups: Partial<Record<'answers' | 'bodies' | 'filters' | 'sorts' | 'words', string | undefined>>) => `
  import { defineMapping } from '../../src/contract/version-mapping.ts';
  declare const resolution: 'done' | null;
  export const mapping = defineMapping('v2-preview')({ ${Object.entries({ ...good, ...groups })
    .filter(([, body]) => body !== undefined)
    .map(([group, body]) => `${group}: { ${body} }`)
    .join(', ')} });
`;

const good = {
  answers: "Task: (task) => ({ ...task, status: 'closed' as const, resolution })",
  bodies: "TaskUpdate: (body) => ({ ...body, status: 'todo' as const })",
  filters: `Task: {
    status: { field: 'status', values: { todo: ['todo'], in_progress: ['in_progress'], closed: ['done', 'cancelled'] } },
    resolution: { field: 'status', values: { done: ['done'], cancelled: ['cancelled'] } },
  }`,
  sorts: "Task: { status: 'created_at' }",
  words: "Task: { done: 'closed', cancelled: 'closed' }",
};

/** What the compiler has to say of mappings, by what they are like. */
const cases: Record<string, { source: string; complaint?: RegExp }> = {
  'a mapping of all that differs': { source: mapping({}) },
  'a list of versions that lacks one': {
    source: `import type { Mappings } from '../../src/contract/version-mapping.ts'; export const mappings: Mappings = {};`,
    complaint: /v2-preview/,
  },
  'a mapping without the records of answers': { source: mapping({ answers: undefined }), complaint: /answers/ },
  'a mapping without a record': { source: mapping({ bodies: '' }), complaint: /TaskUpdate/ },
  'a record without a property that the version has': {
    source: mapping({ answers: "Task: (task) => ({ ...task, status: 'closed' as const })" }),
    complaint: /resolution/,
  },
  'a record with a property that the version does not have': {
    source: mapping({ answers: "Task: (task) => ({ ...task, status: 'closed' as const, resolution, title: task.name })" }),
    complaint: /properties that the contract does not document.*title/s,
  },
  'a record with a value that the version does not have': {
    source: mapping({ answers: 'Task: (task) => ({ ...task, resolution })' }),
    complaint: /cancelled/,
  },
  'a body with a value that the latest version does not have': {
    source: mapping({ bodies: 'TaskUpdate: (body) => body' }),
    complaint: /closed/,
  },
  'a filter without one of its values': {
    source: mapping({ filters: good.filters.replace("closed: ['done', 'cancelled']", '') }),
    complaint: /closed/,
  },
  'a filter that finds a value that there is not': {
    source: mapping({ filters: good.filters.replace("['done', 'cancelled']", "['closed']") }),
    complaint: /closed/,
  },
  'a list that is not filtered by what it has': { source: mapping({ filters: 'Task: {}' }), complaint: /resolution|status/ },
  'a sort by a field that there is not': { source: mapping({ sorts: "Task: { status: 'resolution' }" }), complaint: /resolution/ },
  'a sort by an enum without its values': { source: mapping({ sorts: "Task: { status: 'status' }" }), complaint: /status/ },
  'a mapping without a word for a value that is gone': { source: mapping({ words: "Task: { done: 'closed' }" }), complaint: /cancelled/ },
  'a record that does not differ': {
    source: mapping({ answers: `${good.answers}, User: (user) => user` }),
    complaint: /nothing of this name differs|User/,
  },
};

describe('what the compiler says of the mapping of a version', () => {
  let said: Map<string, string>;
  beforeAll(() => {
    said = compile(new Map(Object.entries(cases).map(([name, { source }]) => [name, source])));
  });

  for (const [name, { complaint }] of Object.entries(cases)) {
    if (complaint) it(`refuses ${name}`, () => expect(said.get(name)).toMatch(complaint));
    else it(`accepts ${name}`, () => expect(said.get(name)).toBe(''));
  }
});
