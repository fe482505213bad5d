import type * as platform from '../../generated/platform/index.ts';
import { TesseraError } from '../errors.ts';
import type { ApiOf } from '../types.ts';
import { type AnyRecord, type Copy, keyOf } from './copy.ts';
import { type Kind, projectIn, type Viewer } from './kinds.ts';

type Families = typeof platform;

/** The family whose lists have the records of a kind. */
type FamilyOf<K extends Kind> = K extends 'projectMembers' ? 'projects' : K extends 'teamMembers' ? 'teams' : K;

/** A client with the families that the kinds of a copy need. With `users`, fewer events make a copy read its lists again. */
export type MirrorClient<K extends Kind> = { readonly [Name in FamilyOf<K> & keyof Families]: ApiOf<Families[Name]> } & Partial<
  Pick<AllFamilies, 'users'>
>;

type AllFamilies = { readonly [Name in keyof Families]: ApiOf<Families[Name]> };

const size = { limit: 100 };

const hasCode = (error: unknown, codes: readonly string[]): boolean => error instanceof TesseraError && codes.includes(error.code);

/** The memberships of all records of a family. */
async function* membersOf<Member>(
  parents: AsyncIterable<{ id: string }>,
  list: (id: string) => AsyncIterable<Member>,
  as: (id: string, member: Member) => AnyRecord,
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

/** The records of a kind, or those of a project. */
const listOf = (
  client: AllFamilies,
  kind: Kind,
  filter: object,
  options: { signal?: AbortSignal },
  projectId?: string,
): AsyncIterable<AnyRecord> => {
  if (kind === 'projectMembers') {
    const list = (id: string) => client.projects.listMembers(id, size, options);
    const projects = client.projects.list({ ...(projectId !== undefined && { id: projectId }), ...size, fields: ['id'] }, options);
    return membersOf(projects, list, (project_id, { user_id, role }) => ({
      project_id,
      user_id,
      role,
    }));
  }
  if (kind === 'teamMembers') {
    const list = (id: string) => client.teams.listMembers(id, size, options);
    return membersOf(client.teams.list({ ...size, fields: ['id'] }, options), list, (team_id, { user_id }) => ({ team_id, user_id }));
  }
  const { list } = client[kind] as unknown as { list: (query: object, options: object) => AsyncIterable<AnyRecord> };
  return list({ ...filter, ...(projectId !== undefined && { [projectIn[kind]!]: projectId }), ...size }, options);
};

/** Who the credentials act for, where they may read it. */
const readViewer = async (
  { users }: Partial<Pick<AllFamilies, 'users'>>,
  options: { signal?: AbortSignal },
): Promise<Viewer | undefined> => {
  if (!users) return undefined;
  try {
    const { id, role } = await users.getCurrentUser({ fields: ['role'] }, options);
    const teams: string[] = [];
    for await (const team of users.listTeams(id, { ...size, fields: ['id'] }, options)) teams.push(team.id);
    return { id, isAdmin: role === 'admin', teams };
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
  const message =
    'A filter has `me`, but whose copy this is cannot be read. It needs `users` in `client`, and credentials of a user with `read:users` and `read:teams`.';
  throw new TesseraError({ code: 'unknown_viewer', message });
};

/** @throws TesseraError `too_many_records` */
export const expectRoom = ({ size: held }: Pick<Copy, 'size'>, limit: number): void => {
  if (held > limit) throw tooMany(limit);
};

/** The number of projects that are read one by one. For more of them, whole lists take fewer requests. */
const projectsAtMost = 20;

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
  const read = async (kind: Kind, projectId?: string): Promise<Map<string, AnyRecord>> => {
    const records = new Map<string, AnyRecord>();
    for await (const record of listOf(client as unknown as AllFamilies, kind, copy.kinds[kind as K], options, projectId)) {
      records.set(keyOf(kind, record), record);
      if (records.size > limit) throw tooMany(limit);
    }
    return records;
  };
  const whole = new Set(copy.stale);
  if (copy.staleProjects.size > projectsAtMost) for (const id of copy.staleProjects) for (const kind of copy.kindsIn(id)) whole.add(kind);
  for (const kind of whole) {
    copy.replace(kind, await read(kind));
    expectRoom(copy, limit);
  }
  for (const id of copy.staleProjects) {
    const found = new Map<Kind, Map<string, AnyRecord>>();
    for (const kind of copy.kindsIn(id)) if (!whole.has(kind)) found.set(kind, await read(kind, id));
    copy.replaceProject(id, found);
    expectRoom(copy, limit);
  }
};
