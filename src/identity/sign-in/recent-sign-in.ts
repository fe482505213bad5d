import { lifetimes } from '../../contract/plans.ts';

/** Whether a person who signed in at a time may still give and take authority. */
export const isRecent = (signedInAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(signedInAt) <= lifetimes.recent_sign_in * 1000;
