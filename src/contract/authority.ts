import { authority } from '#generated/authority';

/** How an operation affects what people and credentials may do: one of the contract's words. */
export type AuthorityWord = keyof typeof authority;

export interface AuthorityFacts {
  readonly says: string;
  /** Scopes that the caller needs in addition to those of the operation. */
  readonly needs: readonly string[];
  /** Further scopes that API keys, and applications that act for themselves, need. */
  readonly alone?: readonly string[];
  /** Whether the created authority is compared with the credential that creates it. */
  readonly within: boolean;
  /** Whether what is handed out ends with the credential; no other credential gets the stored answer. */
  readonly tied?: boolean;
  /** Whether a person acting on their own behalf must have signed in recently. */
  readonly recent: boolean;
}

/** What each word means. */
export const authorities: Readonly<Record<AuthorityWord, AuthorityFacts>> = authority;
