/** The subject of each secret, by the hash of the secret. A row without its subject is void: look-ups join the subject. */
export interface CredentialsTable {
  hash: string;
  account_id: string;
  kind: string;
  subject_id: string;
}
