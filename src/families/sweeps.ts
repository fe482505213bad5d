import type { RawBuilder } from 'kysely';
import type { Sweep } from '../data/sweeping/sweep.ts';
import { formerProjectSweep } from './projects/sweeps.ts';

/** What is swept of families once the events about it are gone. @param before SQL for the instant from which an account keeps events */
export const familySweeps = (before: (now: Date) => RawBuilder<unknown>): readonly Sweep[] => [formerProjectSweep(before)];
