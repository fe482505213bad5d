import type { ColumnType } from 'kysely';

type Optional = ColumnType<string | null, string | null | undefined, string | null>;

/** A secret of this installation that all its nodes share. */
export interface SecretsTable {
  name: string;
  /** In the clear, as versions before kept it; the next node that starts seals it. Null once it is sealed. */
  value: Optional;
  /** Sealed with one of the operator's keys; null while it is not. */
  sealed: Optional;
}
