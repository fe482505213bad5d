import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/database.ts';
import type { ObjectStore } from '../../data/objects/object-store.ts';
import { forgetObject, markOne, markOverdue } from './objects.ts';

interface Rooms {
  db: Queries;
  clock: Clock;
  objects: ObjectStore;
}

/** How many objects one round deletes. */
const batch = 100;

/** Deletes first and strikes out then: a crash in between leaves work that is done again, never an object that nobody knows of. */
const reclaim = async ({ db, objects }: Rooms, places: Awaited<ReturnType<typeof markOverdue>>): Promise<void> => {
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
export const reclaimOne = async (rooms: Rooms, accountId: string, key: string): Promise<void> =>
  reclaim(rooms, await markOne(rooms.db, accountId, key, rooms.clock()));

/** Deletes what no file names: uploads that a crash or a broken connection cut off, and the bytes of what was replaced or deleted. */
export const reclaimObjects = async (rooms: Rooms): Promise<void> => {
  for (;;) {
    const places = await markOverdue(rooms.db, rooms.clock(), batch);
    await reclaim(rooms, places);
    if (places.length < batch) return;
  }
};
