import type { Answered, Caller } from '@tessera/platform/testing';
import type { SeededRandom } from '../../src/seed/seeded-random.ts';
import { familyParts, type Sample } from '../support/family-parts.ts';
import { bodyOf } from '../support/requests.ts';

interface World {
  random: SeededRandom;
  /** Somebody who acts. */
  someone: () => Caller;
  admin: Caller;
  /** The people whose users stay. */
  people: readonly Caller[];
}

/** One act, which somebody makes on some record. */
export type RandomAct = () => Promise<Answered>;

/** What acts are made of. */
export interface Acting extends Pick<SeededRandom, 'pick' | 'happens'> {
  /** A new name. */
  name: () => string;
  /** The id of one of the latest records of a family; one that nobody has while there is none. */
  one: (family: string) => string;
  anyUser: () => string;
  byAnyone: (method: string, path: string, body?: unknown) => Promise<Answered>;
  byAdmin: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answered>;
  /** Keeps the id of what an answer has created. */
  create: (family: string, answer: Promise<Answered>) => Promise<Answered>;
  remove: (family: string) => Promise<Answered>;
  /** Keeps the path of a membership, if it begins. */
  join: (path: string, body: { user_id: string; role?: string }) => Promise<Answered>;
  /** The path of one of the latest memberships in records of a family. */
  membership: (family: string) => string;
  leave: (family: string) => Promise<Answered>;
  /** An act that ends a record, and one that undoes the latest of these: of one that is ended now where there is none. */
  ending: (family: string, action: string, back: string) => [end: RandomAct, undo: RandomAct];
}

/** What is done to the records of a family: besides what is done to its sample, or otherwise. */
export interface FamilyActs {
  acts: Readonly<Record<string, RandomAct>>;
  /** How often an act is tried beside the others, where that is not once. */
  weights?: Readonly<Record<string, number>>;
  /** The acts that a history begins with, by their number. */
  beginning?: Readonly<Record<string, number>>;
}

/** What an act answered. */
export interface Act {
  name: string;
  status: number;
  line: string;
}

