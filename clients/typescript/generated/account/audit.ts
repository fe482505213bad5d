// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Family, List, Options, Selected, Selection } from '../../src/types.ts';
import type { AuditEntry, AuditEntryExpansion, AuditEntryFieldName, AuditEntryList } from './types.ts';

/** The operations of the family `audit`. */
export interface AuditApi {
  /**
   * List the audit log
   *
   * Every change in the account API, every user that was created, changed or deleted in the platform API, every sign-in and sign-out, and every new password. Each entry has who did it, with which credential and from where. Changes to projects and other records are in the platform's events.
   */
  listEntries<F extends AuditEntryFieldName = AuditEntryFieldName, E extends AuditEntryExpansion = never>(query?: AuditEntryList & Selection<F, E>, options?: Options): List<Selected<AuditEntry, F | E>, never>;
}

/** The family `audit`, for `createClient`. */
export const audit: Family<AuditApi> = {
  listEntries: 'GET /v1/account/audit list',
};
