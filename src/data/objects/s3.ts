import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListMultipartUploadsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { ServiceError } from '../../core/errors.ts';
import { type ObjectStore, type Part, storeTooSlow, storeUnreachable, storeWrong } from './object-store.ts';

/** A bucket, and how to get there. */
export interface S3Location {
  bucket: string;
  /** What every key begins with; empty or ending in a slash. */
  prefix: string;
  region: string;
  /** The address of a store other than Amazon's. */
  endpoint: string | undefined;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
}

/** Milliseconds: to connect, for the answer to one request to begin, and between two signs of life. */
const ample = { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true, socketTimeout: 30_000 };

/** One upload holds one part in memory at a time; S3 takes none that are smaller. */
const partSize = 5 * 1024 * 1024;

const explained = (error: unknown): ServiceError => {
  if (error instanceof ServiceError) return error;
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  if (name === 'TimeoutError') return storeTooSlow(error);
  const status = $metadata?.httpStatusCode;
  return status === undefined || status >= 500 || status === 429 ? storeUnreachable(error) : storeWrong(error);
};

const refused = (error: unknown): never => {
  throw explained(error);
};

const isWhatWasAsked = ({ ContentLength, ContentRange }: GetObjectCommandOutput, size: number, part: Part | undefined): boolean =>
  part
    ? ContentLength === part.to - part.from + 1 && ContentRange === `bytes ${part.from}-${part.to}/${size}`
    : ContentLength === size && ContentRange === undefined;

/**
 * Objects in a bucket of S3, or of a store that speaks its language. Checksums of the SDK's own are left out where S3 does not
 * ask for them: other stores do not know them, and every file has its SHA-256 besides.
 */
export const s3Objects = ({ bucket, prefix, region, endpoint, credentials }: S3Location, patience = ample): ObjectStore => {
  const client = new S3Client({
    region,
    endpoint,
    credentials,
    forcePathStyle: endpoint !== undefined,
    // Callers are told to try again; a second try of ours helps over a connection that the store has just closed.
    maxAttempts: 2,
    requestHandler: patience,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });

  /** Parts of an upload that a crash cut off are no object, and stay until somebody gives the upload up. */
  const abortUploads = async (key: string): Promise<void> => {
    const { Bucket, Key } = place(key);
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: Key }));
    for (const { UploadId } of Uploads) await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
  };

  return {
    put: async (key, bytes) => {
      const upload = new Upload({ client, params: { ...place(key), Body: bytes }, partSize, queueSize: 1 });
      await upload
        .done()
        .catch(refused)
        .finally(() => bytes.destroy());
    },

    open: async (key, size, part) => {
      const range = part && `bytes=${part.from}-${part.to}`;
      const answer = await client.send(new GetObjectCommand({ ...place(key), Range: range })).catch(refused);
      const body = answer.Body as Readable;
      if (isWhatWasAsked(answer, size, part)) return body;
      body.destroy();
      throw storeWrong(
        new Error(`${key}: asked for ${range ?? 'all'} of ${size} bytes, got ${answer.ContentLength}, ${answer.ContentRange}.`),
      );
    },

    remove: async (key) => {
      await client.send(new DeleteObjectCommand(place(key))).catch(refused);
      await abortUploads(key).catch(refused);
    },

    close: () => client.destroy(),
  };
};
