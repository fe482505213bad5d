import type { AuthenticationFrame, Begun, Door, Incoming, Message, RefusalCounts, SubscriptionFrame } from './incoming.ts';

/** The type of a request before its first step, at each door. Calls of the channel are secure: its connection was opened over TLS. */
interface Start {
  rest: Incoming;
  graphql: Incoming;
  socket: Message;
  channel: Incoming & { secure: true };
  subscribe: SubscriptionFrame;
  authenticate: AuthenticationFrame;
}

/** A step as it is run. It is declared as a method so that it may need more than `Begun`: `inOrder` checks that it gets that. */
interface AnyStep {
  run(request: Begun, dependencies: object): unknown;
}
type Run = AnyStep['run'];

/** A row of the table: the step's name, what it does, the doors that take it, and for whom its refusal counts. */
export type Row = readonly [name: string, run: Run, doors: readonly Door[], refusal: RefusalCounts];

type NeedsOf<Step> = Step extends (request: infer Needs, ...others: never) => unknown ? Needs : never;
type WantsOf<Step> = Step extends (request: never, dependencies: infer Wants) => unknown ? Wants : never;
type FoundBy<Step> = Step extends (...given: never) => infer Found ? Extract<Awaited<Found>, object> : never;
type AddsOf<Step> = [FoundBy<Step>] extends [never] ? unknown : FoundBy<Step>;

/** The type of a request after a door's steps; an error text when a step comes before one that it needs. */
export type After<Rows, D extends Door, State = Start[D]> = Rows extends readonly [infer First extends Row, ...infer Others]
  ? D extends First[2][number]
    ? State extends NeedsOf<First[1]>
      ? After<Others, D, State & AddsOf<First[1]>>
      : `${First[0]} stands before what it needs, at ${D}`
    : After<Others, D, State>
  : State;

type Misplaced<Rows> = { [D in Door]: Extract<After<Rows, D>, string> }[Door];

/** Checks the table: a step that needs what no step before it adds does not compile. */
export const inOrder = <const Rows extends readonly Row[]>(
  rows: Rows & ([Misplaced<Rows>] extends [never] ? unknown : Misplaced<Rows>),
): Rows => rows;

/** A step that each door implements itself: what it may need, and what it has to add. */
export const own =
  <Needs extends Begun, Adds extends object = object>() =>
  <Name extends string>(name: Name) =>
  (request: Needs, { own: steps }: { own: { [N in Name]: (request: Needs) => Adds | Promise<Adds> } }) =>
    steps[name](request);

/** The same with a door's own steps, which may need more and add more than the table says. */
type AfterOwn<Rows, D extends Door, Given, Own, State = Start[D]> = Rows extends readonly [infer First extends Row, ...infer Others]
  ? D extends First[2][number]
    ? First[0] extends keyof Own
      ? State extends NeedsOf<Own[First[0]]>
        ? AddsOf<Own[First[0]]> extends AddsOf<First[1]>
          ? AfterOwn<Others, D, Given, Own, State & AddsOf<Own[First[0]]>>
          : `${First[0]} adds less than the table says, at ${D}`
        : `${First[0]} needs what no step before it adds, at ${D}`
      : Given extends WantsOf<First[1]>
        ? AfterOwn<Others, D, Given, Own, State & AddsOf<First[1]>>
        : `${First[0]} lacks a dependency, at ${D}`
    : AfterOwn<Others, D, Given, Own, State>
  : State;

/** The steps of a door, ready to be run. */
export interface Walk<Name extends string = string> {
  /** One step. */
  step: (name: Name) => (request: Begun) => undefined | Promise<void>;
  /** The steps after one and before another; without `after` from the first, without `before` to the last. */
  between: (after: Name | undefined, before?: Name) => (request: Begun) => undefined | Promise<void>;
}

const add = (request: Begun, added: unknown): void => {
  if (typeof added === 'object') Object.assign(request, added);
};

const taking = (row: Row, dependencies: object) => {
  const [name, run, , refusal] = row;
  const step = { name, refusal };
  return (request: Begun): undefined | Promise<void> => {
    request.step = step;
    const added = run(request, dependencies);
    if (added instanceof Promise) return added.then((later) => add(request, later));
    add(request, added);
    return undefined;
  };
};

type Taking = ReturnType<typeof taking>;

/** Runs steps one after another. It is synchronous when all of them are. */
const runInOrder = (steps: readonly Taking[], request: Begun, from = 0): undefined | Promise<void> => {
  for (let at = from; at < steps.length; at += 1) {
    const pending = steps[at]!(request);
    if (pending) return pending.then(() => runInOrder(steps, request, at + 1));
  }
  return undefined;
};

const walkOf = (rows: readonly Row[], door: Door, dependencies: object): Walk => {
  const taken = rows.filter(([, , doors]) => doors.includes(door));
  const runs = taken.map((row) => taking(row, dependencies));
  const at = (wanted: string): number => {
    const found = taken.findIndex(([name]) => name === wanted);
    if (found < 0) throw new Error(`There is no step ${wanted} at the door ${door}.`);
    return found;
  };
  return {
    step: (name) => runs[at(name)]!,
    between: (after, before) => {
      const part = runs.slice(after === undefined ? 0 : at(after) + 1, before === undefined ? undefined : at(before));
      return (request) => runInOrder(part, request);
    },
  };
};

/** Makes the steps of a table runnable: each door gets its steps with their dependencies, which include its own steps. */
export const walksOf =
  <const Rows extends readonly Row[]>(rows: Rows) =>
  <D extends Door, Given extends { own: object }>(
    door: D,
    dependencies: Given & (AfterOwn<Rows, D, Given, Given['own']> extends infer Fault extends string ? Fault : unknown),
  ): Walk<Rows[number][0]> =>
    walkOf(rows, door, dependencies);
