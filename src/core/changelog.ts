/** The contracts by name, with their display titles; later versions of the platform have their own name. */
export const surfaceTitles: Readonly<Record<string, string>> = {
  v1: 'REST',
  identity: 'Identity',
  account: 'Account',
  channel: 'Channel',
  graphql: 'GraphQL',
  plans: 'Limits',
  operators: 'Operators',
};

/** A change that clients have to make, with the reason. */
export interface Migration {
  change: string;
  /** The names of the contracts. */
  contracts: readonly string[];
  /** How many operations, frames or fields it affects. */
  touches: number;
  /** The names of the first of them. */
  examples: readonly string[];
  /** Who has to act. */
  hurts: string;
  /** What they do. */
  migration: string;
  /** Why it was changed. */
  reason?: string;
}

/** How to migrate from a version to a newer one. */
export interface Guide {
  from: string;
  to: string;
  migrations: readonly Migration[];
}

/** A release of all contracts. */
export interface Release {
  /** A date, `2026-05-01`; unique per release. */
  date: string;
  /** Markdown sentences, by contract name. */
  changes: Readonly<Record<string, readonly string[]>>;
  migrations?: readonly Migration[];
}

/** `openapi/changelog.yaml`: the releases, newest first, and the migration guides. */
export interface Changelog {
  releases: readonly Release[];
  guides?: readonly Guide[];
}
