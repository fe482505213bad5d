import type { operations as accountFacts, records as accountRecords } from '#generated/account/operations';
import type { operations as Account, components as accountComponents } from '#generated/account/types';
import type { operations as identityFacts } from '#generated/identity/operations';
import type { operations as Identity, components as identityComponents } from '#generated/identity/types';
import type { operations as platformFacts, records as platformRecords } from '#generated/platform/operations';
import type { components, operations as Platform } from '#generated/platform/types';
import type { ServiceError } from '../core/errors.ts';
import type { IfMatch } from '../core/if-match.ts';
import type { Credential, Origin, Principal } from '../core/principal.ts';
import type { ListQuery, Position } from '../core/query/list-query.ts';
import type { Content, Lines, Received, RepeatableUpload } from './binary-bodies.ts';

type Facts = typeof platformFacts & typeof identityFacts & typeof accountFacts;
type Operations = Platform & Identity & Account;
type Described = keyof Facts & keyof Operations;

/** The platform contract's schemas by their names. */
export type Schemas = components['schemas'];
/** The identity contract's schemas by their names. */
export type IdentitySchemas = identityComponents['schemas'];
/** The account contract's schemas by their names. */
export type AccountSchemas = accountComponents['schemas'];
/** The operationId of every operation with a handler; HTML pages have none. */
export type OperationId = { [Id in Described]: Facts[Id]['page'] extends true ? never : Id }[Described];
/** The name of a family of operations. */
export type Family = Facts[OperationId]['family'];
/** The families of one contract. */
export type FamilyOf<Document extends string> = {
  [Id in OperationId]: Facts[Id]['document'] extends Document ? Facts[Id]['family'] : never;
}[OperationId];
/** The operations of one family. */
export type OperationsOf<F extends Family> = { [Id in OperationId]: Facts[Id]['family'] extends F ? Id : never }[OperationId];

type ValueOf<T> = T extends T ? T[keyof T] : never;
type Expansions = ValueOf<ValueOf<typeof platformRecords & typeof accountRecords>['expands']>;

/** The kinds of records that `expand` adds. */
export type RelatedKind = Expansions['of'] & keyof Schemas;
/** Finds related records by their kind and ids: those that exist and that the caller sees. */
export type RelatedRecords = {
  readonly [Kind in RelatedKind]: (caller: Principal, ids: readonly string[]) => Promise<ReadonlyMap<string, Schemas[Kind]>>;
};

type Parameters<Id extends OperationId> = Operations[Id]['parameters'];
type PathOf<Id extends OperationId> = Parameters<Id> extends { path: infer Path } ? Path : Record<never, never>;
type QueryOf<Id extends OperationId> = Parameters<Id> extends { query?: infer Query } ? NonNullable<Query> : Record<never, never>;
type Sent<Id extends OperationId> = Operations[Id]['requestBody'];
type Bytes = { content: { '*/*': unknown } };
type ValueIn<Content> = Content extends { 'application/json': infer Body } | { 'application/x-www-form-urlencoded': infer Body }
  ? Body
  : undefined;
type JsonBody<Id extends OperationId> = [NonNullable<Sent<Id>>] extends [never]
  ? undefined
  :
      | (NonNullable<Sent<Id>> extends { content: infer Content } ? ValueIn<Content> : undefined)
      | (undefined extends Sent<Id> ? undefined : never);
type BodyOf<Id extends OperationId> = Sent<Id> extends Bytes ? RepeatableUpload : JsonBody<Id>;

/** Carries out operations of a batch as requests of its caller, in the version of its request. */
export interface BatchDoor {
  /**
   * @param at its index in the batch
   * @throws what the operation throws
   */
  carryOut: (operation: Schemas['BatchOperation'], at: number) => Promise<Schemas['BatchOperationResult']>;
  /** The error of an operation that was refused; undefined for a failure that is not the caller's fault. */
  refusalOf: (failure: unknown) => ServiceError | undefined;
  /** The result of an operation that was refused. */
  refused: (operation: Schemas['BatchOperation'], error: ServiceError) => Schemas['BatchOperationResult'];
}

