import { randomBytes } from 'node:crypto';
import {
  announceObject,
  type Clock,
  type Content,
  claimObject,
  discardObject,
  holdsAll,
  type IfMatch,
  type ObjectStore,
  type Principal,
  type Queries,
  type Received,
  type RepeatableUpload,
  reclaimOne,
  ServiceError,
  serviceKit,
  type Tx,
  transaction,
  type Upload,
  type Versioned,
} from '@tessera/platform';
import { type File, pending, uploadedType } from './record.ts';
import type { FileService } from './service.ts';
import * as store from './store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  objects: ObjectStore;
  files: Pick<FileService, 'lock'>;
}

const usedUp = () =>
  new ServiceError('invalid_token', 'The bytes of the file have changed since this address was made. Ask for another one.');

const tooSlow = () =>
  new ServiceError('service_unavailable', 'The upload took too long and was discarded. Send the file again.', {
    headers: { 'Retry-After': '1' },
  });

/** Every upload has its own key, so that the bytes of a file are never overwritten. The keys spread over many folders. */
export const newObjectKey = ({ accountId }: Pick<Principal, 'accountId'>, id: string): string =>
  `${accountId}/${id.slice(-2)}/${id}.${randomBytes(8).toString('hex')}`;

/** Reads and stores the bytes of files. Bytes are sent outside of transactions; a transaction then assigns them to the file. */
export const createContentService = ({ db, clock, objects, files }: Dependencies) => {
  const { now, found, changed } = serviceKit('file', clock);

  /**
   * Locks the file for an upload, and returns the key of its bytes. @throws ServiceError as `lock`, `invalid_token` for an address whose upload
   * has happened
   */
  const lock = async (tx: Tx, caller: Principal, id: string, ifMatch: IfMatch) => {
    const file = await files.lock(tx, caller, id, ifMatch);
    const objectKey = await store.findObjectKey(tx, caller, id);
    if (caller.address && caller.address.replaces !== objectKey) throw usedUp();
    return { file, objectKey };
  };

  /** If this fails, the periodic `reclaimObjects` deletes the object. */
  const reclaim = (caller: Principal, key: string): Promise<void> => reclaimOne({ db, clock, objects }, caller, key).catch(() => undefined);

  /** Claims the uploaded bytes for a file that had others, or none. */
  const exchange = async (tx: Tx, caller: Principal, former: string | null, key: string): Promise<void> => {
    if (!(await claimObject(tx, caller, key))) throw tooSlow();
    if (former !== null) await discardObject(tx, caller, former, clock());
  };

  const upload = async (caller: Principal, key: string, { stream }: Upload): Promise<void> => {
    await announceObject(db, caller, key, clock());
    await objects.put(key, stream).catch(async (error: unknown) => {
      // After a failure the store may still be storing the bytes, so `reclaimObjects` deletes them later.
      if (error instanceof ServiceError && error.status < 500) await reclaim(caller, key);
      throw error;
    });
  };

  return {
    /** @throws ServiceError `not_found`, `invalid_state` while there are no bytes */
    read: async (caller: Principal, id: string): Promise<{ content: Content; version: number }> => {
      const { data, version } = found(await store.findStoredById(db, caller, id), id);
      const { object_key, size, checksum, name, content_type } = data;
      if (object_key === null || size === null || checksum === null) throw pending({ id });
      const open: Content['open'] = (part) => objects.open(object_key, size, part);
      return { content: { name, mediaType: content_type, size, sha256: checksum, open }, version };
    },

    /**
     * Stores the bytes of an upload. The file keeps its old bytes until `settle`. An upload that the current state does not allow is
     * refused before the first byte is read, except when it may be a repetition.
     */
    receive: async (caller: Principal, id: string, sent: RepeatableUpload, ifMatch: IfMatch): Promise<Received<Versioned<File>>> => {
      const type = uploadedType(sent.mediaType);
      // An upload and its answer are stored together: where that upload is the reason of the refusal, its answer is found.
      await transaction(db, (tx) => lock(tx, caller, id, ifMatch)).catch(async (refusal: unknown) => {
        if (!(await sent.isAnswered())) throw refusal;
      });
      const key = newObjectKey(caller, id);
      await upload(caller, key, sent);
      const { size, sha256 } = sent.measured();
      return {
        digest: `${sha256} ${type ?? ''}`,
        release: () => reclaim(caller, key),
        settle: () =>
          transaction(db, async (tx) => {
            const { file, objectKey } = await lock(tx, caller, id, ifMatch);
            const content = { size, checksum: sha256, content_type: type ?? file.data.content_type };
            // The upload has the same bytes, so the file does not change.
            const isSame = objectKey !== null && holdsAll(file.data, content);
            if (isSame && !caller.address) {
              tx.afterCommit(() => void reclaim(caller, key));
              return file;
            }
            await exchange(tx, caller, objectKey, key);
            // The key alone changes, which uses up the address.
            if (isSame) {
              store.setObjectKey(tx, caller, id, key);
              return file;
            }
            const changes = { ...content, status: 'ready', object_key: key } as const;
            return changed(tx, caller, 'FILE_CONTENT_STORED', file, store.update(tx, caller, file, changes, now()));
          }),
      };
    },
  };
};

export type ContentService = ReturnType<typeof createContentService>;
