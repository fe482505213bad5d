import { ServiceError } from '../../core/errors.ts';
import type { Incoming } from '../incoming.ts';

const secure = { secure: true } as const;

/** Plain HTTP is refused, never redirected: a redirect would let credentials travel in clear once more each time. */
export const requireHttps = (request: Incoming): typeof secure => {
  if (!request.secure) throw new ServiceError('https_required', 'Use https: credentials must not travel in clear.');
  return secure;
};

const decodes = (text: string): boolean => {
  try {
    return !text.includes('%') || decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
};

/** Percent signs that introduce no UTF-8 are refused: whatever they were read as would be a guess. */
export const requireWellFormedAddress = ({ path, search }: Incoming): void => {
  if (decodes(path) && decodes(search)) return;
  throw new ServiceError(
    'malformed_request',
    'The address is not well formed: percent signs must introduce UTF-8 in hexadecimal digits (RFC 3986).',
  );
};

/** Headers that hold one thing each: of two of them the first would be believed, and whoever stands before us may believe the second. */
const single = new Map(
  ['Content-Type', 'Idempotency-Key', 'If-Range', 'Origin', 'Range', 'Referer', 'X-API-Version'].map((name) => [name.toLowerCase(), name]),
);

/** Lists may come in several lines; credentials that come twice are refused where they are looked at. */
export const requireSingleHeaders = ({ doubled }: Incoming): void => {
  const [name] = doubled.flatMap((one) => single.get(one) ?? []);
  if (name !== undefined) throw new ServiceError('malformed_request', `The request has more than one ${name} header. Send one.`);
};
