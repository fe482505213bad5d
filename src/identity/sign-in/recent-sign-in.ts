import { lifetimes } from '../../contract/plans.ts';

/** Whether a sign-in is recent enough to grant and revoke authority. */
export const isRecent = (signedInAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(signedInAt) <= lifetimes.recent_sign_in * 1000;
