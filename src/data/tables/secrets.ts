import type { ColumnType } from 'kysely';

type Optional = ColumnType<string | null, string | null | undefined, string | null>;

/** A secret of this installation, shared by all its nodes. */
export interface SecretsTable {
  name: string;
  /** Plain text, as earlier versions store it; the next node that starts seals it. Null once it is sealed. */
  value: Optional;
  /** Sealed with one of the operator's keys; null while it is not. */
  sealed: Optional;
}
