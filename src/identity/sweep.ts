import { byTime } from '../data/sweeping/aged-rows.ts';
import type { Sweep } from '../data/sweeping/sweep.ts';

/** How long expired rows are kept, in milliseconds, so that the error is "expired" and not "unknown". */
const ageMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes sessions, second steps, links and address changes that expired long ago, and challenges that can no longer be reused. */
export const sessionSweeps: readonly Sweep[] = [
  ...(['sessions', 'sign_in_challenges', 'password_links', 'email_changes'] as const).map((table) =>
    byTime({ table, at: 'expires_at', ageMs }),
  ),
  byTime({ table: 'used_passkey_challenges', at: 'expires_at', ageMs: 0 }),
];
