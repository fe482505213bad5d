import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { ObjectStore } from '../../data/objects/object-store.ts';
import type { InAccount } from '../kit/reads.ts';
import { forgetObject, markOne, markOverdue } from './objects.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  objects: ObjectStore;
}

/** How many objects one round deletes. */
const batch = 100;

/** Deletes first and strikes out then: a crash in between leaves work that is done again, never an object that nobody knows of. */
const reclaim = async ({ db, objects }: Dependencies, places: Awaited<ReturnType<typeof markOverdue>>): Promise<void> => {
  const failures: unknown[] = [];
  for (const place of places) {
    await objects.remove(place.key).then(
      () => forgetObject(db, place),
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw failures[0];
};

/** Deletes an object now unless a file has it. */
export const reclaimOne = async (dependencies: Dependencies, caller: InAccount, key: string): Promise<void> =>
  reclaim(dependencies, await markOne(dependencies.db, caller, key, dependencies.clock()));

/** Deletes what no file names: uploads that a crash or a broken connection cut off, and the bytes of what was replaced or deleted. */
export const reclaimObjects = async (dependencies: Dependencies): Promise<void> => {
  for (;;) {
    const places = await markOverdue(dependencies.db, dependencies.clock(), batch);
    await reclaim(dependencies, places);
    if (places.length < batch) return;
  }
};