/** A request as a handler takes it: matched, authenticated, authorized and validated. */
export interface Call<Id extends OperationId> {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  caller: Principal;
  /** The query in the list language, parsed and checked; on lists only. */
  list: Facts[Id]['list'] extends true ? ListQuery : undefined;
  /** The versions of the record that the request's `If-Match` allows; undefined without conditions. */
  ifMatch: IfMatch;
  /** The credential as it was sent. */
  credential: Credential | undefined;
  /** Where the request came from. */
  origin: Origin;
  /** Carries out the operations of the body; on a batch only. */
  batch: Facts[Id]['batch'] extends 'operations' ? BatchDoor : undefined;
}

type Responses<Id extends OperationId> = Operations[Id]['responses'];
type Success<Id extends OperationId> = keyof Responses<Id> & (200 | 201 | 202 | 204);
type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never;
type DataOf<Answer> = [JsonOf<Answer>] extends [never] ? undefined : JsonOf<Answer> extends { data: infer Data } ? Data : undefined;
/** The body of an answer without an envelope. */
type BareOf<Answer> = [JsonOf<Answer>] extends [never] ? undefined : JsonOf<Answer> extends { data: unknown } ? undefined : JsonOf<Answer>;

/** What an operation's example for a 200 response has: the data, or the bytes as text. */
export type ExampleOf<Id extends OperationId> =
  Responses<Id> extends { 200: infer Answer } ? (Answer extends Bytes ? string : DataOf<Answer>) : never;

/** How many records a list has, and whether more follow after this part. */
export interface Extent {
  total?: number;
  /** Whether counting stopped: there are at least `total` records. */
  totalIsMinimum?: boolean;
  hasMore: boolean;
  /** Where the next part begins; null at the end. For cursors, and for other forms when they reach their maximum. */
  next?: Position | null;
}

/** The record that an operation answers as lines. */
type RecordOf<Id extends OperationId> = Extract<(Schemas & AccountSchemas)[Facts[Id]['record'] & keyof (Schemas & AccountSchemas)], object>;

type Part<Id extends OperationId, Answer> = Answer extends Bytes
  ? { data?: undefined; content: Content }
  : Answer extends { content: { 'application/jsonl': unknown } }
    ? { data?: undefined; lines: Lines<RecordOf<Id>> }
    : Facts[Id]['list'] extends true
      ? { data: DataOf<Answer>; extent: Extent }
      : DataOf<Answer> extends undefined
        ? BareOf<Answer> extends undefined
          ? { data?: undefined }
          : { data?: undefined; body: BareOf<Answer> }
        : { data: DataOf<Answer> };
type NamesIn<Headers> = keyof { [Name in keyof Headers as string extends Name ? never : Name]: unknown };
type Version<Answer> = Answer extends { headers: infer Headers }
  ? 'ETag' extends NamesIn<Headers>
    ? { version: number }
    : { version?: undefined }
  : { version?: undefined };

/** What a handler returns: one of the operation's documented 2xx statuses, with the data that is documented for it. */
export type Reply<Id extends OperationId> = {
  [Status in Success<Id>]: { status: Status } & Part<Id, Responses<Id>[Status]> & Version<Responses<Id>[Status]>;
}[Success<Id>];

/** A handler. If its request body is bytes, it stores them first, outside of any transaction, and returns the write. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Sent<Id> extends Bytes ? Received<Reply<Id>> : Reply<Id>>;

/** The handlers of a family: one for each of its operations. */
export type Handlers<F extends Family> = { [Id in OperationsOf<F>]: Handler<Id> };

/**
 * The keys that `Actual` has beyond `Declared`, at any depth; `never` when there are none.
 * TypeScript accepts surplus properties of every object that is not a literal at that place; a contract does not.
 */
export type Surplus<Actual, Declared> = Declared extends readonly (infer Item)[]
  ? Actual extends readonly (infer Given)[]
    ? Surplus<Given, Item>
    : never
  : Declared extends object
    ? Actual extends object
      ?
          | Exclude<keyof Actual, keyof Declared>
          | { [Key in keyof Actual & keyof Declared]: Surplus<NonNullable<Actual[Key]>, NonNullable<Declared[Key]>> }[keyof Actual &
              keyof Declared]
      : never
    : never;
