import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Queries } from '../../data/connection/database.ts';
import type { ObjectStore } from '../../data/objects/object-store.ts';

const decompress = promisify(gunzip);

/** An archive object, as the command lists it. */
const columns = ['first_position', 'last_position', 'first_at', 'last_at', 'object_key', 'size', 'checksum'] as const;

/** The objects with events of an account after a position, in order. */
export const listArchives = (db: Queries, accountId: string, after = 0) =>
  db
    .selectFrom('event_archives')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('last_position', '>', after)
    .orderBy('first_position')
    .execute();

/**
 * The archived events of an account after a position, as JSON lines in order.
 * @throws Error naming an object whose bytes have changed
 */
export async function* readArchives(db: Queries, objects: ObjectStore, accountId: string, after = 0): AsyncGenerator<string> {
  for (const { object_key, size, checksum } of await listArchives(db, accountId, after)) {
    const bytes = await buffer(await objects.open(object_key, size));
    if (createHash('sha256').update(bytes).digest('hex') !== checksum)
      throw new Error(`Object ${object_key} is damaged: its SHA-256 is not ${checksum}.`);
    for (const line of (await decompress(bytes)).toString('utf8').split('\n'))
      if (line !== '' && (JSON.parse(line) as { position: number }).position > after) yield line;
  }
}
