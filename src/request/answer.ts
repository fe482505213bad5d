import type { Readable } from 'node:stream';

/** The bytes of an answer. Without a stream only their headers are sent. */
export interface OutgoingBytes {
  type: string;
  /** In bytes; undefined where it is not known beforehand: then the last chunk ends the answer. */
  length: number | undefined;
  stream: Readable | undefined;
  /** Whether the client ends the answer: closing its side of the connection is enough. Other answers are sent to such a client, too. */
  isEndless?: boolean;
}

/** An answer: JSON when `body` is set, else bytes, else only headers. */
export interface Answer {
  status: number;
  /** What answered: the name of an operation or of a door. */
  answeredBy?: string;
  /** The account of the caller, when it is known. */
  accountId?: string;
  /** The code of the error, when the answer is one. */
  errorCode?: string;
  headers: Record<string, string>;
  body?: unknown;
  type?: string;
  bytes?: OutgoingBytes;
}
