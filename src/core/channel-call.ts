import type { Credential } from './principal.ts';

/** A request by operation name, as it arrives through a door other than HTTP. */
export interface Call {
  operation: string;
  path?: Record<string, string>;
  /** A list of values is an array, or a comma-separated string. */
  query?: Record<string, string | number | boolean | readonly (string | number | boolean)[]>;
  /** The headers of the request, and those of its connection. */
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
