export type { Batching, BatchOutcome, Writes } from './batch.ts';
export { type Client, type ClientOptions, createClient } from './client.ts';
export type { Credentials, RenewableCredentials } from './credentials.ts';
export {
  type ChannelCode,
  type ClientCode,
  type DetailCode,
  type ErrorCode,
  type ErrorDetail,
  type ErrorOf,
  type ErrorType,
  isTesseraError,
  type OAuthErrorCode,
  TesseraError,
} from './errors.ts';
export type { Page, Pages } from './list.ts';
export { outcome } from './outcome.ts';
export type { Instant } from './query.ts';
export { answerOf, type Came } from './records.ts';
export { newIdempotencyKey } from './request.ts';
export { isTemporary } from './retries.ts';
export type {
  Answer,
  Bytes,
  CodeOf,
  Family,
  GuardedOptions,
  List,
  Options,
  Selected,
  StreamOptions,
  UploadOptions,
  WriteOptions,
} from './types.ts';
