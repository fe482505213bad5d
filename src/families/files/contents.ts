import { randomBytes } from 'node:crypto';
import type { Content, Received, Upload } from '../../contract/binary-bodies.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import { afterCommit, transaction } from '../../data/connection/transaction.ts';
import type { ObjectStore } from '../../data/objects/object-store.ts';
import { holdsAll } from '../../rules/changes.ts';
import { type File, pending, uploadedType } from './file.ts';
import { announceObject, claimObject, discardObject } from './objects.ts';
import { reclaimOne } from './reclaim.ts';
import { type FileService, versioned } from './service.ts';
import { updateContent } from './store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  objects: ObjectStore;
  files: Pick<FileService, 'find' | 'lock' | 'tell'>;
}

type IfMatch = readonly number[] | undefined;

const tooSlow = () =>
  new ServiceError('service_unavailable', 'The upload took so long that its bytes were given up. Send them again.', {
    headers: { 'Retry-After': '1' },
  });

/** Every upload has a place of its own, so that the bytes a file has are never written over. Few of them share a folder. */
const newKey = ({ accountId }: Principal, id: string): string => `${accountId}/${id.slice(-2)}/${id}.${randomBytes(8).toString('hex')}`;

/** The verbs of files' bytes. They travel outside of transactions; which of them are a file's is decided in one. */
export const createContentService = ({ db, clock, objects, files }: Dependencies) => {
  /** A sweep does what fails here. */
  const letGo = (caller: Principal, key: string): Promise<void> =>
    reclaimOne({ db, clock, objects }, caller.accountId, key).catch(() => undefined);

  const store = async (caller: Principal, key: string, upload: Upload): Promise<void> => {
    await announceObject(db, caller.accountId, key, clock());
    await objects.put(key, upload.stream).catch(async (error: unknown) => {
      // A store that failed may still do what it was asked to: the sweep comes when that is over.
      if (error instanceof ServiceError && error.status < 500) await letGo(caller, key);
      throw error;
    });
  };

  return {
    /** @throws ServiceError `not_found`, `invalid_state` while there are no bytes */
    read: async (caller: Principal, id: string): Promise<{ content: Content; version: number }> => {
      const { object_key, size, checksum, name, content_type, version } = await files.find(db, caller, id);
      if (object_key === null || size === null || checksum === null) throw pending({ id });
      const open: Content['open'] = (part) => objects.open(object_key, size, part);
      return { content: { name, mediaType: content_type, size, sha256: checksum, open }, version };
    },

    /**
     * Takes the bytes in; the file has them when the write is settled, and its old ones until then. What the state refuses is
     * told before the first byte, except where an earlier answer may be owed.
     */
    receive: async (
      caller: Principal,
      id: string,
      upload: Upload,
      ifMatch: IfMatch,
    ): Promise<Received<{ data: File; version: number }>> => {
      const type = uploadedType(upload.mediaType);
      if (!upload.repeatable) await transaction(db, (tx) => files.lock(tx, caller, id, ifMatch));
      const key = newKey(caller, id);
      await store(caller, key, upload);
      const { size, sha256 } = upload.measured();
      return {
        digest: `${sha256} ${type ?? ''}`,
        release: () => letGo(caller, key),
        settle: () =>
          transaction(db, async (tx) => {
            const file = await files.lock(tx, caller, id, ifMatch);
            const { object_key, content_type } = file;
            // The same bytes again: the file keeps those that it has.
            if (object_key !== null && holdsAll(file, { checksum: sha256, content_type: type ?? content_type })) {
              afterCommit(tx, () => void letGo(caller, key));
              return versioned(file);
            }
            if (!(await claimObject(tx, caller.accountId, key))) throw tooSlow();
            if (object_key !== null) await discardObject(tx, caller.accountId, object_key, clock());
            const bytes = { key, size, checksum: sha256 };
            const stored = versioned(await updateContent(tx, caller, id, clock().toISOString(), bytes, type ?? content_type));
            await files.tell(tx, caller, 'FILE_CONTENT_STORED', stored.data);
            return stored;
          }),
      };
    },
  };
};

export type ContentService = ReturnType<typeof createContentService>;
