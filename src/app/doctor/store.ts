import { randomBytes, randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, rmdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { folderProblem } from '../../data/folder/folder-error.ts';
import type { ObjectStore } from '../../data/objects/object-store.ts';
import { openObjects } from '../../data/objects/open.ts';
import type { S3Location } from '../../data/objects/s3.ts';
import type { Config } from '../config.ts';
import { codeOf, type Findings, failed, messageOf, ok } from './finding.ts';

/** Bytes of the object that is tried: more than a full disk has left in a block. */
const probeBytes = 64 * 1024;

type Step = 'write' | 'read' | 'delete';

/** What is tried with a store failed; the error is that of the store. */
class StoreFailure extends Error {
  readonly step: Step;

  constructor(step: Step, { cause }: { cause?: unknown }) {
    super(messageOf(cause), { cause });
    this.step = step;
  }
}

const step = <T>(name: Step, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new StoreFailure(name, { cause: (error as Error).cause ?? error });
  });

/** Writes an object, reads it and deletes it; returns whether it was the same. Nothing is left of it, also where something fails. */
const tryObject = async (objects: ObjectStore): Promise<boolean> => {
  const key = `doctor-${randomUUID()}`;
  const bytes = randomBytes(probeBytes);
  await step('write', objects.put(key, Readable.from([bytes])));
  const read = await step('read', objects.open(key, bytes.length).then(buffer)).catch(async (error: unknown) => {
    await objects.remove(key).catch(() => undefined);
    throw error;
  });
  await step('delete', objects.remove(key));
  return read.equals(bytes);
};

const rights = 's3:PutObject, s3:GetObject, s3:DeleteObject, s3:ListBucketMultipartUploads and s3:AbortMultipartUpload';

const wrongKey = 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to a key of this store.';
const region = 'Set the region of the bucket in TESSERA_FILES_URL: s3://bucket?region=...';
const address = 'Look whether the store runs, whether this machine reaches it, and at the endpoint in TESSERA_FILES_URL.';

/** What to do, by the codes of S3 and of Node. */
const bucketRemedies: Readonly<Record<string, string>> = {
  AccessDenied: `Give the key of AWS_ACCESS_KEY_ID these rights in the bucket: ${rights}.`,
  InvalidAccessKeyId: wrongKey,
  SignatureDoesNotMatch: wrongKey,
  ExpiredToken: 'Set AWS_SESSION_TOKEN and its key to ones that have not ended.',
  InvalidToken: 'Set AWS_SESSION_TOKEN to that of the key, or unset it.',
  NoSuchBucket: 'Create the bucket, or name another one in TESSERA_FILES_URL.',
  RequestTimeTooSkewed: 'Let NTP set the clock of this machine: the store takes it for too far off.',
  PermanentRedirect: region,
  AuthorizationHeaderMalformed: region,
};

const byStatus = (status: number | undefined): string => {
  if (status === undefined) return address;
  if (status === 403) return bucketRemedies.AccessDenied!;
  if (status === 404) return bucketRemedies.NoSuchBucket!;
  if (status === 301) return region;
  if (status >= 500 || status === 429) return 'Try again later; if it stays so, look at the log of the store.';
  return 'Look whether the endpoint in TESSERA_FILES_URL is a store with the API of S3.';
};

interface S3Error {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

const bucketFailure = ({ bucket, endpoint }: S3Location, { step: failedAt, cause, message }: StoreFailure): Findings => {
  const { name = '', $metadata } = (cause ?? {}) as S3Error;
  const status = $metadata?.httpStatusCode;
  const where = `The bucket ${bucket} at ${endpoint ?? 'Amazon S3'}`;
  const why = status === undefined || name === 'Error' ? message : `${name}, status ${status}`;
  return failed(`${where} did not let us ${failedAt} an object: ${why}.`, bucketRemedies[name] ?? byStatus(status));
};

const folderCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EEXIST', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);

const nearestExisting = (path: string): string => (existsSync(path) ? path : nearestExisting(dirname(path)));

/** Where a folder cannot be made, Node may say only that it is not there: then the folder above has the reason. */
const reasonOf = (folder: string, cause: unknown): unknown => {
  if (codeOf(cause) !== 'ENOENT') return cause;
  try {
    accessSync(nearestExisting(folder), constants.W_OK | constants.X_OK);
    return cause;
  } catch (reason) {
    return reason;
  }
};

const folderFailure = (folder: string, { step: failedAt, cause: given, message }: StoreFailure): Findings => {
  const cause = reasonOf(folder, given);
  if (!folderCodes.has(codeOf(cause) ?? ''))
    return failed(
      `The folder ${folder} did not let us ${failedAt} a file: ${message}.`,
      'Look at the disk of TESSERA_DATA_DIR, and at the log of the system.',
    );
  const { problem, remedy } = folderProblem(cause);
  return failed(`The folder ${folder} ${problem}.`, remedy);
};

/** The folders on the way to a path that are not there, the innermost first. */
const absent = (path: string): string[] => (existsSync(path) ? [] : [path, ...absent(dirname(path))]);

/** Removes folders that a look has made: they would belong to whoever looked. One that somebody uses by now stays. */
const removeEmpty = (folders: readonly string[]): void => {
  try {
    for (const folder of folders) rmdirSync(folder);
  } catch {
    // It is not empty, or never came to be.
  }
};

/** Writes, reads and deletes an object of 64 KiB. */
export const lookAtStore = async ({ files, dataDir }: Pick<Config, 'files' | 'dataDir'>): Promise<Findings> => {
  const folder = resolve(join(dataDir, 'files'));
  const made = files ? [] : absent(folder);
  const objects = await openObjects(files, folder);
  try {
    if (!(await tryObject(objects))) return failed('It gave back other bytes than it got.', 'Do not use this store.');
    return ok(files ? `The bucket ${files.bucket} takes and gives bytes.` : `${folder} takes and gives bytes.`);
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    return files ? bucketFailure(files, error) : folderFailure(folder, error);
  } finally {
    objects.close();
    removeEmpty(made);
  }
};
