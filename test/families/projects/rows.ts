import type { Queries } from '../../../src/data/connection/database.ts';
import { day, each, type Ids, sometimes, stamps, words } from '../../contract/world/rows.ts';
import { id, instant, pick, stampedAt, subject, text, user } from '../../data/query/plans/columns.ts';
import type { FamilyPart } from '../../support/family-parts.ts';

/** The rows of an account whose lists have records that differ in everything. */
export const storeWorld = async (db: Queries, account_id: string, { usr, prj }: Ids): Promise<void> => {
  const projects = each((at) => ({
    account_id,
    id: prj[at]!,
    name: words[at]!,
    description: sometimes(at),
    visibility: (['team', 'private', 'team', 'public'] as const)[at]!,
    status: (['active', 'archived', 'archived', 'active'] as const)[at]!,
    archived_at: [null, day(21), day(20), null][at]!,
    tags: [['design'], ['q3', 'design'], [], ['north']][at]!,
    owner_id: usr[at % 3]!,
    ...stamps(at),
  }));
  await db.insertInto('projects').values(projects).execute();
  const added = (at: number) => ({ account_id, user_id: usr[at]!, added_at: day([3, 1, 4, 2][at]!) });
  const roles = ['viewer', 'owner', 'editor', 'viewer'] as const;
  await db
    .insertInto('project_members')
    .values([
      ...each((at) => ({ ...added(at), project_id: prj[0]!, role: roles[at]! })),
      ...prj.slice(1).map((project_id) => ({ ...added(0), project_id, role: 'owner' as const })),
    ])
    .execute();
};

/** The columns of many records. */
export const crowd: FamilyPart['crowd'] = {
  projects: {
    id: id('prj', 'i'),
    name: text('Project'),
    description: text('About'),
    visibility: pick(['public', 'private', 'team', 'private', 'private']),
    status: `case when i % 4 = 0 then 'archived' else 'active' end`,
    tags: `array['tag' || (i % 30)]`,
    owner_id: user,
    archived_at: `case when i % 4 = 0 then ${instant('i')} end`,
    ...stampedAt,
  },
  project_members: {
    project_id: id('prj', 'i / 20'),
    user_id: id('usr', 'i % 20 + i / 20'),
    role: pick(['owner', 'editor', 'viewer']),
    added_at: instant('i * 7 % 400'),
  },
  former_projects: {
    id: id('prj', '(i + 1000000)'),
    visibility: pick(['public', 'private', 'team']),
    member_ids: `array[${user}]`,
  },
  events: {
    type: pick(['RESOURCE_CREATED', 'RESOURCE_UPDATED', 'PROJECT_CREATED', 'PROJECT_UPDATED']),
    resource_id: `case when i % 2 = 0 then ${subject('res', 'i / 2', 50000)} else ${subject('prj', 'i / 2', 2000)} end`,
    place_id: `case when i % 2 = 1 then ${subject('prj', 'i / 2', 2000)} end`,
  },
};
