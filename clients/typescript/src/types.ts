import type { CommonErrorCode, ErrorCode } from '../generated/errors.ts';
import type { ClientCode } from './errors.ts';
import type { Page, Pages } from './list.ts';
import type { Paging } from './query.ts';

/** What every call can be given. */
export interface Options {
  /** Ends the call, with all its tries. */
  signal?: AbortSignal;
  /** How long one try may take, in milliseconds. */
  timeout?: number;
  /** How often a request that failed is sent again. */
  retries?: number;
  /** Further headers, such as `X-Request-ID`. */
  headers?: Readonly<Record<string, string>>;
}

/** What a call that writes can be given. */
export interface WriteOptions extends Options {
  /** The name of this write: sent again under the same name, it is carried out once. Without one, each call has its own. */
  idempotencyKey?: string;
}

/** What a call that changes one record can be given. */
export interface GuardedOptions extends WriteOptions {
  /** Only when the record is still as this one, which this client has read or written, or has this `ETag`. */
  ifMatch?: object | string;
}

/** What a call that sends bytes can be given. */
export interface UploadOptions extends GuardedOptions {
  /** The media type of the bytes; that of the `Blob` when left out. */
  contentType?: string;
}

/** What a call that reads bytes can be given. */
export interface StreamOptions extends Options {
  /** The part of the bytes that is wanted, such as `bytes=0-1023`. */
  range?: string;
}

/** Bytes that can be sent a second time. */
export type Bytes = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | string;

/** The fields to write; or what makes them from the record as it is now, again whenever somebody else was faster. */
export type Change<Record, Body> = Body | ((current: Record) => Body | Promise<Body>);

/** Which properties and which related records an answer has. */
export interface Selection<Field extends string, Expansion extends string> {
  /** Only these properties, and always the `id`. */
  fields?: readonly Field[];
  /** These related records, in full. */
  expand?: readonly Expansion[];
}

/** The filters of a list, without its order and its pages. */
export type FiltersOf<List> = Omit<List, keyof Paging | 'sort'>;

/** `project.owner` is in the property `project`. */
type PropertyOf<Name> = Name extends `${infer Property}.${string}` ? Property : Name;

/** A record with the properties that were chosen. */
export type Selected<Record, Chosen extends PropertyKey> = {
  [Name in keyof Record as Name extends PropertyOf<Chosen> | 'id' ? Name : never]: Record[Name];
};

/** The codes of the errors of an operation, with those that every operation and every network has. */
export type CodeOf<Own extends ErrorCode> = Own | CommonErrorCode | ClientCode;

/** A promise that knows the codes of its errors, for `outcome`. */
export interface Answer<T, Own extends ErrorCode> extends Promise<T> {
  readonly [codes]?: Own;
}

/** A list. Iterating over it reads page after page, each when it is needed. */
export interface List<T, Own extends ErrorCode> extends Pages<T> {
  page(): Answer<Page<T>, Own>;
}

declare const codes: unique symbol;
declare const api: unique symbol;

/** The operations of a family: for each one method, path and what else the client has to know. */
export type Family<Api> = { readonly [Name in keyof Api]: string } & { readonly [api]?: Api };

/** What a family looks like in a client. */
export type ApiOf<F> = F extends { readonly [api]?: infer Api } ? Api : never;
