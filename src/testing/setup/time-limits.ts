import { timeLimits } from '../../core/time-limit.ts';

// A correct server gives up what takes too long, and on a busy machine anything may. Tests of these limits turn them on with `withTimeLimits`.
timeLimits.areOn = false;
process.env.TESSERA_TIME_LIMITS = 'off';
