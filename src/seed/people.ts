import type { Selectable } from 'kysely';
import { idAt } from '../core/ids.ts';
import type { TeamMembersTable } from '../data/tables/team-members.ts';
import type { TeamsTable } from '../data/tables/teams.ts';
import type { UsersTable } from '../data/tables/users.ts';
import type { SeededRandom } from './seeded-random.ts';
import { cities, companyWords, jobs, people, teamNames } from './words.ts';

/** The time in which everything happened, in Unix milliseconds. */
export interface Window {
  from: number;
  until: number;
}

/** Somebody to give work to, and since when they are there. */
export interface Person {
  id: string;
  since: number;
}

/** The people of a seeded account: their rows, and who is in which team in the order they came. */
export interface SeededPeople {
  users: Selectable<UsersTable>[];
  teams: Selectable<TeamsTable>[];
  teamMembers: Selectable<TeamMembersTable>[];
  groups: Person[][];
}

/** An instant as the tables spell it. */
export const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

const unaccented: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss' };

const addressPart = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[øłđß]/g, (letter) => unaccented[letter]!)
    .replace(/[^a-z]/g, '');

/** Each address once: namesakes get a number. */
const addresses = (domain: string) => {
  const namesakes = new Map<string, number>();
  return (given: string, family: string): string => {
    const local = `${addressPart(given)}.${addressPart(family)}`;
    const count = (namesakes.get(local) ?? 0) + 1;
    namesakes.set(local, count);
    return `${local}${count > 1 ? count : ''}@${domain}`;
  };
};

const roleOf = (draw: number): Selectable<UsersTable>['role'] => {
  if (draw < 0.03) return 'admin';
  return draw < 0.75 ? 'editor' : 'viewer';
};

/** Few at first and more later, except that somebody is there from the beginning. */
const arrival = ({ from, until }: Window, index: number, count: number): number =>
  Math.floor(from + (until - from) * 0.9 * (Math.max(0, index - 3) / count) ** 2);

const user = (
  luck: SeededRandom,
  accountId: string,
  since: number,
  address: (given: string, family: string) => string,
): Selectable<UsersTable> => {
  const [givenNames, familyNames] = luck.pick(people);
  const given = luck.pick(givenNames);
  const family = luck.pick(luck.happens(0.92) ? familyNames : luck.pick(people)[1]);
  return {
    account_id: accountId,
    id: idAt('user', since, luck.bytes()),
    name: `${given} ${family}`,
    email: address(given, family),
    role: roleOf(luck.next()),
    may_sign_in: true,
    metadata: { job: luck.pick(jobs), city: luck.pick(cities) },
    created_at: iso(since),
    updated_at: iso(since),
    version: 1,
  };
};

const team = (luck: SeededRandom, accountId: string, since: number, index: number): Selectable<TeamsTable> => {
  const [name, description] = teamNames[index % teamNames.length]!;
  const round = Math.floor(index / teamNames.length);
  const place = round === 0 ? '' : ` ${cities[(round - 1) % cities.length]}`;
  const number = round > cities.length ? ` ${Math.ceil(round / cities.length)}` : '';
  const created_at = iso(since);
  return {
    account_id: accountId,
    id: idAt('team', since, luck.bytes()),
    name: `${name}${place}${number}`,
    description,
    created_at,
    updated_at: created_at,
    version: 1,
  };
};

/** Each person is in one team, and one in four in another as well. */
const groupsOf = (luck: SeededRandom, people: readonly Person[], count: number): Person[][] => {
  const groups: Person[][] = Array.from({ length: count }, () => []);
  for (const [index, person] of people.entries()) {
    const home = index % count;
    groups[home]!.push(person);
    const other = luck.between(0, count - 1);
    if (other !== home && luck.happens(0.25) && groups[other]!.length > 0) groups[other]!.push(person);
  }
  return groups;
};

/** People and teams for that many projects; `adminUserId` is somebody who is there already. */
export const seedPeople = (luck: SeededRandom, accountId: string, projects: number, window: Window, adminUserId?: string): SeededPeople => {
  const count = Math.max(6, Math.round(5 * Math.sqrt(projects)));
  const address = addresses(`${luck.some(companyWords, 2).join('-')}.example`);
  const users = Array.from({ length: count }, (_, index) => user(luck, accountId, arrival(window, index, count), address));
  const admin: Person[] = adminUserId ? [{ id: adminUserId, since: window.from }] : [];
  const people = [...admin, ...users.map(({ id, created_at }) => ({ id, since: Date.parse(created_at) }))];
  const groups = groupsOf(luck, people, Math.ceil(count / 9));
  const teams = groups.map((group, index) => team(luck, accountId, group[0]!.since, index));
  const teamMembers = groups.flatMap((group, index) =>
    group.map(({ id, since }) => ({ account_id: accountId, team_id: teams[index]!.id, user_id: id, added_at: iso(since) })),
  );
  return { users, teams, teamMembers, groups };
};
