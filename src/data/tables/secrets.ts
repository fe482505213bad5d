/** A secret of this installation, shared by all its nodes. */
export interface SecretsTable {
  name: string;
  /** Sealed with one of the operator's keys. */
  sealed: string;
}
