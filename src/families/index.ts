import { complete, type FamilyOf } from '@tessera/platform';
import { builtIn } from '@tessera/platform/built-in';
import { commentFamily } from './comments/family.ts';
import { fileFamily } from './files/family.ts';
import { integrationFamily } from './integrations/family.ts';
import { projectFamily } from './projects/family.ts';
import { taskFamily } from './tasks/family.ts';
import { teamFamily } from './teams/family.ts';

/** The families. Each may know those before it and the built-in ones, and none after it. */
export const families = complete(
  builtIn.and(teamFamily).and(projectFamily).and(taskFamily).and(fileFamily).and(commentFamily).and(integrationFamily),
);

/**
 * The families of the contract that have no handlers yet; their operations answer 501. A family that is in neither list, or in both,
 * does not compile.
 */
export const pending: Record<Exclude<FamilyOf<'platform'>, (typeof families.names)[number]>, true> = {};
