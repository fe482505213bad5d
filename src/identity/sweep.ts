import { byTime } from '../data/sweeping/aged-rows.ts';
import type { Sweep } from '../data/sweeping/sweep.ts';

/** How long expired rows are stored, in milliseconds, so that the error is "expired" and not "unknown". */
const ageMs = 30 * 24 * 60 * 60 * 1000;

/** Sessions, second steps of sign-ins, links and changes of addresses that expired long ago, and challenges that can no longer be used again. */
export const sessionSweeps: readonly Sweep[] = [
  ...(['sessions', 'sign_in_challenges', 'password_links', 'email_changes'] as const).map((table) =>
    byTime({ table, at: 'expires_at', ageMs }),
  ),
  byTime({ table: 'used_passkey_challenges', at: 'expires_at', ageMs: 0 }),
];
