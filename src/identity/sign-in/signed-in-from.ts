import type { Origin } from '../../core/principal.ts';

/** Where a person signs in from, and with what. */
export type SignedInFrom = Pick<Origin, 'address' | 'userAgent'>;

/** Maximum stored length of a `User-Agent`, in characters. */
const most = 256;

/** The same as columns. PostgreSQL stores no NUL, and a lone surrogate is not valid UTF-8. */
export const placeOf = ({ address, userAgent }: SignedInFrom) => ({
  address,
  user_agent: userAgent?.slice(0, most).replaceAll('\0', '').toWellFormed() || null,
});
