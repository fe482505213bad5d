// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Family, FiltersOf, List, Options, Selected, Selection, StreamOptions } from '../../src/types.ts';
import type { AuditEntry, AuditEntryExpansion, AuditEntryFieldName, AuditEntryList } from './types.ts';

/** The operations of the family `audit`. */
export interface AuditApi {
  /**
   * List the audit log
   *
   * Every change in the account API, every user that was created, changed or deleted in the platform API, every sign-in and sign-out, every new password, and every time an application gets tokens of a person or gives them back, for as many days as the retention settings say. Also every failed attempt to prove a password or a second factor of a person, or a secret or a key of an application, and every credential that a network or a lifetime in the security settings refuses at a sign-in or at the token endpoints. Failures that differ only in their time are one entry for 15 minutes, with `attempts` in its `changes`: the log grows by the kinds of failures, not by their number. To follow the log, read it with `sort=updated_at:asc` and an `updated_at_gte` that is a minute before the latest `updated_at` that you have, and replace entries by their `id`: so you also see attempts that were added to an entry, and entries that were committed a moment after their time. Each entry has who did it, with which credential and from where. Changes to records are in the platform's events. It needs the scope `read:audit`, which `admin` includes and `read` does not, and the role of an administrator.
   */
  listEntries<F extends AuditEntryFieldName = AuditEntryFieldName, E extends AuditEntryExpansion = never>(query?: AuditEntryList & Selection<F, E>, options?: Options): List<Selected<AuditEntry, F | E>, never>;
  /**
   * Export the audit log
   *
   * The entries of the audit log as JSON lines, the newest first: each line is an entry as the list has it. It has the filters of the list, and all entries that fit, without pages; with `updated_at_gte`, those that are new or have grown since. The lines are read while you receive them, so the response has no `Content-Length`. A response that breaks off ends without its last chunk, which HTTP clients report as an error: what you have then is not the whole. It needs the scope `read:audit`, as the list does, and ends when its credential does.
   */
  exportEntries(query?: FiltersOf<AuditEntryList>, options?: StreamOptions): Answer<Response, never>;
}

/** The family `audit`, for `createClient`. */
export const audit: Family<AuditApi> = {
  listEntries: 'GET /v1/account/audit list',
  exportEntries: 'GET /v1/account/audit/export query stream',
};
