import type { Examples } from '../../contract/examples.ts';
import type { Schemas } from '../../contract/types.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Sealer } from '../../core/sealing.ts';
import { valuePath } from '../../core/value-path.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { ObjectStore } from '../../data/objects/object-store.ts';
import { checkScene, type Scene } from './check.ts';
import { readScene, writeScene } from './store.ts';
import { type Path, parseScene } from './text.ts';

interface Dependencies {
  examples: Examples;
  accountId: string;
  /** The people of the mock, the administrator first. */
  people: readonly [Schemas['User'], ...Schemas['User'][]];
  objects: ObjectStore;
  webhookSecrets: Sealer;
  seed: number;
}

const textOf = (path: Path): string => path.reduce<string>(valuePath, '');

/** Whether PostgreSQL refused values or rows (https://www.postgresql.org/docs/current/errcodes-appendix.html, classes 22 and 23). */
const isRefusal = (failure: unknown): boolean => /^2[23]/.test(String((failure as { code?: unknown }).code));

/** Scenes: records of every kind, as text that people write and that a mock has saved. */
export const openScenes = (dependencies: Dependencies) => {
  const { examples, people, seed } = dependencies;
  const [admin] = people;

  /** @throws ServiceError `invalid_parameters` */
  const parse = (text: string): Scene => {
    const { value, lineOf } = parseScene(text);
    const given = value ?? {};
    const named = typeof given === 'object' && 'users' in given ? given : { ...(given as object), users: people };
    const { scene, problems } = checkScene(typeof given === 'object' && !Array.isArray(given) ? named : given, {
      ...{ examples, admin, seed },
      ...{ adminId: admin.id, at: examples.user.created_at },
    });
    if (problems.length === 0) return scene;
    const details = problems.map(({ path, message, code }) => ({
      field: textOf(path),
      message: `${message} (line ${lineOf(path)})`,
      code,
    }));
    const [first] = details;
    const many = details.length === 1 ? 'One thing is' : `${details.length} things are`;
    throw new ServiceError(
      'invalid_parameters',
      `${many} not as the contract asks, ${details.length === 1 ? 'at' : 'the first at'} ${first!.field || 'the top'}: ${first!.message}`,
      { details },
    );
  };

  return {
    /** What fills an empty account with a scene. @throws ServiceError `invalid_parameters`, with what is wrong and where */
    filling: (text: string) => {
      const scene = parse(text);
      return async (tx: Queries): Promise<void> => {
        try {
          await writeScene(tx, scene, dependencies);
        } catch (failure) {
          if (!isRefusal(failure)) throw failure;
          throw new ServiceError('unprocessable', `The records contradict each other: ${(failure as Error).message}.`, { cause: failure });
        }
      };
    },
    read: (db: Queries): Promise<Scene> => readScene(db, dependencies),
  };
};
