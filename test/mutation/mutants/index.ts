import type { Mutant } from '../mutant.ts';
import { answers } from './answers.ts';
import { clients } from './clients.ts';
import { dashboard } from './dashboard.ts';
import { data } from './data.ts';
import { families } from './families.ts';
import { followers } from './followers.ts';
import { gate } from './gate.ts';
import { groups } from './groups.ts';
import { identity } from './identity.ts';
import { oauth } from './oauth.ts';
import { parity } from './parity.ts';
import { release } from './release.ts';
import { requests } from './requests.ts';
import { rules } from './rules.ts';
import { testing } from './testing.ts';
import { webhooks } from './webhooks.ts';

/** All mutants. */
export const mutants: readonly Mutant[] = [
  ...rules,
  ...families,
  ...identity,
  ...oauth,
  ...followers,
  ...webhooks,
  ...requests,
  ...clients,
  ...data,
  ...groups,
  ...gate,
  ...dashboard,
  ...parity,
  ...answers,
  ...release,
  ...testing,
];
