import { enumValues, propertyResolvers } from '../contract/graphql.ts';
import { operations, platformFamilies } from '../contract/operations.ts';
import type { FamilyOf, Handler, OperationId } from '../contract/types.ts';
import type { FamilyTablesInOrder } from '../data/tables/family-table.ts';
import { listSubscriptions } from '../rules/graphql-list-changes.ts';
import { findNodes, type NodeReaders } from '../rules/graphql-nodes.ts';
import type { FamiliesResolvers } from '../rules/graphql-resolvers.ts';
import { createTransitions, tryFilters } from '../rules/list-transitions.ts';
import type { AllParts, Family, Given, Parts, Readers, Surroundings, Works } from './family.ts';
import { nodeResolvers } from './node-resolvers.ts';
import type { RecordKind } from './scene.ts';

/** What the families have to have together, besides parts: each table and each kind of readers is some family's. */
type Counted<F extends Family> = {
  names: { [Name in F['name']]: true };
  tables: F extends { tables: infer Tables } ? Tables : object;
  readers: F extends { readers: infer Own } ? Own : object;
};

type AllHandlers = { [Id in OperationId]?: Handler<Id> };

/** Every handler by operationId. A project has those operations of the package's families that its contract gives an address. */
const addressed = (handlers: Readonly<Record<string, object>>): AllHandlers => {
  const all = Object.values(handlers).flatMap((own) => Object.entries(own));
  return Object.fromEntries(all.filter(([name]) => Object.hasOwn(operations, name))) as AllHandlers;
};

/** Families in their order. Each knows those before it. @typeParam Has what they have so far @typeParam Own what they add to a server */
export interface InOrder<Around extends Surroundings, Has, Own extends Parts> {
  readonly all: readonly Family[];
  /** Types only. */
  readonly has?: Has;
  readonly adds?: Own;
  /** Adds a family. One that needs a family which is not before it does not compile. */
  and<const F extends Family<Around & Given & Own['services']>>(
    family: F & { compose: (given: never) => { handlers: Record<F['name'], unknown> } },
  ): InOrder<Around, Has & Counted<F>, Own & ReturnType<F['compose']>>;
}

const inList = <Around extends Surroundings, Has, Own extends Parts>(all: readonly Family[]): InOrder<Around, Has, Own> => ({
  all,
  and: (family) => inList([...all, family]),
});

/** No families yet. @typeParam Around what the installation gives */
export const inOrder = <Around extends Surroundings>() => inList<Around, unknown, Required<Parts>>([]);

/** Records about those of any family are stored after all others. */
const storedLast = (kind: RecordKind | undefined): number => (kind?.isLast ? 1 : 0);

/** The parts that the families add, merged. What each is given has the services of those before it. */
const composed = (families: readonly Family[], given: Omit<Given, 'findNode' | 'seen'>) => {
  const parts = { services: {}, handlers: {}, resolvers: {}, related: {}, works: {}, listChanges: {}, audiences: {}, seen: {} };
  const findNode = findNodes(parts.services as NodeReaders);
  for (const { compose } of families) {
    const own = compose({ ...given, findNode, seen: parts.seen, ...parts.services } as never);
    for (const part of Object.keys(own) as (keyof Parts)[]) Object.assign(parts[part], own[part]);
  }
  // The types say that together they have everything.
  return { ...(parts as unknown as AllParts), findNode };
};

/** The resolvers of all fields: those that show a property, those that follow a list, and those of the families. Each type of the roots has fields of every family. */
const resolversOf = (
  { db }: Surroundings,
  { resolvers, listChanges, audiences, findNode }: ReturnType<typeof composed>,
): FamiliesResolvers => {
  const sources = {
    ...listChanges,
    audiences,
    transitionOf: createTransitions(db),
    tryFilters: (accountId: string, filters: Parameters<typeof tryFilters>[2]) => tryFilters(db, accountId, filters),
  };
  const shared = [enumValues, propertyResolvers, nodeResolvers(findNode), { Subscription: listSubscriptions(sources) }];
  const merged: Record<string, object> = {};
  for (const [type, fields] of [...shared, ...Object.values(resolvers)].flatMap((part) => Object.entries<object>(part)))
    merged[type] = { ...merged[type], ...fields };
  // The families and the field map have every field; the types say so.
  return merged as unknown as FamiliesResolvers;
};

/** What the families are together, once none is missing: facts, and how a server has them. */
export const complete = <Around extends Surroundings, Name extends FamilyOf<'platform'>, Own extends AllParts>({
  all: listed,
}: InOrder<Around, { names: { [N in Name]: true }; tables: FamilyTablesInOrder; readers: Readers }, Own>) => {
  // A project has those of the package's families that are in its contract.
  const all = listed.filter(({ name }) => platformFamilies.includes(name));
  const readers = Object.assign({}, ...all.map((one) => one.readers)) as Readers;
  return {
    names: all.map(({ name }) => name) as Name[],
    /** The tables, ordered so that each refers to earlier ones only. */
    tables: Object.assign({}, ...all.map(({ tables }) => tables)) as FamilyTablesInOrder,
    secrets: all.flatMap(({ secrets = [] }) => secrets),
    /** The kinds of records in scenes, ordered so that each refers to earlier ones only. */
    scenes: all.flatMap(({ scene = [] }) => scene).sort((one, other) => storedLast(one) - storedLast(other)),
    /** What an account is filled with, in the same order. */
    seeds: all.flatMap(({ seeds = [] }) => seeds).sort((one, other) => storedLast(one.kind) - storedLast(other.kind)),
    /** The family in which the size of sample data is counted; undefined where no family counts it. */
    sizedBy: all.find(({ seeds }) => seeds?.some(({ countsSize }) => countsSize))?.name,
    readers,
    sweeps: (...given: Parameters<NonNullable<Family['sweeps']>>) => all.flatMap(({ sweeps }) => sweeps?.(...given) ?? []),

    compose: (around: Around) => {
      const parts = composed(all, { ...around, readers });
      return {
        /** Every implemented handler, by operationId. */
        handlers: addressed(parts.handlers),
        related: parts.related,
        works: parts.works as Works,
        /** The resolvers of every GraphQL field that belongs to a family. */
        resolvers: resolversOf(around, parts),
        services: parts.services as Own['services'],
      };
    },
  };
};
