import type { Readable } from 'node:stream';
import type { Position } from '../core/query/list-query.ts';

/** Size and digest of the bytes that were received. */
export interface Measured {
  /** In bytes. */
  size: number;
  /** In lower-case hexadecimal. */
  sha256: string;
}

/** A request body of bytes. */
export interface Upload {
  /** The bytes; can be read once. Fails with a ServiceError when they are too many, end early, or do not match their digest. */
  stream: Readable;
  /** The `Content-Type` as it was sent. */
  mediaType: string | undefined;
  /** Complete once the stream has ended. */
  measured(): Measured;
}

/** An upload whose answer may already be stored. */
export interface RepeatableUpload extends Upload {
  /**
   * Whether there is an answer for the `Idempotency-Key` of the request. Then only the bytes show whether it is the same request, so they
   * are received even if the current state refuses the upload.
   */
  isAnswered(): Promise<boolean>;
}

/** An upload whose bytes are stored, but belong to no record yet. */
export interface Received<Answer> {
  /** Identifies the bytes and everything else of the upload that the write depends on. */
  digest: string;
  /** Writes the record that the bytes belong to. */
  settle(): Promise<Answer>;
  /** Deletes the bytes when no write has used them; never fails. */
  release(): Promise<void>;
}

/** Bytes as an answer. The door serves ranges of them, and opens nothing for a request that needs only the headers. */
export interface Content {
  /** The file name under which a browser saves them. */
  name: string;
  mediaType: string;
  /** In bytes. */
  size: number;
  /** In lower-case hexadecimal. */
  sha256: string;
  /** Opens all bytes, or those between two positions, both included. */
  open(part?: { from: number; to: number }): Promise<Readable>;
}

/** Records as an answer, one in each line. The door reads a page when the caller has received the one before. */
export interface Lines<Of extends object = object> {
  /** The file name under which a browser saves them, without its extension. */
  name: string;
  /** The records after a position, or the first ones; `next` is null when these were the last. */
  page(after: Position | undefined): Promise<{ records: readonly Of[]; next: Position | null }>;
}
