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

/** Bytes of the test object: more than a full disk has left in a block. */
const probeBytes = 64 * 1024;

type Step = 'write' | 'read' | 'delete';

/** A test of the store failed; the cause is the store's error. */
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

/** Writes, reads and deletes an object; returns whether it was the same. Leaves nothing behind, even on failure. */
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
const address = 'Check that the store is running and reachable, and check the endpoint in TESSERA_FILES_URL.';

/** Remedies by S3 and Node error codes. */
const bucketRemedies: Readonly<Record<string, string>> = {
  AccessDenied: `Grant the key of AWS_ACCESS_KEY_ID these permissions for the bucket: ${rights}.`,
  InvalidAccessKeyId: wrongKey,
  SignatureDoesNotMatch: wrongKey,
  ExpiredToken: 'Set AWS_SESSION_TOKEN and its key to current ones.',
  InvalidToken: 'Set AWS_SESSION_TOKEN to that of the key, or unset it.',
  NoSuchBucket: 'Create the bucket, or name another one in TESSERA_FILES_URL.',
  RequestTimeTooSkewed: "Synchronize this machine's clock with NTP: the store considers it too far off.",
  PermanentRedirect: region,
  AuthorizationHeaderMalformed: region,
};

const byStatus = (status: number | undefined): string => {
  if (status === undefined) return address;
  if (status === 403) return bucketRemedies.AccessDenied!;
  if (status === 404) return bucketRemedies.NoSuchBucket!;
  if (status === 301) return region;
  if (status >= 500 || status === 429) return 'Try again later; if it persists, check the log of the store.';
  return 'Check that the endpoint in TESSERA_FILES_URL is an S3-compatible store.';
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
  return failed(`${where}: could not ${failedAt} an object: ${why}.`, bucketRemedies[name] ?? byStatus(status));
};

const folderCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EEXIST', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);

const nearestExisting = (path: string): string => (existsSync(path) ? path : nearestExisting(dirname(path)));

/** When a folder cannot be created, Node may only report that it does not exist; the parent folder then has the reason. */
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
      `The folder ${folder}: could not ${failedAt} a file: ${message}.`,
      'Check the disk of TESSERA_DATA_DIR and the system log.',
    );
  const { problem, remedy } = folderProblem(cause);
  return failed(`The folder ${folder} ${problem}.`, remedy);
};

/** The missing folders on a path, innermost first. */
const absent = (path: string): string[] => (existsSync(path) ? [] : [path, ...absent(dirname(path))]);

/** Removes folders created by the check, which would otherwise belong to the user who ran it. A folder in use stays. */
const removeEmpty = (folders: readonly string[]): void => {
  try {
    for (const folder of folders) rmdirSync(folder);
  } catch {
    // It is not empty, or was never created.
  }
};

/** Writes, reads and deletes an object of 64 KiB. */
export const lookAtStore = async ({ files, dataDir }: Pick<Config, 'files' | 'dataDir'>): Promise<Findings> => {
  const folder = resolve(join(dataDir, 'files'));
  const made = files ? [] : absent(folder);
  const objects = await openObjects(files, folder);
  try {
    if (!(await tryObject(objects))) return failed('The store returned different bytes than were written.', 'Do not use this store.');
    return ok(files ? `The bucket ${files.bucket} can be written and read.` : `${folder} can be written and read.`);
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    return files ? bucketFailure(files, error) : folderFailure(folder, error);
  } finally {
    objects.close();
    removeEmpty(made);
  }
};
