/** Secrets of this installation that all its nodes share. */
export interface SecretsTable {
  name: string;
  value: string;
}
