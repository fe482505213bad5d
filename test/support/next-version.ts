import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Migration } from '../../src/data/migrations/migration.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a next version may do to the schema: a column that this version does not write is added, filled, indexed and then required. */
export const nextSteps: Readonly<Record<string, Migration>> = {
  '0901-resource-titles': {
    up: [
      'alter table resources add column title text',
      'create function keep_title() returns trigger language plpgsql as $$ begin new.title := new.name; return new; end $$',
      'create trigger resources_title before insert or update on resources for each row execute function keep_title()',
    ],
    down: ['drop trigger resources_title on resources', 'drop function keep_title', 'alter table resources drop column title'],
  },
  '0902-earlier-titles': {
    backfill: `
update resources set title = resources.name
from (select account_id, id from resources where title is null limit 100 for update) as before
where resources.account_id = before.account_id and resources.id = before.id`,
  },
  '0903-resources-by-title': { indexes: { resources_by_title: { on: 'on resources (account_id, title, id)' } } },
  '0904-required-titles': {
    up: ['alter table resources add constraint resources_titled check (title is not null) not valid'],
    down: ['alter table resources drop constraint resources_titled'],
  },
  '0905-validated-titles': { up: ['alter table resources validate constraint resources_titled'], down: [] },
  '0906-former-resources-by-name': {
    formerIndexes: {
      resources_by_name: { on: 'on resources (account_id, name collate "C", id) where (name collate "C") is not null' },
    },
  },
};

const stepsWithNext = `
import { migrations as listed } from '#generated/migrations';

export const migrations = { ...listed, ...${JSON.stringify(nextSteps)} };
`;

/** A copy of this version in a temporary folder, with these steps of the schema. Returns the program to start, and a function that removes the folder. */
export const nextVersion = (): { program: string; remove: () => void } => {
  const place = mkdtempSync(join(tmpdir(), 'tessera-next-'));
  const tree = join(place, 'tree');
  mkdirSync(tree);
  cpSync(join(root, 'src'), join(tree, 'src'), { recursive: true });
  writeFileSync(join(tree, 'src/data/migrations/steps/index.ts'), stepsWithNext);
  for (const shared of ['generated', 'graphql', 'openapi', 'package.json', 'node_modules', 'dist', 'bin'])
    symlinkSync(join(root, shared), join(tree, shared));
  return { program: join(tree, 'src/app/main.ts'), remove: () => rmSync(place, { recursive: true, force: true }) };
};