/** Random acts on the records of an account. Some are refused, as those of people are. */
export const randomActs = ({ random, someone, admin, people }: World) => {
  const { pick, happens } = random;
  /** The ids of records, by their family. */
  const ids = new Map<string, string[]>();
  /** The paths of memberships. */
  let members: string[] = [];
  let count = 0;
  const name = (): string => {
    count += 1;
    return `Name ${count}`;
  };
  const idsOf = (family: string): string[] => ids.get(family) ?? [];
  /** A record, one of the latest; one that nobody has while there is none. */
  const one = (family: string): string => pick(idsOf(family).slice(-5)) ?? 'none';
  const anyUser = (): string => (happens(0.7) ? pick(people).userId : one('users'));

  const send = async (by: Caller, method: string, path: string, body?: unknown): Promise<Answered> => by.call(method, path, body);
  const byAnyone = (method: string, path: string, body?: unknown) => send(happens(0.5) ? admin : someone(), method, path, body);
  const byAdmin: Acting['byAdmin'] = (...request) => admin.call(...request);

  const create = async (family: string, answer: Promise<Answered>): Promise<Answered> => {
    const { status, body, ...rest } = await answer;
    if (status === 201) ids.set(family, [...idsOf(family), body.data.id]);
    return { status, body, ...rest };
  };
  const remove = async (family: string): Promise<Answered> => {
    const id = one(family);
    const answer = await byAdmin('DELETE', `/v1/${family}/${id}`);
    if (answer.status === 204 || answer.status === 404)
      ids.set(
        family,
        idsOf(family).filter((other) => other !== id),
      );
    return answer;
  };
  const join = async (path: string, body: { user_id: string; role?: string }): Promise<Answered> => {
    const answer = await byAdmin('POST', path, body);
    if (answer.status === 201) members.push(`${path}/${body.user_id}`);
    return answer;
  };
  /** A membership in records of a family, one of the latest. */
  const membership = (family: string): string =>
    pick(members.filter((path) => path.startsWith(`/v1/${family}`)).slice(-5)) ?? `/v1/${family}/none/members/none`;
  const leave = async (family: string): Promise<Answered> => {
    const path = membership(family);
    members = members.filter((other) => other !== path);
    return byAdmin('DELETE', path);
  };
  /** What is done to records of a family that can be removed. */
  const actsOn = ({ type, path, change, ...made }: Sample): [string, RandomAct][] => {
    const family = path.split('/').at(-1)!;
    const [field = ''] = Object.keys(change);
    return [
      [`create${type}`, async () => create(family, byAdmin('POST', path, await bodyOf(admin, made)))],
      [`update${type}`, () => byAdmin('PATCH', `${path}/${one(family)}`, { [field]: name() })],
      [`delete${type}`, () => remove(family)],
    ];
  };
  /** An act that ends a record, and one that undoes the latest of these: of one that is ended now where there is none. */
  const ending = (family: string, action: string, back: string): [end: RandomAct, undo: RandomAct] => {
    const ended: string[] = [];
    const end = async (): Promise<Answered> => {
      const path = `/v1/${family}/${one(family)}`;
      const answer = await byAdmin('POST', `${path}/${action}`);
      if (answer.status === 200) ended.push(path);
      return answer;
    };
    const undo = async (): Promise<Answered> => {
      if (ended.length === 0) await end();
      return byAdmin('POST', `${ended.pop() ?? `/v1/${family}/none`}/${back}`);
    };
    return [end, undo];
  };

  const acting: Acting = { pick, happens, name, one, anyUser, byAnyone, byAdmin, create, remove, join, membership, leave, ending };
  const ofFamilies = familyParts.map(({ acts }) => acts?.(acting) ?? { acts: {} });

  const acts: Record<string, RandomAct> = {
    ...Object.fromEntries(familyParts.flatMap(({ sample }) => actsOn(sample))),
    createResource: () => create('resources', byAnyone('POST', '/v1/resources', { name: name() })),
    updateResource: () => byAnyone('PATCH', `/v1/resources/${one('resources')}`, { name: name(), metadata: { count } }),
    deleteResource: () => remove('resources'),
    createUser: () =>
      create('users', byAdmin('POST', '/v1/users', { name: name(), email: `${name().replace(' ', '')}.${random.next()}@example.com` })),
    updateUser: () => byAdmin('PATCH', `/v1/users/${anyUser()}`, { name: name() }),
    changeRole: () => byAdmin('PATCH', `/v1/users/${pick(people.slice(1)).userId}`, { role: pick(['admin', 'editor', 'viewer']) }),
    deleteUser: () => remove('users'),
    createWebhook: () =>
      create('webhooks', byAdmin('POST', '/v1/webhooks', { url: 'https://maps.example.com/hook', events: ['RESOURCE_CREATED'] })),
    updateWebhook: () => byAdmin('PATCH', `/v1/webhooks/${one('webhooks')}`, { description: name() }),
    deleteWebhook: () => remove('webhooks'),
    ...Object.assign({}, ...ofFamilies.map(({ acts }) => acts)),
  };

  /** How often an act is tried beside the others, where that is not once. */
  const weights: Record<string, number> = Object.assign({ changeRole: 2, createUser: 2 }, ...ofFamilies.map((one) => one.weights));
  const times = (act: string, number: number): string[] => Array.from({ length: number }, () => act);
  const numbers = [{ createUser: 2, createResource: 2, createWebhook: 1 }, ...ofFamilies.map(({ beginning = {} }) => beginning)];
  const beginning = [
    ...numbers.flatMap((one) => Object.entries(one).flatMap(([act, number]) => times(act, number))),
    ...familyParts.map(({ sample }) => `create${sample.type}`),
  ];
  const names = Object.keys(acts).flatMap((act) => times(act, weights[act] ?? 1));

  return {
    names: Object.keys(acts),
    /** Makes some records of every kind. */
    begin: async (): Promise<void> => {
      for (const act of beginning) await acts[act]!();
    },
    /** Makes one act, a random one by default. */
    act: async (act = pick(names)): Promise<Act> => {
      const { status, body } = await acts[act]!();
      return { name: act, status, line: `${act}: ${status} ${body?.error?.code ?? ''}` };
    },
  };
};
