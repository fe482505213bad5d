import type { Mutant } from '../mutant.ts';
import { data } from './data.ts';
import { delivery } from './delivery.ts';
import { families } from './families.ts';
import { identity } from './identity.ts';
import { requests } from './requests.ts';
import { rules } from './rules.ts';

/** All mutants, room by room. */
export const mutants: readonly Mutant[] = [...rules, ...families, ...identity, ...delivery, ...requests, ...data];
