import { ServiceError } from '../../core/errors.ts';
import type { Incoming } from '../incoming.ts';

const secure = { secure: true } as const;

/** Plain HTTP is refused, never redirected: with redirects, clients would send their credentials in clear text each time. */
export const requireHttps = (request: Incoming): typeof secure => {
  if (!request.secure) throw new ServiceError('https_required', 'HTTPS is required.');
  return secure;
};

const decodes = (text: string): boolean => {
  try {
    return !text.includes('%') || decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
};

/** Percent signs that do not introduce UTF-8 are refused: any reading of them would be a guess. */
export const requireWellFormedAddress = ({ path, search }: Incoming): void => {
  if (decodes(path) && decodes(search)) return;
  throw new ServiceError('malformed_request', 'Malformed URL: percent-encoded text must be UTF-8 (RFC 3986).');
};

/** Headers with a single value. Of two values we would use the first, and a proxy in front of us might use the second. */
const single = new Map(
  ['Content-Type', 'Idempotency-Key', 'If-Range', 'Origin', 'Range', 'Referer', 'X-API-Version'].map((name) => [name.toLowerCase(), name]),
);

/** Headers that are lists may be sent several times; credentials that are sent twice are refused where they are read. */
export const requireSingleHeaders = ({ doubled }: Incoming): void => {
  const [name] = doubled.flatMap((one) => single.get(one) ?? []);
  if (name !== undefined) throw new ServiceError('malformed_request', `The request has more than one ${name} header. Send one.`);
};
