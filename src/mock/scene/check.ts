import { hash } from 'node:crypto';
import { type EventType, eventViolations } from '../../contract/events.ts';
import type { Examples } from '../../contract/examples.ts';
import { bodyOfAnswerViolations } from '../../contract/own-answers.ts';
import type { ErrorDetail } from '../../core/errors.ts';
import { idAt, newId } from '../../core/ids.ts';
import { createSeededRandom } from '../../seed/seeded-random.ts';
import { type Context, type Given, type KindName, kindNames, kinds } from './kinds.ts';
import type { Path } from './text.ts';

/** The completed records of a scene. */
export type Scene = Readonly<Record<KindName, readonly Given[]>>;

/** What is wrong with a scene, and where. */
export interface Problem extends Omit<ErrorDetail, 'field'> {
  path: Path;
}

const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a path such as `settings.views[2]`. */
const pathOf = (field: string): Path =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)));

const unknown = (path: Path, known: readonly string[]): Problem => ({
  path,
  message: `Is unknown. Known names: ${known.join(', ')}.`,
  code: 'unknown_field',
});

const envelope = (data: Given) => ({ data, meta: { request_id: newId('request') } });

/** How a record violates its contract. */
const violationsOf = (name: KindName, record: Given, known: readonly string[]): Problem[] => {
  const surplus = Object.keys(record).filter((field) => !known.includes(field));
  const { besides } = kinds[name];
  const shown = Object.fromEntries(Object.entries(record).filter(([field]) => known.includes(field) && !besides.includes(field)));
  const found = bodyOfAnswerViolations(kinds[name].operationId, 200, envelope(shown)) ?? [];
  const isEvent = name === 'events' && found.length === 0 && isObject(record.data);
  const inData = isEvent ? (eventViolations(record.type as EventType, record.data as object) ?? []) : [];
  return [
    ...surplus.map((field) => unknown([field], known)),
    ...found.map(({ field, ...others }) => ({ path: pathOf(field).slice(1), ...others })),
    ...inData.map(({ field, ...others }) => ({ path: ['data', ...pathOf(field)], ...others })),
  ];
};

const memberFields = { teams: ['user_id', 'added_at'], projects: ['user_id', 'role', 'added_at'] } as const;

/** Completes the members of a team or project. The owner of a project is its member. */
const withMembers = (name: 'teams' | 'projects', record: Given): Given => {
  const given = record.members ?? (name === 'projects' ? [{ user_id: record.owner_id, role: 'owner' }] : []);
  const role = name === 'projects' ? { role: 'viewer' } : {};
  const members = Array.isArray(given)
    ? given.map((one) => (isObject(one) ? { ...role, added_at: record.created_at, ...one } : one))
    : given;
  return { ...record, members };
};

const memberViolations = (name: 'teams' | 'projects', { members }: Given): Problem[] => {
  if (!Array.isArray(members)) return [{ path: ['members'], message: 'Must be of type array.', code: 'invalid_type' }];
  const operationId = name === 'teams' ? 'addTeamMember' : 'addProjectMember';
  return members.flatMap((one, at): Problem[] => {
    const found = bodyOfAnswerViolations(operationId, 201, envelope(one)) ?? [];
    const surplus = isObject(one) ? Object.keys(one).filter((field) => !(memberFields[name] as readonly string[]).includes(field)) : [];
    return [
      ...surplus.map((field) => unknown(['members', at, field], memberFields[name])),
      ...found.map(({ field, ...others }) => ({ path: ['members', at, ...pathOf(field).slice(1)], ...others })),
    ];
  });
};

/** The bytes of a scene's file; undefined when it has none. */
export const bytesOf = ({ content, content_base64 }: Given): Buffer | undefined => {
  if (typeof content === 'string') return Buffer.from(content);
  return typeof content_base64 === 'string' ? Buffer.from(content_base64, 'base64') : undefined;
};

/** A file is ready when it has bytes, from which size and checksum are computed. */
const withBytes = (file: Given): Given => {
  const bytes = bytesOf(file);
  if (!bytes) return { ...file, status: 'pending', size: null, checksum: null };
  return { ...file, status: 'ready', size: bytes.length, checksum: hash('sha256', bytes, 'hex') };
};

/** Node ignores invalid base64 characters, so the round trip then differs. */
const isBase64 = (text: string): boolean => {
  const bare = (one: string) => one.replaceAll(/\s/g, '').replace(/={0,2}$/, '');
  return bare(Buffer.from(text, 'base64').toString('base64')) === bare(text);
};

/** The additional properties of a scene are strings, or for `request_headers` an object of strings. */
const besidesViolations = (record: Given): Problem[] => {
  const texts = (['content', 'content_base64', 'secret', 'integration_id', 'external_id'] as const)
    .filter((field) => record[field] !== undefined && typeof record[field] !== 'string')
    .map((field) => ({ path: [field], message: 'Must be of type string.', code: 'invalid_type' as const }));
  const { request_headers: headers = {}, integration_id, external_id, content, content_base64 } = record;
  const isOdd = typeof content_base64 === 'string' && !isBase64(content_base64);
  const areTexts = isObject(headers) && Object.values(headers).every((value) => typeof value === 'string');
  return [
    ...texts,
    ...(isOdd ? [{ path: ['content_base64'], message: 'Must be base64.', code: 'invalid_format' as const }] : []),
    ...(content === undefined || content_base64 === undefined
      ? []
      : [{ path: ['content_base64'], message: 'Must not be combined with content.', code: 'invalid_value' as const }]),
    ...(areTexts
      ? []
      : [
          {
            path: ['request_headers'],
            message: 'Must be an object of strings: the secret headers by name.',
            code: 'invalid_type' as const,
          },
        ]),
    ...(integration_id !== undefined && external_id === undefined
      ? [
          {
            path: ['external_id'],
            message: 'Is missing: the external id of the imported record.',
            code: 'missing_required_field' as const,
          },
        ]
      : []),
  ];
};

