import type { EventType } from '../../contract/events.ts';
import type { Schemas } from '../../contract/types.ts';
import { ServiceError } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { valuePath } from '../../core/value-path.ts';
import type { Queries } from '../../data/connection/database.ts';
import { transaction } from '../../data/connection/transaction.ts';
import type { Path, Problem, SceneKind, SceneRecord, Storage } from '../../kit/scene.ts';
import { withoutBesides } from '../../kit/store-records.ts';
import { recordEvent } from '../../rules/record-event.ts';
import { checkScene, type Scene } from './check.ts';
import { readScene, versionOf, writeScene } from './store.ts';
import { parseScene } from './text.ts';

interface Dependencies extends Storage {
  kinds: readonly SceneKind[];
  /** The creation time of records that name none. */
  at: string;
  /** The people of the mock, the administrator first. */
  people: readonly [Schemas['User'], ...Schemas['User'][]];
  seed: number;
}

const textOf = (path: Path): string => path.reduce<string>(valuePath, '');

/** Whether PostgreSQL refused values or rows (https://www.postgresql.org/docs/current/errcodes-appendix.html, classes 22 and 23). */
const isRefusal = (failure: unknown): boolean => /^2[23]/.test(String((failure as { code?: unknown }).code));

/** The error about a scene with invalid entries. */
const refusal = (problems: readonly Problem[], lineOf: (path: Path) => number): ServiceError => {
  const details = problems.map(({ path, message, code }) => ({ field: textOf(path), message: `${message} (line ${lineOf(path)})`, code }));
  const [first] = details;
  const many = details.length === 1 ? 'One entry is' : `${details.length} entries are`;
  const where = `${details.length === 1 ? 'at' : 'the first at'} ${first!.field || 'the top'}`;
  return new ServiceError('invalid_parameters', `${many} invalid, ${where}: ${first!.message}`, { details });
};

/** Scenes: records of every kind, as text that people write and that a mock has saved. */
export const openScenes = (dependencies: Dependencies) => {
  const { kinds, people, seed, accountId, at } = dependencies;
  const [admin] = people;
  const context = { kinds, admin, seed, at, adminId: admin.id };

  /** The same with the mock's people, or just its administrator when a scene has its own users. */
  const withPeople = (given: SceneRecord): SceneRecord => {
    const { users = people } = given;
    const isKnown = (user: unknown) => people.some(({ id }) => id === (user as SceneRecord | null)?.id);
    return { ...given, users: Array.isArray(users) && !users.some(isKnown) ? [...users, admin] : users };
  };

  /** @throws ServiceError `invalid_parameters` */
  const parse = (text: string): Scene => {
    const { value, lineOf } = parseScene(text);
    const given = value ?? {};
    const { scene, problems } = checkScene(
      typeof given === 'object' && !Array.isArray(given) ? withPeople(given as SceneRecord) : given,
      context,
    );
    if (problems.length > 0) throw refusal(problems, lineOf);
    return scene;
  };

  /** The record with an id as the data of an event, with its version. There is no data where there is no record. */
  const recordOf = async (db: Queries, id: unknown): Promise<SceneRecord> => {
    const kind = kinds.find((one) => isId(one.id, String(id)));
    const found = kind && (await readScene(db, kinds, dependencies))[kind.name]!.find((one) => one.id === id);
    return found ? { data: withoutBesides(kind, found), version: await versionOf(db, kind, dependencies, id) } : {};
  };

  return {
    /** Returns what fills an empty account with a scene. @throws ServiceError `invalid_parameters`, with what is wrong and where */
    filling: (text: string) => {
      const scene = parse(text);
      return async (tx: Queries): Promise<void> => {
        try {
          await writeScene(tx, kinds, scene, dependencies);
        } catch (failure) {
          if (!isRefusal(failure)) throw failure;
          throw new ServiceError('unprocessable', `The records contradict each other: ${(failure as Error).message}.`, { cause: failure });
        }
      };
    },
    read: (db: Queries): Promise<Scene> => readScene(db, kinds, dependencies),

    /**
     * Records an event as happening now. Its data and version come from the text, or from the record that it names.
     * @throws ServiceError `invalid_parameters`, with what is wrong and where
     */
    publish: async (db: Queries, text: string): Promise<SceneRecord> => {
      const { value, lineOf } = parseScene(text);
      const given = (value ?? {}) as SceneRecord;
      const event = given.data === undefined ? { ...(await recordOf(db, given.resource_id)), ...given } : given;
      const { scene, problems } = checkScene({ events: [event] }, context);
      if (problems.length > 0)
        throw refusal(
          problems.map((one) => ({ ...one, path: one.path.slice(2) })),
          lineOf,
        );
      const { type, resource_id, actor, changes, data, version } = scene.events![0] as unknown as Schemas['Event'];
      const author = { accountId, actor };
      const id = await transaction(db, (tx) =>
        recordEvent(tx, author, {
          type: type as EventType,
          resourceId: resource_id,
          changes,
          data: data as never,
          version: version as never,
        }),
      );
      return { id, type, resource_id, actor, changes, data, version };
    },
  };
};
