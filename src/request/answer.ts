import type { Readable } from 'node:stream';

/** Bytes that go out; without a stream only what they would be is told. */
export interface OutgoingBytes {
  type: string;
  length: number;
  stream: Readable | undefined;
}

/** What goes out: JSON when `body` is set, else bytes, else nothing but headers. */
export interface Answer {
  status: number;
  /** What answered: an operation, or a door that is none. */
  answeredBy?: string;
  /** What the error is called, when it is one. */
  errorCode?: string;
  headers: Record<string, string>;
  body?: unknown;
  type?: string;
  bytes?: OutgoingBytes;
}
