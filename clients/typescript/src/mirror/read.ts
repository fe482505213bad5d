import type { memberships } from '../../generated/mirrored.ts';
import type * as platform from '../../generated/platform/index.ts';
import { TesseraError } from '../errors.ts';
import type { ApiOf } from '../types.ts';
import { type AnyRecord, type Copy, keyOf } from './copy.ts';
import { factsOf, filterOf, groupLists, type Kind, membershipOf, type Viewer } from './kinds.ts';

type Families = typeof platform;

/** The family whose lists have the records of a kind. */
type FamilyOf<K extends Kind> = K extends keyof typeof memberships ? (typeof memberships)[K]['of'] : K;

/** A client with the families that the kinds of a copy need. With `users`, fewer events make a copy read its lists again. */
export type MirrorClient<K extends Kind> = { readonly [Name in FamilyOf<K> & keyof Families]: ApiOf<Families[Name]> } & Partial<
  Pick<AllFamilies, 'users'>
>;

type AllFamilies = { readonly [Name in keyof Families]: ApiOf<Families[Name]> };

const size = { limit: 100 };

const hasCode = (error: unknown, codes: readonly string[]): boolean => error instanceof TesseraError && codes.includes(error.code);

/** An operation that lists records, after the ids in its path. */
type ListOf = (...given: unknown[]) => AsyncIterable<AnyRecord>;

type Lists = Readonly<Record<string, Readonly<Record<string, ListOf>>>>;

/** The memberships of all records of a family. */
async function* membersOf(
  parents: AsyncIterable<AnyRecord>,
  list: (id: unknown) => AsyncIterable<AnyRecord>,
  as: (id: unknown, member: AnyRecord) => AnyRecord,
): AsyncGenerator<AnyRecord, void, undefined> {
  for await (const { id } of parents) {
    try {
      for await (const member of list(id)) yield as(id, member);
    } catch (error) {
      // It has gone since its list was read.
      if (!hasCode(error, ['not_found'])) throw error;
    }
  }
}

/** A record that decides the readers of others. */
interface Deciding {
  kind: Kind;
  id: string;
}

/** The filter of a kind for the records whose readers one decides. */
const within = (kind: Kind, deciding: Deciding | undefined): object => {
  const path = deciding && factsOf(deciding.kind).places?.[kind];
  return path === undefined ? {} : { [filterOf(path)]: deciding!.id };
};

/** The records of a kind, or those whose readers one decides. */
const listOf = (
  client: Lists,
  kind: Kind,
  filter: object,
  options: { signal?: AbortSignal },
  deciding?: Deciding,
): AsyncIterable<AnyRecord> => {
  const membership = membershipOf(kind);
  if (!membership) return client[kind]!.list!({ ...filter, ...within(kind, deciding), ...size }, options);
  const { of, list, id: name, fields } = membership;
  const family = client[of]!;
  const parents = family.list!({ ...within(of, deciding), ...size, fields: ['id'] }, options);
  return membersOf(
    parents,
    (id) => family[list]!(id, size, options),
    (id, member) => ({ [name]: id, ...Object.fromEntries(fields.map((field) => [field, member[field]])) }),
  );
};

/** Who the credentials act for, where they may read it. */
const readViewer = async (
  { users }: Partial<Pick<AllFamilies, 'users'>>,
  options: { signal?: AbortSignal },
): Promise<Viewer | undefined> => {
  if (!users) return undefined;
  try {
    const { id, role } = await users.getCurrentUser({ fields: ['role'] }, options);
    const groups: string[] = [];
    for (const list of Object.values(groupLists))
      for await (const group of (users as unknown as Lists[string])[list]!(id, { ...size, fields: ['id'] }, options))
        groups.push(String(group.id));
    return { id, isAdmin: role === 'admin', groups };
  } catch (error) {
    if (hasCode(error, ['not_found', 'insufficient_permissions', 'invalid_scope'])) return undefined;
    throw error;
  }
};

const tooMany = (limit: number): TesseraError =>
  new TesseraError({
    code: 'too_many_records',
    message: `The copy would have more than ${limit} records. Name fewer kinds or narrower filters, or raise \`limit\`.`,
  });

/** @throws TesseraError `unknown_viewer` */
const expectViewer = ({ viewer, needsViewer }: Pick<Copy, 'viewer' | 'needsViewer'>): void => {
  if (viewer || !needsViewer) return;
  const operations = ['getCurrentUser', ...Object.values(groupLists)].map((name) => `\`users.${name}\``).join(' and ');
  const message = `A filter has \`me\`, but whose copy this is cannot be read. It needs \`users\` in \`client\`, and credentials of a user who may call ${operations}.`;
  throw new TesseraError({ code: 'unknown_viewer', message });
};

/** @throws TesseraError `too_many_records` */
export const expectRoom = ({ size: held }: Pick<Copy, 'size'>, limit: number): void => {
  if (held > limit) throw tooMany(limit);
};

/** The number of records that are read one by one, with those whose readers they decide. For more of them, whole lists take fewer requests. */
const recordsAtMost = 20;

/**
 * Reads again what is stale of a copy. Events that are taken afterwards lead it to the present, because it begins after those that were
 * taken before.
 * @throws TesseraError `too_many_records` and `unknown_viewer`, and the errors of the lists
 */
export const refresh = async <K extends Kind>(
  client: MirrorClient<K>,
  copy: Copy<K>,
  limit: number,
  signal?: AbortSignal,
): Promise<void> => {
  const options = signal ? { signal } : {};
  copy.hasNewRole = false;
  copy.takeViewer(await readViewer(client, options));
  expectViewer(copy);
  const read = async (kind: Kind, deciding?: Deciding): Promise<Map<string, AnyRecord>> => {
    const records = new Map<string, AnyRecord>();
    for await (const record of listOf(client as unknown as Lists, kind, copy.kinds[kind as K], options, deciding)) {
      records.set(keyOf(kind, record), record);
      if (records.size > limit) throw tooMany(limit);
    }
    return records;
  };
  const whole = new Set(copy.stale);
  if (copy.staleRecords.size > recordsAtMost)
    for (const [id, kind] of copy.staleRecords) for (const one of copy.kindsIn(kind, id)) whole.add(one);
  for (const kind of whole) {
    copy.replace(kind, await read(kind));
    expectRoom(copy, limit);
  }
  for (const [id, kind] of copy.staleRecords) {
    const found = new Map<Kind, Map<string, AnyRecord>>();
    for (const one of copy.kindsIn(kind, id)) if (!whole.has(one)) found.set(one, await read(one, { kind, id }));
    copy.replaceRecord(kind, id, found);
    expectRoom(copy, limit);
  }
};
