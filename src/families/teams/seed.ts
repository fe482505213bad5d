import { cities, type FamilySeed, idAt, iso, type Rows, type SeededRandom, type Surroundings, type Tables } from '@tessera/platform';
import type { Insertable } from 'kysely';
import { teamScene } from './scene.ts';

const names: readonly (readonly [name: string, description: string])[] = [
  ['Platform', 'Keeps the services running and the others fast.'],
  ['Design', 'How everything looks, reads and feels.'],
  ['Growth', 'Finds out who stays and why.'],
  ['Operations', 'Orders, stock, buildings, and whatever breaks.'],
  ['Finance', 'Invoices, budgets and the month-end close.'],
  ['People', 'Hiring, onboarding and everything about working here.'],
  ['Customer care', 'Answers, and passes on what people keep asking.'],
  ['Research', 'Questions that take longer than a sprint.'],
  ['Legal', 'Contracts, privacy and licences.'],
  ['Data', 'Pipelines, reports and the numbers behind them.'],
  ['Logistics', 'Gets things from where they are to where they should be.'],
  ['Editorial', 'Articles, guides and release notes.'],
];

const team = (random: SeededRandom, accountId: string, since: number, index: number): Insertable<Tables['teams']> & { id: string } => {
  const [name, description] = names[index % names.length]!;
  const round = Math.floor(index / names.length);
  const place = round === 0 ? '' : ` ${cities[(round - 1) % cities.length]}`;
  const number = round > cities.length ? ` ${Math.ceil(round / cities.length)}` : '';
  const created_at = iso(since);
  return {
    account_id: accountId,
    id: idAt('team', since, random.bytes()),
    name: `${name}${place}${number}`,
    description,
    created_at,
    updated_at: created_at,
    version: 1,
  };
};

/** A team for each group of people. */
const ofPeople = (random: SeededRandom, { accountId, groups }: Surroundings): Rows => {
  const teams = groups.map((group, index) => team(random, accountId, group[0]!.since, index));
  const team_members = groups.flatMap((group, index) =>
    group.map(({ id, since }) => ({ account_id: accountId, team_id: teams[index]!.id, user_id: id, added_at: iso(since) })),
  );
  return { teams, team_members };
};

export const teamSeed: FamilySeed = {
  kind: teamScene,
  examples: ({ example }) => [{ ...example('getTeam'), members: example('listTeamMembers') }],
  ofPeople,
};
