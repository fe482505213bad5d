import { bodies } from '#generated/platform/operations';
import { storedInstant } from '../core/instants.ts';
import { type Completed, type Filled, fillDefaults, withDefaults } from '../core/patch.ts';
import type { Schemas } from './types.ts';

type Bodies = typeof bodies;
/** The schema of a body of POST or PUT. */
type BodyName = keyof Bodies & keyof Schemas;
type DefaultsOf<Name extends BodyName> = Bodies[Name]['defaults'];

const withStoredTimes = <Fields extends object>(times: readonly string[], fields: Fields): Fields => {
  const given = Object.entries(fields).filter(([name, value]) => times.includes(name) && typeof value === 'string');
  return given.length > 0 ? { ...fields, ...Object.fromEntries(given.map(([name, value]) => [name, storedInstant(value)])) } : fields;
};

/** What is missing in a body, with its default; empty for a schema that is no body of POST or PUT. */
export const defaultsOf = (body: string): Readonly<Record<string, unknown>> => (body in bodies ? bodies[body as BodyName].defaults : {});

/** The names of what a body has, such as the fields of a record that people set. */
export const fieldNames = <Name extends BodyName>(body: Name): Bodies[Name]['fields'] => bodies[body].fields;

/** All fields from a body of POST or PUT: what was sent, and the defaults of the contract for the rest. Times are as they are stored. */
export const allFields = <Name extends BodyName, Given extends Partial<Schemas[Name]>>(
  body: Name,
  given: Given,
): Completed<Given, DefaultsOf<Name>> => {
  const defaults: DefaultsOf<Name> = bodies[body].defaults;
  return withStoredTimes(bodies[body].times, withDefaults(given, defaults));
};

/**
 * The changed fields from a body of PATCH. A null is the default that the contract gives the field in a new record, if there is one. Times
 * are as they are stored.
 * @param body the schema of the body of POST
 */
export const changedFields = <Name extends BodyName, Changes extends object>(
  body: Name,
  changes: Changes,
): Filled<Changes, DefaultsOf<Name>> => {
  const defaults: DefaultsOf<Name> = bodies[body].defaults;
  return withStoredTimes(bodies[body].times, fillDefaults(changes, defaults));
};
