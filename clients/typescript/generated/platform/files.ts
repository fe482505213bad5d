// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Bytes, Change, Family, FiltersOf, GuardedOptions, List, Options, Selected, Selection, StreamOptions, UploadOptions, WriteOptions } from '../../src/types.ts';
import type { Comment, CommentExpansion, CommentFieldName, CommentList, FileAddress, FileAddressExpansion, FileAddressFieldName, FileCreate, FileRecord, FileRecordExpansion, FileRecordFieldName, FileRecordList, FileUpdate } from './types.ts';

/** The operations of the family `files`. */
export interface FilesApi {
  /**
   * List files
   *
   * The files that you may see: the files of projects and tasks that you may see, and the files that you uploaded. Administrators see all files.
   */
  list<F extends FileRecordFieldName = FileRecordFieldName, E extends FileRecordExpansion = never>(query?: FileRecordList & Selection<F, E>, options?: Options): List<Selected<FileRecord, F | E>, 'version_retired'>;
  /**
   * Create a file
   *
   * Creates the record of a file, with the status `pending`. Then send the bytes to `/v1/files/{file_id}/content`, or to an address from `/v1/files/{file_id}/upload-address`. A file with a `task_id` also belongs to the task's project. A project or task that does not exist is a 422 `unknown_reference`. A task of another project than the named one is a 422 `unprocessable`. An archived project is a 409 `project_archived`. Owners and editors of the project and administrators may add files to it. Everyone who may write can create a file that belongs to no project.
   */
  create<F extends FileRecordFieldName = FileRecordFieldName, E extends FileRecordExpansion = never>(body: FileCreate, options?: WriteOptions & Selection<F, E>): Answer<Selected<FileRecord, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'payload_too_large' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
  /**
   * Export files
   *
   * The records of all files that you see, without their bytes, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
   */
  export(query?: FiltersOf<FileRecordList>, options?: StreamOptions): Answer<Response, 'version_retired'>;
  /**
   * Get a file's record
   *
   * The record of one file, without its bytes. A file that you may not see is a 404.
   */
  get<F extends FileRecordFieldName = FileRecordFieldName, E extends FileRecordExpansion = never>(fileId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<FileRecord, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
  /**
   * Replace a file's record
   *
   * Replaces all fields with yours. A field that you leave out returns to its default: without a project and a task, the file then belongs to none. The bytes, and what follows from them, stay the same. A project or task that does not exist is a 422 `unknown_reference`. The uploader, owners and editors of the project, and administrators may do this. For a file of an archived project, or a file that would move to one, this is a 409 `project_archived`.
   */
  replace<F extends FileRecordFieldName = FileRecordFieldName, E extends FileRecordExpansion = never>(fileId: string, body: Change<FileRecord, FileCreate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<FileRecord, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Update fields of a file's record
   *
   * Changes the fields that you send and leaves the others unchanged; the bytes stay the same. Another `project_id` without a `task_id` removes the file from its task. A project or task that does not exist is a 422 `unknown_reference`. The uploader, owners and editors of the project, and administrators may do this. For a file of an archived project, or a file that would move to one, this is a 409 `project_archived`.
   */
  update<F extends FileRecordFieldName = FileRecordFieldName, E extends FileRecordExpansion = never>(fileId: string, body: Change<FileRecord, FileUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<FileRecord, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Delete a file
   *
   * Deletes the record, its comments and its bytes permanently. The uploader, owners and editors of the project, and administrators may do this. For a file of an archived project, this is a 409 `project_archived`.
   */
  delete(fileId: string, options?: GuardedOptions): Answer<void, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * Download a file's bytes
   *
   * Streams the bytes with the file's own `content_type`. With `Range`, the response is a 206 with one part of the bytes. With `If-Range`, it is the part only if the file has not changed since you began. A file without uploaded bytes is a 409 `invalid_state`. A range that begins after the last byte is a 416.
   */
  getContent(fileId: string, options?: StreamOptions): Answer<Response, 'invalid_state' | 'not_found' | 'range_not_satisfiable' | 'upstream_error' | 'version_mismatch' | 'version_retired'>;
  /**
   * Upload a file's bytes
   *
   * Stores the body byte for byte, up to 100 MiB, and makes the file `ready` with its size and checksum. New bytes replace old ones only after they have arrived completely. Until then, and when the upload is interrupted, downloads return the old bytes. The request's `Content-Type` becomes the file's, unless it is missing or `application/octet-stream`. With a `Content-Digest` or a `Repr-Digest`, the server checks the bytes against it; bytes that do not match are a 422 `unprocessable` and change nothing. The uploader, owners and editors of the project, and administrators may do this. For a file of an archived project, this is a 409 `project_archived`.
   */
  replaceContent<F extends FileRecordFieldName = FileRecordFieldName, E extends FileRecordExpansion = never>(fileId: string, bytes: Bytes, options?: UploadOptions & Selection<F, E>): Answer<Selected<FileRecord, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'project_archived' | 'unprocessable' | 'unsupported_media_type' | 'upstream_error' | 'version_mismatch' | 'version_retired'>;
  /**
   * Create an address for an upload
   *
   * Creates an address to which anybody can send the bytes of the file, once, with `PUT` and without other credentials: a browser, or a program that you do not trust with yours. It is valid for 1 hours, and not longer than your credentials. An upload that fails can be repeated; when the bytes of the file have changed, the address is a 401 `invalid_token`. The answer to the upload is the record of the file, without other records: `expand` is a 403 `insufficient_permissions`. The upload happens as you, with what you may do at that moment, from where your credentials may be used, and counts against your rate limit. Give the address only to those who may use it, and do not log it. A retry with the same `Idempotency-Key` and another session or token of yours, also a renewed one, is a 422 `idempotency_key_reused`; another API key creates another address. The uploader, owners and editors of the project, and administrators may do this. For a file of an archived project, this is a 409 `project_archived`.
   */
  createUploadAddress<F extends FileAddressFieldName = FileAddressFieldName, E extends FileAddressExpansion = never>(fileId: string, options?: WriteOptions & Selection<F, E>): Answer<Selected<FileAddress, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'version_retired'>;
  /**
   * Get an address for downloads
   *
   * Returns an address from which anybody can download the bytes of the file, with `GET` and without other credentials, for 5 minutes and as often as they want, in parts, too. It is not valid longer than your credentials. A download happens as you, with what you may see at that moment, from where your credentials may be used, and counts against your rate limit. Give the address only to those who may use it, and do not log it. A file without uploaded bytes is a 409 `invalid_state`.
   */
  getDownloadAddress<F extends FileAddressFieldName = FileAddressFieldName, E extends FileAddressExpansion = never>(fileId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<FileAddress, F | E>, 'invalid_state' | 'not_found' | 'version_retired'>;
  /**
   * List a file's comments
   *
   * The comments on one file, oldest first.
   */
  listComments<F extends CommentFieldName = CommentFieldName, E extends CommentExpansion = never>(fileId: string, query?: CommentList & Selection<F, E>, options?: Options): List<Selected<Comment, F | E>, 'not_found' | 'version_retired'>;
}

/** The family `files`, for `createClient`. */
export const files: Family<FilesApi> = {
  list: 'GET /v1/files list call:listFiles',
  create: 'POST /v1/files body shaped idempotent call:createFile',
  export: 'GET /v1/files/export query stream',
  get: 'GET /v1/files/{file_id} query call:getFile',
  replace: 'PUT /v1/files/{file_id} body shaped idempotent rewritable call:replaceFile',
  update: 'PATCH /v1/files/{file_id} body shaped idempotent rewritable call:updateFile',
  delete: 'DELETE /v1/files/{file_id} nothing idempotent call:deleteFile',
  getContent: 'GET /v1/files/{file_id}/content stream',
  replaceContent: 'PUT /v1/files/{file_id}/content bytes shaped idempotent',
  createUploadAddress: 'POST /v1/files/{file_id}/upload-address shaped idempotent call:createFileUploadAddress',
  getDownloadAddress: 'GET /v1/files/{file_id}/download-address query call:getFileDownloadAddress',
  listComments: 'GET /v1/files/{file_id}/comments list call:listFileComments',
};
