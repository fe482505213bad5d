import { type Compilable, CompiledQuery } from 'kysely';
import type { Principal } from '../../core/principal.ts';

/** All that a kept statement may know of a caller: it serves every caller of the role. */
export type Viewer = Pick<Principal, 'accountId' | 'userId' | 'role'>;

const failOnUse = (): never => {
  throw new Error('A kept statement is built without the values of those whom it serves.');
};

/** Stands among the parameters of a kept statement until somebody's own value takes its place. */
class Placeholder<Input> {
  readonly valueIn: (input: Input) => unknown;
  readonly [Symbol.toPrimitive] = failOnUse;
  readonly toJSON = failOnUse;

  constructor(valueIn: (input: Input) => unknown) {
    this.valueIn = valueIn;
  }
}

/**
 * Stands for a value where a kept statement is built. It goes into the statement as a parameter, as it is: it cannot become
 * text, so that no statement that is kept for many has the value of one of them in it.
 */
export const placeholder = <Input, Value>(valueIn: (input: Input) => Value): Value => new Placeholder(valueIn) as Value;

interface Seen {
  viewer: Viewer;
}

const accountId = placeholder(({ viewer }: Seen) => viewer.accountId);
const userId = placeholder(({ viewer }: Seen) => viewer.userId);

/** Stands for every viewer of a role. */
export const anyViewer = (role: Viewer['role']): Viewer => ({ accountId, userId, role });

/** Things by their keys, each of them made when it is first asked for; when there are too many, all are made anew. */
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

type Text = Pick<CompiledQuery, 'sql' | 'parameters'>;

const textOf = (statement: Compilable<unknown>): Text => {
  const { sql, parameters } = statement.compile();
  return { sql, parameters };
};

/**
 * Statements that are built and compiled once a key and only filled in after that: building one anew takes longer than all
 * the rest that a server does for a read. What builds a statement may know nothing that its key does not tell.
 */
export const cachedStatements = <Input>() => {
  const cached = memoize<Text>();
  return <Row>(key: string, input: Input, build: () => Compilable<Row>): CompiledQuery<Row> => {
    const { sql, parameters } = cached(key, () => textOf(build()));
    return CompiledQuery.raw(
      sql,
      parameters.map((parameter) => (parameter instanceof Placeholder ? parameter.valueIn(input) : parameter)),
    ) as CompiledQuery<Row>;
  };
};
