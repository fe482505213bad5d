/** The contracts by name, with their titles for readers; versions of the platform that come later have their own name. */
export const surfaceTitles: Readonly<Record<string, string>> = {
  v1: 'REST',
  identity: 'Identity',
  account: 'Account',
  channel: 'Channel',
  graphql: 'GraphQL',
  plans: 'Limits',
  operators: 'Operators',
};

/** Something that clients have to change, with the reason. */
export interface Migration {
  change: string;
  /** The names of the contracts. */
  contracts: readonly string[];
  /** How many operations, frames or fields it touches. */
  touches: number;
  /** The names of the first of them. */
  examples: readonly string[];
  /** Who has to do something. */
  hurts: string;
  /** What they do. */
  migration: string;
  /** Why it was changed. */
  reason?: string;
}

/** How to move from a version to a newer one. */
export interface Guide {
  from: string;
  to: string;
  migrations: readonly Migration[];
}

/** A release of all contracts. */
export interface Release {
  /** A day, `2026-05-01`; no two releases are on one day. */
  date: string;
  /** Sentences in Markdown, by the name of the contract. */
  changes: Readonly<Record<string, readonly string[]>>;
  migrations?: readonly Migration[];
}

/** `openapi/changelog.yaml`: the releases, newest first, and the guides between versions. */
export interface Changelog {
  releases: readonly Release[];
  guides?: readonly Guide[];
}
