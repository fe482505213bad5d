import type { Credential } from './principal.ts';

/** A request by the name of its operation, as it arrives through another door than HTTP. */
export interface Call {
  operation: string;
  path?: Record<string, string>;
  /** A list of values is an array, or a text with commas. */
  query?: Record<string, string | number | boolean | readonly (string | number | boolean)[]>;
  /** The headers of the request, and those that the connection was opened with. */
  headers: Record<string, string | undefined>;
  body?: Record<string, unknown>;
  credential: Credential;
  address: string;
  secure: boolean;
  requestId: string;
}

/** The answer to a call: what HTTP would have sent. */
export interface Called {
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown> | null;
}
