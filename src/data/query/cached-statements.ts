import type { Compilable } from 'kysely';
import type { Principal } from '../../core/principal.ts';
import type { Statement } from '../connection/statements/joint-reads.ts';

/** All that a cached statement may depend on: it serves every caller with the same role. */
export type Viewer = Pick<Principal, 'accountId' | 'userId' | 'role'>;

const failOnUse = (): never => {
  throw new Error('A cached statement is built without the values of its callers.');
};

/** A parameter of a cached statement; each execution puts the caller's value in its place. */
class Placeholder<Input> {
  readonly valueIn: (input: Input) => unknown;
  readonly [Symbol.toPrimitive] = failOnUse;
  readonly toJSON = failOnUse;

  constructor(valueIn: (input: Input) => unknown) {
    this.valueIn = valueIn;
  }
}

/**
 * Stands for a value while a cached statement is built. It can only become a parameter and throws when it is turned into text, so
 * that a cached statement never contains the value of one caller.
 */
export const placeholder = <Input, Value>(valueIn: (input: Input) => Value): Value => new Placeholder(valueIn) as Value;

interface Seen {
  viewer: Viewer;
}

const accountId = placeholder(({ viewer }: Seen) => viewer.accountId);
const userId = placeholder(({ viewer }: Seen) => viewer.userId);

/** A viewer of placeholders, for every caller with the role. */
export const anyViewer = (role: Viewer['role']): Viewer => ({ accountId, userId, role });

/** A cache by key: each entry is made at its first use. When the cache is full, it is cleared. */
export const memoize = <Thing>(atMost = 200): ((key: string, make: () => Thing) => Thing) => {
  const made = new Map<string, Thing>();
  return (key, make) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= atMost) made.clear();
    const thing = make();
    made.set(key, thing);
    return thing;
  };
};

/** A compiled statement whose values are filled in for each execution. */
interface Template<Input> {
  sql: string;
  parametersFor(input: Input): unknown[];
}

/** Compiles a statement of placeholders. */
export const templateOf = <Input>(statement: Compilable<unknown>): Template<Input> => {
  const { sql, parameters } = statement.compile();
  return {
    sql,
    parametersFor: (input) => parameters.map((parameter) => (parameter instanceof Placeholder ? parameter.valueIn(input) : parameter)),
  };
};

/**
 * Builds and compiles a statement once for each key, and then only fills in the values: building one takes longer than the rest of a
 * read on the server. `build` may depend only on what is part of the key.
 */
export const cachedStatements = <Input>() => {
  const cached = memoize<Template<Input>>();
  return (key: string, input: Input, build: () => Compilable<unknown>): Statement => {
    const { sql, parametersFor } = cached(key, () => templateOf(build()));
    return { sql, parameters: parametersFor(input) };
  };
};
