import type { RawBuilder } from 'kysely';
import type { DecidingKind } from '../contract/event-readers.ts';
import type { ResolvingFamily } from '../contract/graphql.ts';
import type { SearchedKindWithReaders } from '../contract/searched.ts';
import type { FamilyOf, Handlers, RelatedRecords, Schemas } from '../contract/types.ts';
import type { Clock } from '../core/clock.ts';
import type { Sealer } from '../core/sealing.ts';
import type { Queries } from '../data/connection/database.ts';
import type { ObjectStore } from '../data/objects/object-store.ts';
import type { Viewer } from '../data/query/cached-statements.ts';
import type { Sweep } from '../data/sweeping/sweep.ts';
import type { FamilyTablesInOrder } from '../data/tables/family-table.ts';
import type { OperationWork } from '../operations/leases.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { ListChangeSources } from '../rules/graphql-list-changes.ts';
import type { FindNode, NodeReaders } from '../rules/graphql-nodes.ts';
import type { FamilyResolvers } from '../rules/graphql-resolvers.ts';
import type { PlaceReaders } from './readers.ts';
import type { SceneKind } from './scene.ts';
import type { FamilySeed } from './seed.ts';

/** Who sees the records of the families that decide it, by the kind of record. */
export type Readers = Readonly<Record<DecidingKind, PlaceReaders>>;

/** What an installation gives all families. */
export interface Surroundings {
  db: Queries;
  clock: Clock;
  /** Stores the bytes of files. */
  objects: ObjectStore;
  /** Encrypts with a secret of the installation. */
  sealer: (name: string) => Sealer;
  /** The root of the REST API. */
  publicUrl: string;
  /** Whether outgoing requests may use plain http, as in development. */
  allowPlainHttp: boolean;
  /** Sends requests to the URLs that users give. */
  outbound: Pick<Outbound, 'send' | 'refuses'>;
  /** Called when an operation may be waiting for a worker. */
  onWork: () => void;
}

/** Whether a caller sees the record whose id is in a column, by its kind. Search asks for each record that it has found. */
export type SeenKinds = Readonly<Record<SearchedKindWithReaders, (caller: Viewer, id: RawBuilder<unknown>) => RawBuilder<boolean>>>;

/** What a family is given besides the services of the families before it. */
export interface Given extends Surroundings {
  readers: Readers;
  /** Finds a record of any family. It can be called once all families are composed. */
  findNode: FindNode;
  /** Those of all families, once these are composed. */
  seen: SeenKinds;
}

/** What is known of a family without a running server. */
export interface FamilyFacts {
  /** Its name in the contract. */
  name: FamilyOf<'platform'>;
  /** Its tables, ordered so that each refers to earlier ones only. */
  tables?: Partial<FamilyTablesInOrder>;
  /** The secrets of the installation with which it seals. The database has them under these names. */
  secrets?: readonly string[];
  /** Its records in scenes of the mock. */
  scene?: SceneKind;
  /** What an account is filled with. */
  seeds?: readonly FamilySeed[];
  /** Who sees its records, and so who may read the events about what is in them. */
  readers?: Partial<Readers>;
  /** What is swept once the events about it are gone. @param before SQL for the instant from which an account keeps events */
  sweeps?: (before: (now: Date) => RawBuilder<unknown>) => readonly Sweep[];
}

/** What a family adds to a server. Those by family have its name. */
export interface Parts {
  /** What later families are given, by name. */
  services: object;
  /** Its handlers, by family. */
  handlers: object;
  /** Its resolvers, by family. */
  resolvers: object;
  /** Its records that others show with `expand`, by schema. */
  related?: object;
  /** The work of the operations that it begins, by type. */
  works?: object;
  /** What those need to know who follow lists. */
  listChanges?: object;
  /** Whether a caller sees a record, by its kind: for kinds that search finds and that not everyone sees. */
  seen?: object;
  /** Whether a user is in an audience that it decides about, by the audience. */
  audiences?: object;
}

/** A family: what is known of it, and how it is composed of what it is given. */
export interface Family<Needs = never> extends FamilyFacts {
  compose: (given: Needs) => Parts;
}

/** The work of each type of operations. */
export type Works = Readonly<Record<Schemas['OperationType'], OperationWork>>;

/** What all families together have to add: what is missing does not compile. */
export interface AllParts extends Parts {
  services: NodeReaders;
  resolvers: { [F in ResolvingFamily]: FamilyResolvers<F> };
  related: RelatedRecords;
  works: Works;
  listChanges: Pick<ListChangeSources, 'positionOf'>;
  audiences: ListChangeSources['audiences'];
  seen: SeenKinds;
  handlers: { [F in FamilyOf<'platform'>]?: Handlers<F> };
}