const kindsOfSubjects: Readonly<Record<string, KindName>> = { project: 'projects', task: 'tasks', file: 'files', resource: 'resources' };

/** Every id that a record refers to, with its kind. */
const namedBy = (name: KindName, record: Given): { path: Path; kind: KindName; id: unknown }[] => {
  const own = Object.entries(kinds[name].references).map(([field, kind]) => ({ path: [field], kind, id: record[field] }));
  // An error about an owner is reported once.
  const members = (Array.isArray(record.members) ? record.members : []).filter((one) => (one as Given)?.user_id !== record.owner_id);
  const users = members.map((one, at) => ({ path: ['members', at, 'user_id'], kind: 'users' as const, id: (one as Given)?.user_id }));
  const subject = name === 'comments' && isObject(record.subject) ? record.subject : undefined;
  const kind = kindsOfSubjects[String(subject?.type)];
  return [...own, ...users, ...(subject && kind ? [{ path: ['subject', 'id'], kind, id: subject.id }] : [])];
};

const idsOf = (records: readonly Given[]) => new Set(records.map(({ id }) => id));

const danglingIn = (scene: Scene): Problem[] => {
  const ids = Object.fromEntries(kindNames.map((name) => [name, idsOf(scene[name])])) as Record<KindName, Set<unknown>>;
  return kindNames.flatMap((name) =>
    scene[name].flatMap((record, at) =>
      namedBy(name, record)
        .filter(({ kind, id }) => typeof id === 'string' && !ids[kind].has(id))
        .map(({ path, kind, id }) => ({
          path: [name, at, ...path],
          message: `The scene has no ${id} among its ${kind}.`,
          code: 'unknown_reference',
        })),
    ),
  );
};

const repeatedIn = (name: KindName, records: readonly Given[], field: string, read: (record: Given) => unknown): Problem[] => {
  const first = new Map<unknown, number>();
  return records.flatMap((record, at) => {
    const value = read(record);
    const before = first.get(value);
    if (before === undefined) first.set(value, at);
    return before === undefined ? [] : [{ path: [name, at, field], message: `Duplicates ${name}[${before}].`, code: 'duplicate_items' }];
  });
};

const repeated = (scene: Scene): Problem[] => [
  ...kindNames.flatMap((name) => repeatedIn(name, scene[name], 'id', ({ id }) => id)),
  ...repeatedIn('users', scene.users, 'email', ({ email }) => String(email).toLowerCase()),
];

/** Every scene has the mock's administrator. */
const withAdmin = (users: readonly Given[], admin: Given): Given[] =>
  users.some(({ id }) => id === admin.id) ? [...users] : [...users, admin];

interface Surroundings extends Context {
  examples: Examples;
  /** The owner of records that name nobody. */
  admin: Given;
  /** The generator of ids that a scene omits. */
  seed: number;
}

/** Completes the records of a scene with the contract's defaults, and validates them. */
export const checkScene = (given: unknown, { examples, admin, seed, ...context }: Surroundings): { scene: Scene; problems: Problem[] } => {
  const random = createSeededRandom(seed);
  const problems: Problem[] = [];
  const lists: Given = isObject(given) ? given : {};
  if (!isObject(given))
    problems.push({ path: [], message: `Must be an object with lists: ${kindNames.join(', ')}.`, code: 'invalid_type' });
  for (const name of Object.keys(lists)) if (!kindNames.includes(name as KindName)) problems.push(unknown([name], kindNames));

  const completed = (name: KindName, record: Given): Given => {
    const created_at = record.created_at ?? context.at;
    const time = Date.parse(String(created_at));
    // Ids cannot contain a time before 1970.
    const id = idAt(kinds[name].id, Number.isNaN(time) ? 0 : Math.max(0, time), random.bytes());
    const times = name === 'events' ? { created_at } : { created_at, updated_at: created_at };
    const whole = { id, ...times, ...kinds[name].defaults(record, { ...context, at: String(created_at) }), ...record };
    return name === 'teams' || name === 'projects' ? withMembers(name, whole) : whole;
  };

  const recordsOf = (name: KindName): Given[] => {
    const list = lists[name] ?? [];
    if (!Array.isArray(list)) {
      problems.push({ path: [name], message: 'Must be a list of records.', code: 'invalid_type' });
      return [];
    }
    const known = [...Object.keys(kinds[name].example(examples)), ...kinds[name].besides];
    return list.flatMap((one: unknown, at): Given[] => {
      if (!isObject(one)) {
        problems.push({ path: [name, at], message: 'Must be a record.', code: 'invalid_type' });
        return [];
      }
      const record = name === 'files' ? withBytes(completed(name, one)) : completed(name, one);
      const members = name === 'teams' || name === 'projects' ? memberViolations(name, record) : [];
      const found = [...violationsOf(name, record, known), ...members, ...besidesViolations(record)];
      problems.push(...found.map(({ path, ...others }) => ({ path: [name, at, ...path], ...others })));
      return [record];
    });
  };
  const scene = Object.fromEntries(kindNames.map((name) => [name, recordsOf(name)])) as Record<KindName, Given[]>;
  scene.users = withAdmin(scene.users, admin);
  return { scene, problems: [...problems, ...danglingIn(scene), ...repeated(scene)] };
};
