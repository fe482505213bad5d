import type { operations as facts } from '../../generated/platform/operations.ts';
import type { components, operations as Platform } from '../../generated/platform/types.ts';
import type { Principal } from '../core/principal.ts';
import type { ListQuery, Position } from '../core/query/list-query.ts';
import type { Content, Received, Upload } from './bytes.ts';

type Facts = typeof facts;

/** The contract's schemas by their names. */
export type Schemas = components['schemas'];
/** Every operation of the platform API, by operationId. */
export type OperationId = keyof Facts & keyof Platform;
/** Every family of the platform API. */
export type Family = Facts[OperationId]['family'];
/** The operations of one family. */
export type OperationsOf<F extends Family> = { [Id in OperationId]: Facts[Id]['family'] extends F ? Id : never }[OperationId];

type Parameters<Id extends OperationId> = Platform[Id]['parameters'];
type PathOf<Id extends OperationId> = Parameters<Id> extends { path: infer Path } ? Path : Record<never, never>;
type QueryOf<Id extends OperationId> = Parameters<Id> extends { query?: infer Query } ? NonNullable<Query> : Record<never, never>;
type Sent<Id extends OperationId> = Platform[Id]['requestBody'];
type Bytes = { content: { '*/*': unknown } };
type JsonBody<Id extends OperationId> = [NonNullable<Sent<Id>>] extends [never]
  ? undefined
  :
      | (NonNullable<Sent<Id>> extends { content: { 'application/json': infer Body } } ? Body : undefined)
      | (undefined extends Sent<Id> ? undefined : never);
type BodyOf<Id extends OperationId> = Sent<Id> extends Bytes ? Upload : JsonBody<Id>;

/** A request as a handler takes it: matched, authenticated, authorized and validated. */
export interface Call<Id extends OperationId> {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  caller: Principal;
  /** The list language, read and checked; on lists only. */
  list: Facts[Id]['list'] extends true ? ListQuery : undefined;
  /** The row versions that `If-Match` allows; undefined when there was none. */
  ifMatch: readonly number[] | undefined;
}

type Responses<Id extends OperationId> = Platform[Id]['responses'];
type Success<Id extends OperationId> = keyof Responses<Id> & (200 | 201 | 202 | 204);
type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never;
type DataOf<Answer> = [JsonOf<Answer>] extends [never] ? undefined : JsonOf<Answer> extends { data: infer Data } ? Data : undefined;

/** How many records a list has and what follows this part of it. */
export interface Extent {
  total?: number;
  hasMore: boolean;
  /** Where to read on, in the cursor form; null at the end. */
  next?: Position | null;
}

type Part<Id extends OperationId, Answer> = Answer extends Bytes
  ? { data?: undefined; content: Content }
  : Facts[Id]['list'] extends true
    ? { data: DataOf<Answer>; extent: Extent }
    : DataOf<Answer> extends undefined
      ? { data?: undefined }
      : { data: DataOf<Answer> };
type Version<Answer> = Answer extends { headers: { ETag?: string } } ? { version: number } : { version?: undefined };

/** What a handler answers: one of the operation's documented good statuses with the data documented for it. */
export type Reply<Id extends OperationId> = {
  [Status in Success<Id>]: { status: Status } & Part<Id, Responses<Id>[Status]> & Version<Responses<Id>[Status]>;
}[Success<Id>];

/** Where bytes come in, a handler stores them first, outside of any transaction, and hands over the write. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Sent<Id> extends Bytes ? Received<Reply<Id>> : Reply<Id>>;

/** The handlers of a family: each of its operations, none more. */
export type Handlers<F extends Family> = { [Id in OperationsOf<F>]: Handler<Id> };

/**
 * The keys that `Actual` has beyond `Declared`, at any depth; `never` when there are none.
 * TypeScript accepts surplus properties wherever an object is not written on the spot; a contract does not.
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
