import { authority } from '../../generated/authority.ts';

/** What an operation does to authorities, by the contract's words. */
export type AuthorityWord = keyof typeof authority;

interface AuthorityFacts {
  readonly says: string;
  /** Scopes that it needs beside those of the operation. */
  readonly needs: readonly string[];
  /** Whether what is made is held against the credential that makes it. */
  readonly within: boolean;
}

/** What each word means. */
export const authorities: Readonly<Record<AuthorityWord, AuthorityFacts>> = authority;
