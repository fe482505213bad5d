import { retentionSweeps } from '../../account/retention/sweeps.ts';
import { trafficSweeps } from '../../account/traffic/sweeps.ts';
import type { Sweep } from '../../data/sweeping/sweep.ts';
import { sessionSweeps } from '../../identity/sweep.ts';
import { tokenSweeps } from '../../identity/tokens/sweep.ts';
import { operatorAnswerSweeps } from '../../operators/answers.ts';
import { answerSweeps } from '../../rules/idempotency.ts';

/** All that is deleted when its time is over, in the order in which it is: what refers to other rows comes before them. */
export const allSweeps = (archive: { isArchiving: boolean }): readonly Sweep[] => [
  ...answerSweeps,
  ...operatorAnswerSweeps,
  ...trafficSweeps,
  ...retentionSweeps(archive),
  ...sessionSweeps,
  ...tokenSweeps,
];
