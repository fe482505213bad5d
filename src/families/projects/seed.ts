import {
  days,
  type FamilySeed,
  idAt,
  iso,
  nameOf,
  type Person,
  type Rows,
  type SeededRandom,
  type Surroundings,
  type Tables,
  type Undertaking,
} from '@tessera/platform';
import type { Selectable } from 'kysely';
import { projectScene } from './scene.ts';

type ProjectRow = Selectable<Tables['projects']>;

/** Most members are from one team; the first is the owner. */
const memberIds = (random: SeededRandom, { groups, adminUserId }: Surroundings, created: number): string[] => {
  const presentIn = (group: readonly Person[]) => group.filter(({ since }) => since <= created).map(({ id }) => id);
  const home = presentIn(random.pick(groups.filter(([first]) => first!.since <= created)));
  const ids = new Set(random.some(home, random.between(1, 6)));
  for (const guest of random.some(presentIn(random.pick(groups)), random.between(0, 2))) ids.add(guest);
  return adminUserId && random.happens(0.1) ? [...new Set([adminUserId, ...ids])] : [...ids];
};

const projectRow = (
  random: SeededRandom,
  { theme, began: created }: Undertaking,
  { accountId, window }: Surroundings,
  owner: string,
): ProjectRow => {
  const age = (window.until - created) / (window.until - window.from);
  const archived = random.happens(0.3 * age) ? Math.floor(created + (window.until - created) * (0.4 + 0.6 * random.next())) : undefined;
  return {
    account_id: accountId,
    id: idAt('project', created, random.bytes()),
    name: nameOf(random, theme),
    description: random.happens(0.8) ? random.pick(theme.about) : null,
    visibility: random.weighted([
      ['team', 0.45],
      ['public', 0.3],
      ['private', 0.25],
    ] as const),
    status: archived ? 'archived' : 'active',
    settings: {
      enableNotifications: random.happens(0.8),
      defaultView: random.weighted([
        ['kanban', 0.5],
        ['list', 0.3],
        ['calendar', 0.12],
        ['timeline', 0.08],
      ] as const),
    },
    tags: random.some(theme.tags, random.between(0, 3)),
    owner_id: owner,
    archived_at: archived ? iso(archived) : null,
    created_at: iso(created),
    updated_at: iso(archived ?? random.between(created, Math.min(created + days(60), window.until))),
    version: archived ? 2 : 1,
  };
};

/** A realistic project with its members; sometimes it is archived. */
const ofUndertaking = (random: SeededRandom, undertaking: Undertaking, surroundings: Surroundings): Rows => {
  const ids = memberIds(random, surroundings, undertaking.began);
  const project = projectRow(random, undertaking, surroundings, ids[0]!);
  const project_members = ids.map((user_id, index) => ({
    account_id: project.account_id,
    project_id: project.id,
    user_id,
    role:
      index === 0
        ? ('owner' as const)
        : random.weighted([
            ['editor', 0.7],
            ['viewer', 0.3],
          ] as const),
    added_at: project.created_at,
  }));
  return { projects: [project], project_members };
};

export const projectSeed: FamilySeed = {
  kind: projectScene,
  countsSize: true,

  // The administrator also owns it, so that its owner can leave it.
  examples: ({ example, adminId }) => {
    const project = example('getProject');
    const owners = [project.owner_id, adminId].map((user_id) => ({ user_id, role: 'owner' }));
    return [{ ...project, members: owners }];
  },
  ofUndertaking,
};
