import type { Answered } from '@tessera/platform/testing';
import { expect } from 'vitest';
import type { signedIn } from '../../support/oauth.ts';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

/** What a code was redeemed for. */
interface Family {
  ended: boolean;
}
interface Code {
  text: string;
  until: number;
  family: Family | undefined;
}
/** One whose answer was lost is there, and has no text until its parent tells it. */
interface Refresh {
  text: string | undefined;
  until: number;
  family: Family;
  usedAt: number | undefined;
  child: Refresh | undefined;
}
interface Access {
  text: string;
  until: number;
  family: Family;
  revoked: boolean;
}

/** A client with its codes and tokens, and what they are. Whoever holds one looks the same: an owner, or a thief with a copy. */
export const tokenMachine = (client: Awaited<ReturnType<typeof signedIn>>, format: 'opaque' | 'jwt', clock: () => number) => {
  const held = { codes: [] as Code[], refreshes: [] as Refresh[], accesses: [] as Access[], families: [] as Family[] };

  const access = (family: Family, { access_token: text }: { access_token: string }) => {
    const from = format === 'jwt' ? Math.floor(clock() / second) * second : clock();
    held.accesses.push({ text, until: from + hour, family, revoked: false });
  };
  const refresh = (family: Family, text?: string): Refresh => {
    const made = { text, until: clock() + 30 * day, family, usedAt: undefined, child: undefined };
    held.refreshes.push(made);
    return made;
  };
  const begin = (code: Code): Family => {
    code.family = { ended: false };
    held.families.push(code.family);
    return code.family;
  };
  const descend = (token: Refresh): Refresh => {
    token.usedAt ??= clock();
    token.child ??= refresh(token.family);
    return token.child;
  };
  const granted = ({ status, body }: Answered) => expect(status, body.error_description).toBe(200);

  return {
    ...held,
    redeem: ({ text }: Code, more: Record<string, string> = {}) => client.redeem(text, { token_format: format, ...more }),
    refresh: ({ text }: Refresh, more: Record<string, string> = {}) => client.refresh(text!, { token_format: format, ...more }),
    authorize: async () => held.codes.push({ text: await client.code(), until: clock() + 60 * second, family: undefined }),
    known: () => held.refreshes.filter(({ text }) => text !== undefined),

    works: ({ until, family, revoked }: Access): boolean => !revoked && !family.ended && clock() < until,
    /** Whether redeeming a code gives tokens; the second time it ends what the first one began. */
    mayRedeem: (code: Code): boolean => {
      if (code.family) code.family.ended = true;
      return !code.family && clock() < code.until;
    },
    /** Whether using a refresh token gives tokens; the second time it ends its family after an hour, or when its child was used. */
    mayRefresh: ({ family, until, usedAt, child }: Refresh): boolean => {
      if (family.ended) return false;
      if (usedAt === undefined) return clock() < until;
      if (child!.usedAt !== undefined || clock() - usedAt >= hour) family.ended = true;
      return !family.ended;
    },

    redeemed: (code: Code, answer: Answered): Family => {
      granted(answer);
      const family = begin(code);
      refresh(family, answer.body.refresh_token);
      access(family, answer.body);
      return family;
    },
    lostRedemption: (code: Code, answer: Answered): void => {
      granted(answer);
      refresh(begin(code));
    },
    /** Every use of a token that gives anything gives the same child. */
    refreshed: (token: Refresh, answer: Answered): void => {
      granted(answer);
      const child = descend(token);
      child.text ??= answer.body.refresh_token;
      expect(answer.body.refresh_token).toBe(child.text);
      access(token.family, answer.body);
    },
    lostRefresh: (token: Refresh, answer: Answered): void => {
      granted(answer);
      descend(token);
    },
    refused: ({ status, body }: Answered): void => expect([status, body.error]).toEqual([400, 'invalid_grant']),
  };
};
