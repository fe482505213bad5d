import { families } from '#families/index';
import { keptSince } from '../../account/retention/days.ts';
import { retentionSweeps } from '../../account/retention/sweeps.ts';
import { trafficSweeps } from '../../account/traffic/sweeps.ts';
import { eventSpanSweep } from '../../built-in/events/spans.ts';
import type { Sweep } from '../../data/sweeping/sweep.ts';
import { pausedSweep } from '../../delivery/webhooks/paused-sweep.ts';
import { sessionSweeps } from '../../identity/sweep.ts';
import { tokenSweeps } from '../../identity/tokens/sweep.ts';
import { operatorAnswerSweeps } from '../../operators/answers.ts';
import { answerSweeps } from '../../rules/idempotency.ts';

/** All sweeps in order: rows that refer to others are swept first. */
export const allSweeps = (archive: { isArchiving: boolean }): readonly Sweep[] => [
  eventSpanSweep,
  ...answerSweeps,
  ...operatorAnswerSweeps,
  ...trafficSweeps,
  pausedSweep(keptSince('events')),
  ...retentionSweeps(archive),
  ...families.sweeps(keptSince('events')),
  ...sessionSweeps,
  ...tokenSweeps,
];
