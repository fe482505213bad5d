import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { core, nounsOfFamily, removableFamilies } from '../../src/workbench/family/nouns.ts';
import { usesInText } from '../../src/workbench/family/uses.ts';

/** Texts that name families that can be removed. An entry that is not needed fails. */
const remaining: Readonly<Record<string, readonly string[]>> = {
  // It shows the programs of examples/relay, which are about a board of tasks.
  'src/published/guides/graphql-clients.md': ['projects', 'tasks'],
};

/** What a platform has without families of its own: its contracts, and the guides that it publishes. */
const coreTexts = (): string[] =>
  globSync([
    `openapi/platform/{${core.join(',')}}.yaml`,
    'openapi/{account,identity,operators,messages,shared}/*.yaml',
    'openapi/{account,identity,operators,plans,authority}.yaml',
    `graphql/{schema,${core.join(',')}}.{graphql,map.yaml}`,
    `{openapi,graphql}/journeys/{${core.join(',')}}.{yaml,graphql}`,
    'src/published/guides/*.md',
    'docs/{configure,mock,operate}.md',
  ]).sort();

const nouns = removableFamilies().map(nounsOfFamily);

const usesOf = (file: string): string[] =>
  usesInText(file, readFileSync(file, 'utf8'), nouns).map(({ line, family, text }) => `${file}:${line} names ${family}: ${text}`);

describe('the texts of every platform', () => {
  it('name no family that can be removed', () => {
    expect(
      coreTexts()
        .filter((file) => !(file in remaining))
        .flatMap(usesOf),
    ).toEqual([]);
  });

  it('name the platform by its place, but for its own contact and terms', () => {
    const contracts = coreTexts().filter((file) => /^(openapi|graphql)/.test(file));
    const named = contracts.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /\bTessera\b/.test(line) && !/^ {2}(contact|license): |examples: |\b(uri|rp|resource_name): /.test(line))
        .map((line) => `${file}: ${line}`),
    );
    expect(named).toEqual([]);
  });

  it.each(Object.entries(remaining))('still name those families in %s that there are', (file, named) => {
    const found = nouns.filter((one) => usesInText(file, readFileSync(file, 'utf8'), [one]).length > 0);
    expect(found.map(({ family }) => family)).toEqual(removableFamilies().filter((family) => named.includes(family)));
  });

  it('are those of all contracts and guides', () => {
    expect(coreTexts()).toEqual(
      expect.arrayContaining(['openapi/platform/webhooks.yaml', 'openapi/messages/channel.yaml', 'graphql/events.graphql', 'docs/mock.md']),
    );
  });
});
