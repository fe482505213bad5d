import { readSync, writeSync } from 'node:fs';
import { archiveEvents } from '../../src/account/retention/archive.ts';
import { retentionSweeps } from '../../src/account/retention/sweeps.ts';
import { type DatabaseOptions, openDatabase } from '../../src/data/connection/database.ts';
import { diskObjects } from '../../src/data/objects/disk.ts';
import type { ObjectStore } from '../../src/data/objects/object-store.ts';
import { reclaimObjects } from '../../src/data/objects/reclaim.ts';
import { runSweeps } from '../../src/data/sweeping/sweep.ts';

// Archives and deletes events as a worker does. It says each step, and goes on when it gets a byte: whoever listens may kill it there.

interface Given {
  options: Pick<DatabaseOptions, 'url' | 'dataDir' | 'statementTimeoutMs'>;
  objects: string;
  now: string;
}

const { options, objects: folder, now } = JSON.parse(process.argv[2]!) as Given;
const clock = () => new Date(now);
const say = (step: string): void => {
  writeSync(1, `${step}\n`);
  readSync(0, Buffer.alloc(1));
};

const stored = diskObjects(folder);
const objects: ObjectStore = {
  ...stored,
  put: async (key, bytes) => {
    say('announced');
    await stored.put(key, bytes);
    say('stored');
  },
};

const { db, close } = await openDatabase({ ...options, onError: () => undefined });
await reclaimObjects({ db, objects, clock, areHeld: async () => false });
await archiveEvents({ db, objects, clock, most: 3 });
say('archived');
await runSweeps(db, retentionSweeps({ isArchiving: true }), clock, { pauseMs: 0 });
say('deleted');
await close();
