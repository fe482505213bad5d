import type { Readable } from 'node:stream';

/** What has come in of an upload. */
export interface Measured {
  /** In bytes. */
  size: number;
  /** In lower-case hexadecimal. */
  sha256: string;
}

/** A body of bytes on its way in. */
export interface Upload {
  /** The bytes, once; fails with a ServiceError when they are too many, break off, or are not those of their digest. */
  stream: Readable;
  /** The `Content-Type` as it was sent. */
  mediaType: string | undefined;
  /** Whether an `Idempotency-Key` came along: an earlier answer may then be owed, whatever the state refuses by now. */
  repeatable: boolean;
  /** Is right once the stream has ended. */
  measured(): Measured;
}

/** An upload whose bytes are stored, and belong to nothing yet. */
export interface Received<Answer> {
  /** Stands for the bytes, and for what else of the upload the write depends on. */
  digest: string;
  /** The write that the bytes came for. */
  settle(): Promise<Answer>;
  /** Lets go of the bytes where no write has taken them; never fails. */
  release(): Promise<void>;
}

/** Bytes as an answer: the door serves parts of them, and spares them where only the headers are asked for. */
export interface Content {
  /** Under which name they are saved. */
  name: string;
  mediaType: string;
  /** In bytes. */
  size: number;
  /** In lower-case hexadecimal. */
  sha256: string;
  /** Opens them all, or those between two positions, both included. */
  open(part?: { from: number; to: number }): Promise<Readable>;
}
