import { inSpan } from '../core/tracing.ts';
import type { AuthenticationFrame, Begun, Door, Incoming, Message, RefusalCounts, SubscriptionFrame } from './incoming.ts';
import type { Admitted } from './states.ts';

/** The type of a request before its first step, at each door. Calls of the channel are secure: its connection was opened over TLS. */
export interface Start {
  rest: Incoming;
  graphql: Incoming;
  agents: Incoming;
  socket: Message;
  channel: Incoming & { secure: true };
  subscribe: SubscriptionFrame;
  batch: Incoming & Omit<Admitted, 'permitted'>;
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

/** Against whose quota a refusal may count at a door: the caller's if and only if the caller is known. */
type MayCountFor<D extends Door, State> = D extends 'authenticate'
  ? 'attempt' | 'nobody'
  : State extends { caller: unknown }
    ? 'caller'
    : 'address' | 'sender';

/** What a row does at a door: the door's own step of that name, where it has one. */
type RunOf<One extends Row, Steps> = One[0] extends keyof Steps ? Steps[One[0]] : One[1];

/**
 * The type of a request after a door's steps, or an error text. `Given` are the door's dependencies and `Steps` its own steps, which may
 * need more and add more than the table says; without them, the table alone is checked.
 */
export type After<Rows, D extends Door, Given = never, Steps = object, State = Start[D]> = Rows extends readonly [
  infer First extends Row,
  ...infer Others,
]
  ? D extends First[2][number]
    ? State extends NeedsOf<RunOf<First, Steps>>
      ? AddsOf<RunOf<First, Steps>> extends AddsOf<First[1]>
        ? [Given] extends [WantsOf<RunOf<First, Steps>>]
          ? First[3] extends MayCountFor<D, State>
            ? After<Others, D, Given, Steps, State & AddsOf<RunOf<First, Steps>>>
            : `${First[0]} cannot count for ${First[3]}, at ${D}`
          : `${First[0]} lacks a dependency, at ${D}`
        : `${First[0]} adds less than the table says, at ${D}`
      : `${First[0]} stands before what it needs, at ${D}`
    : After<Others, D, Given, Steps, State>
  : State;

type Misplaced<Rows> = { [D in Door]: Extract<After<Rows, D>, string> }[Door];

/** Checks the table: a step that needs what no step before it adds does not compile. */
export const inOrder = <const Rows extends readonly Row[]>(
  rows: Rows & ([Misplaced<Rows>] extends [never] ? unknown : Misplaced<Rows>),
): Rows => rows;

/** A step that each door implements itself: what it may need, and what it has to add. */
export const doorStep =
  <Needs extends Begun, Adds extends object = object>() =>
  <Name extends string>(name: Name) =>
  (request: Needs, { steps }: { steps: { [N in Name]: (request: Needs) => Adds | Promise<Adds> } }) =>
    steps[name](request);

/** The names of a door's steps. */
export type StepOf<Rows extends readonly Row[], D extends Door> = {
  [At in keyof Rows]: D extends Rows[At][2][number] ? Rows[At][0] : never;
}[number];

/** Takes a part of the steps. It is synchronous when all of them are. */
export type Part = (request: Begun) => undefined | Promise<void>;

/** The steps of a door, ready to be run in parts. */
export interface Parts<Name extends string> {
  /** One step. */
  step: (name: Name) => Part;
  /** The steps from the first one to this one. */
  through: (last: Name) => Part;
  /** The steps before one. */
  before: (name: Name) => Part;
  /** The steps after one and before another. */
  between: (after: Name, before: Name) => Part;
}

/** The steps of a door, ready to be run. `Done` is what a request has after the last one. */
export interface Walk<Name extends string, Request, Done> extends Parts<Name> {
  /** All steps. */
  all: (request: Request) => Promise<Request & Done>;
  /** The steps after one, for requests that have taken those before. */
  after: (name: Name) => (request: Request) => Promise<Request & Done>;
}

const add = (request: Begun, added: unknown): void => {
  if (typeof added === 'object') Object.assign(request, added);
};

/** The steps that have a span of their own: those that may wait for others. */
const traced: ReadonlySet<string> = new Set(['authenticate', 'body', 'admit', 'handle', 'prepare', 'execute']);

const stepRunner = (row: Row, dependencies: object) => {
  const [name, ownRun, , refusal] = row;
  const run: Run = traced.has(name) ? (request, given) => inSpan({ name }, () => ownRun(request, given)) : ownRun;
  const step = { name, refusal };
  return (request: Begun): ReturnType<Part> => {
    request.step = step;
    const added = run(request, dependencies);
    if (added instanceof Promise) return added.then((later) => add(request, later));
    add(request, added);
    return undefined;
  };
};

/** Runs steps one after another. */
const runInOrder = (steps: readonly Part[], request: Begun, from = 0): ReturnType<Part> => {
  for (let at = from; at < steps.length; at += 1) {
    const pending = steps[at]!(request);
    if (pending) return pending.then(() => runInOrder(steps, request, at + 1));
  }
  return undefined;
};

const walkOf = <Name extends string, Request extends Begun, Done>(
  rows: readonly Row[],
  door: Door,
  dependencies: object,
): Walk<Name, Request, Done> => {
  const ownRows = rows.filter(([, , doors]) => doors.includes(door));
  const runs = ownRows.map((row) => stepRunner(row, dependencies));
  const at = (wanted: string): number => {
    const found = ownRows.findIndex(([name]) => name === wanted);
    if (found < 0) throw new Error(`There is no step ${wanted} at the door ${door}.`);
    return found;
  };
  const part = (from: number, to = runs.length): Part => {
    const steps = runs.slice(from, to);
    return (request) => runInOrder(steps, request);
  };
  const toTheEnd = (from: number) => {
    const steps = part(from);
    return async (request: Request): Promise<Request & Done> => {
      await steps(request);
      // The steps add to the request itself; `After` is the type of the result.
      return request as Request & Done;
    };
  };
  return {
    all: toTheEnd(0),
    step: (name) => runs[at(name)]!,
    through: (last) => part(0, at(last) + 1),
    before: (name) => part(0, at(name)),
    between: (after, before) => part(at(after) + 1, at(before)),
    after: (name) => toTheEnd(at(name) + 1),
  };
};

/** Makes the steps of a table runnable: each door gets its steps with their dependencies, which include its own steps. */
export const walksOf =
  <const Rows extends readonly Row[]>(rows: Rows) =>
  <D extends Door, Given extends { steps: object }>(
    door: D,
    dependencies: Given & (After<Rows, D, Given, Given['steps']> extends infer Fault extends string ? Fault : unknown),
  ): Walk<StepOf<Rows, D>, Start[D], After<Rows, D, Given, Given['steps']>> =>
    walkOf(rows, door, dependencies);
