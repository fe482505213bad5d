import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../connection/database.ts';
import type { ObjectStore } from './object-store.ts';
import { forgetObject, type InAccount, markOne, markOverdue } from './unclaimed-objects.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  objects: ObjectStore;
}

interface Sweeping extends Dependencies {
  /** Whether a backup may still need the objects. */
  areHeld: (db: Queries) => Promise<boolean>;
}

/** How many objects are deleted in one round. */
const batch = 100;

/** Deletes each object before its row: after a crash in between the deletion is repeated, and no object is left without a row. */
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

/** Deletes an object now unless a record has it. */
export const reclaimOne = async (dependencies: Dependencies, caller: InAccount, key: string): Promise<void> =>
  reclaim(dependencies, await markOne(dependencies.db, caller, key, dependencies.clock()));

/** Deletes objects that no record has: uploads that a crash or a broken connection ended, and bytes that were replaced or deleted. */
export const reclaimObjects = async ({ areHeld, ...dependencies }: Sweeping): Promise<void> => {
  while (!(await areHeld(dependencies.db))) {
    const places = await markOverdue(dependencies.db, dependencies.clock(), batch);
    await reclaim(dependencies, places);
    if (places.length < batch) return;
  }
};
