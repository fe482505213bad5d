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
import { timeLimitOrZero } from '../../core/time-limit.ts';
import { describeSpan, inSpan, isTraced } from '../../core/tracing.ts';
import { serverOf } from '../../core/tracing-attributes.ts';
import { type ObjectStore, type Part, storeTooSlow, storeUnreachable, storeWrong } from './object-store.ts';

/** A bucket, and how to reach it. */
export interface S3Location {
  bucket: string;
  /** The prefix of every key; empty or ending in a slash. */
  prefix: string;
  region: string;
  /** The URL of a store other than Amazon's. */
  endpoint: string | undefined;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
}

/** Milliseconds: to connect, until the response begins, and between two packets; 0 without a limit. */
const usualTimeouts = () => ({
  connectionTimeout: timeLimitOrZero(5_000),
  requestTimeout: timeLimitOrZero(30_000),
  throwOnRequestTimeout: true,
  socketTimeout: timeLimitOrZero(30_000),
});

/** An upload holds one part in memory at a time; S3 accepts no smaller parts. */
const partSize = 5 * 1024 * 1024;

const explained = (error: unknown): ServiceError => {
  if (error instanceof ServiceError) return error;
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  if (name === 'TimeoutError') return storeTooSlow(error);
  const status = $metadata?.httpStatusCode;
  return status === undefined || status >= 500 || status === 429 ? storeUnreachable(error) : storeWrong(error);
};

const throwExplained = (error: unknown): never => {
  throw explained(error);
};

interface Metadata {
  $metadata?: { httpStatusCode?: number; requestId?: string };
}

/** Describes the store's response in the running span. */
const describeAnswer = ({ $metadata: { httpStatusCode: status, requestId } = {} }: Metadata): void =>
  describeSpan({
    ...(status === undefined ? {} : { 'http.response.status_code': status }),
    ...(requestId === undefined ? {} : { 'aws.request_id': requestId }),
  });

/** Runs each request to the store in a span of the running trace, by the conventions for AWS. The key of the object is left out. */
const traceRequests = (client: S3Client, { bucket, region, endpoint }: S3Location): void => {
  const where = endpoint === undefined ? { 'server.address': `s3.${region}.amazonaws.com`, 'server.port': 443 } : serverOf(endpoint);
  client.middlewareStack.add(
    (next, { commandName = 'Command' }) =>
      (args) => {
        if (!isTraced()) return next(args);
        const method = commandName.replace(/Command$/, '');
        const attributes = {
          'rpc.system': 'aws-api',
          'rpc.service': 'S3',
          'rpc.method': method,
          'aws.s3.bucket': bucket,
          'cloud.region': region,
          ...where,
        };
        return inSpan({ name: `S3.${method}`, kind: 'client', attributes }, () =>
          next(args).then(
            (answer) => {
              describeAnswer(answer.output as Metadata);
              return answer;
            },
            (error: unknown) => {
              describeAnswer(error as Metadata);
              throw error;
            },
          ),
        );
      },
    { step: 'initialize', name: 'tesseraSpan' },
  );
};

const matchesRequest = ({ ContentLength, ContentRange }: GetObjectCommandOutput, size: number, part: Part | undefined): boolean =>
  part
    ? ContentLength === part.to - part.from + 1 && ContentRange === `bytes ${part.from}-${part.to}/${size}`
    : ContentLength === size && ContentRange === undefined;

/**
 * Objects in a bucket of S3, or of a store with the same API. The SDK's own checksums are used only where S3 requires them: other
 * stores do not know them, and every file has its SHA-256 anyway.
 */
export const s3Objects = (where: S3Location, timeouts = usualTimeouts()): ObjectStore => {
  const { bucket, prefix, region, endpoint, credentials } = where;
  const client = new S3Client({
    region,
    endpoint,
    credentials,
    forcePathStyle: endpoint !== undefined,
    // One retry covers a connection that the store has just closed. After that the caller has to retry.
    maxAttempts: 2,
    requestHandler: timeouts,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  traceRequests(client, where);
  const location = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });

  /** The parts of an upload that a crash interrupted are not an object; S3 stores them until the upload is aborted. */
  const abortUploads = async (key: string): Promise<void> => {
    const { Bucket, Key } = location(key);
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: Key }));
    for (const { UploadId } of Uploads) await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
  };

  return {
    put: async (key, bytes) => {
      const upload = new Upload({ client, params: { ...location(key), Body: bytes }, partSize, queueSize: 1 });
      await upload
        .done()
        .catch(throwExplained)
        .finally(() => bytes.destroy());
    },

    open: async (key, size, part) => {
      const range = part && `bytes=${part.from}-${part.to}`;
      const answer = await client.send(new GetObjectCommand({ ...location(key), Range: range })).catch(throwExplained);
      const body = answer.Body as Readable;
      if (matchesRequest(answer, size, part)) return body;
      body.destroy();
      throw storeWrong(
        new Error(`${key}: requested ${range ?? 'all'} of ${size} bytes, got ${answer.ContentLength}, ${answer.ContentRange}.`),
      );
    },

    remove: async (key) => {
      await client.send(new DeleteObjectCommand(location(key))).catch(throwExplained);
      await abortUploads(key).catch(throwExplained);
    },

    close: () => client.destroy(),
  };
};
