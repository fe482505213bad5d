import type { Selectable } from 'kysely';
import { idAt } from '../core/ids.ts';
import type { UsersTable } from '../data/tables/users.ts';
import { iso, type Person, type Window } from './invention.ts';
import type { SeededRandom } from './seeded-random.ts';
import { cities, companyWords, jobs, people } from './words.ts';

/** The users of a seeded account: their rows, and the groups that work together, in order of joining. */
export interface SeededPeople {
  users: Selectable<UsersTable>[];
  groups: Person[][];
}

const unaccented: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss' };

const addressPart = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[øłđß]/g, (letter) => unaccented[letter]!)
    .replace(/[^a-z]/g, '');

/** Makes unique e-mail addresses by numbering users with the same name. */
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

/** When a user joined: few early and more later; the first ones exist from the beginning. */
const arrival = ({ from, until }: Window, index: number, count: number): number =>
  Math.floor(from + (until - from) * 0.9 * (Math.max(0, index - 3) / count) ** 2);

const user = (
  random: SeededRandom,
  accountId: string,
  since: number,
  address: (given: string, family: string) => string,
): Selectable<UsersTable> => {
  const [givenNames, familyNames] = random.pick(people);
  const given = random.pick(givenNames);
  const family = random.pick(random.happens(0.92) ? familyNames : random.pick(people)[1]);
  return {
    account_id: accountId,
    id: idAt('user', since, random.bytes()),
    name: `${given} ${family}`,
    email: address(given, family),
    role: roleOf(random.next()),
    may_sign_in: true,
    metadata: { job: random.pick(jobs), city: random.pick(cities) },
    created_at: iso(since),
    updated_at: iso(since),
    version: 1,
  };
};

/** Each user is in one group, and one in four in a second one. */
const groupsOf = (random: SeededRandom, people: readonly Person[], count: number): Person[][] => {
  const groups: Person[][] = Array.from({ length: count }, () => []);
  for (const [index, person] of people.entries()) {
    const home = index % count;
    groups[home]!.push(person);
    const other = random.between(0, count - 1);
    if (other !== home && random.happens(0.25) && groups[other]!.length > 0) groups[other]!.push(person);
  }
  return groups;
};

/** Users for that many undertakings; `adminUserId` is an existing user. */
export const seedPeople = (
  random: SeededRandom,
  accountId: string,
  undertakings: number,
  window: Window,
  adminUserId?: string,
): SeededPeople => {
  const count = Math.max(6, Math.round(5 * Math.sqrt(undertakings)));
  const address = addresses(`${random.some(companyWords, 2).join('-')}.example`);
  const users = Array.from({ length: count }, (_, index) => user(random, accountId, arrival(window, index, count), address));
  const admin: Person[] = adminUserId ? [{ id: adminUserId, since: window.from }] : [];
  const people = [...admin, ...users.map(({ id, created_at }) => ({ id, since: Date.parse(created_at) }))];
  const groups = groupsOf(random, people, Math.ceil(count / 9));
  return { users, groups };
};
