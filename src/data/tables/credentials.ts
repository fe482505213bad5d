/** Whose a secret is, by its hash. A row whose subject is gone opens nothing: look-ups join the subject. */
export interface CredentialsTable {
  hash: string;
  account_id: string;
  kind: string;
  subject_id: string;
}
