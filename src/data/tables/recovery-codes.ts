/** A recovery code of a user, by its hash. */
export interface RecoveryCodesTable {
  account_id: string;
  user_id: string;
  hash: string;
  used_at: string | null;
}
