import {
  type AddressGrant,
  type Clock,
  lifetimes,
  operations,
  type Principal,
  type Queries,
  type Schemas,
  type Sealer,
  sealAddress,
  transaction,
} from '@tessera/platform';
import { type File, pending } from './record.ts';
import type { FileService } from './service.ts';
import * as store from './store.ts';

type FileAddress = Schemas['FileAddress'];

interface Dependencies {
  db: Queries;
  clock: Clock;
  files: Pick<FileService, 'get' | 'lock'>;
  /** Seals the tokens of addresses. */
  sealer: Sealer;
  /** The root of the REST API. */
  publicUrl: string;
}

/** An address ends at the latest with the credential that makes it. */
const endOf = ({ expiresAt }: Principal, now: Date, seconds: number): string => {
  const end = now.getTime() + seconds * 1000;
  return new Date(Math.min(end, expiresAt ? Date.parse(expiresAt) : end)).toISOString();
};

/** Makes addresses for the bytes of files, which need no other credentials. Nothing is stored: a token says what its address allows. */
export const createAddressService = ({ db, clock, files, sealer, publicUrl }: Dependencies) => {
  const addressOf = (
    caller: Principal,
    id: string,
    operation: 'getFileContent' | 'replaceFileContent',
    seconds: number,
    own: Pick<AddressGrant, 'replaces'> = {},
  ): FileAddress => {
    const path = operations[operation].path.replace('{file_id}', id);
    const method = operations[operation].method === 'put' ? 'PUT' : 'GET';
    const expiresAt = endOf(caller, clock(), seconds);
    const token = sealAddress(sealer, { grant: { method, path, ...own }, credential: caller.reference, expiresAt });
    return { url: `${publicUrl}${path}?token=${token}`, method, expires_at: expiresAt };
  };

  /** The caller must see the file, which must have bytes. */
  const ofReady = (caller: Principal, { id }: Pick<File, 'id'>) => addressOf(caller, id, 'getFileContent', lifetimes.download_address);

  return {
    /** An address for one upload. @throws ServiceError as an upload does */
    forUpload: (caller: Principal, id: string): Promise<FileAddress> =>
      transaction(db, async (tx) => {
        await files.lock(tx, caller, id, undefined);
        const replaces = await store.findObjectKey(tx, caller, id);
        return addressOf(caller, id, 'replaceFileContent', lifetimes.upload_address, { replaces });
      }),

    /** An address for downloads. @throws ServiceError `not_found`, `invalid_state` while there are no bytes */
    forDownloads: async (caller: Principal, id: string): Promise<FileAddress> => {
      const { data } = await files.get(caller, id);
      if (data.status === 'pending') throw pending(data);
      return ofReady(caller, data);
    },

    /** The same for a file that the caller sees; null while there are no bytes. */
    forDownloadsOf: (caller: Principal, file: File): FileAddress | null => (file.status === 'pending' ? null : ofReady(caller, file)),
  };
};

export type AddressService = ReturnType<typeof createAddressService>;
