import type { Presented } from './principal.ts';

/** A request by its operation's name, as it comes over another door than HTTP. */
export interface Call {
  operation: string;
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  /** Headers that belong to the request, and those that the connection was opened with. */
  headers: Record<string, string | undefined>;
  body?: Record<string, unknown>;
  presented: Presented;
  address: string;
  secure: boolean;
  requestId: string;
}

/** What a call is answered with: what HTTP would have shown. */
export interface Called {
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown> | null;
}
