import type { Origin, Presented, Principal } from '../core/principal.ts';
import type { Count } from './counted.ts';

/** Who came in, and by what. */
export interface Admitted {
  caller: Principal;
  presented: Presented;
  origin: Origin;
}

/** What goes out. */
export interface Reply {
  status: number;
  /** Why the request was not carried out, as REST has it. */
  errorCode?: string;
  headers: Record<string, string>;
  body: unknown;
  type: string;
}

/** A request at the entrance that the doors share: what every request obeys, before this door's own rules. */
export interface Visit extends Count {
  method: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string | string[] | undefined>;
  requestId: string;
  /** Lets the request in. @throws ServiceError as REST does: https, version, credentials, origin */
  admit: () => Promise<Admitted>;
  /** The body whole. @throws ServiceError `payload_too_large`, `unsupported_media_type`, `malformed_request` */
  readBody: () => Promise<Buffer>;
  reply: (reply: Reply) => Promise<void>;
}
