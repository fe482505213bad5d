import { complete, type FamilyOf } from '@tessera/platform';
import { builtIn } from '@tessera/platform/built-in';
import { bookFamily } from './books/family.ts';
import { customerFamily } from './customers/family.ts';
import { orderFamily } from './orders/family.ts';

/** The families. Each may know those before it and the built-in ones, and none after it. */
export const families = complete(builtIn.and(customerFamily).and(bookFamily).and(orderFamily));

/**
 * The families of the contract that have no handlers yet; their operations answer 501. A family that is in neither list, or in both,
 * does not compile.
 */
export const pending: Record<Exclude<FamilyOf<'platform'>, (typeof families.names)[number]>, true> = {};
