import { operations } from '../contract/operations.ts';
import type { Versions } from '../contract/versions.ts';
import type { Authenticate } from '../core/principal.ts';
import { presentedCredentials, varyByCaller } from './credentials.ts';
import type { Exchange, Step } from './exchange.ts';
import { recognise } from './recognise.ts';
import { chooseVersion, type IsVersioned, settleVersion } from './versions.ts';

interface Dependencies {
  authenticate: Authenticate;
  versions: Versions;
  isVersioned: IsVersioned;
}

/** A request is refused for one reason only: what else is wrong with it is not told. */
const quietly = async (step: () => unknown): Promise<void> => {
  try {
    await step();
  } catch {
    // The reason stands already.
  }
};

/**
 * What a request that was refused early has yet to tell: who sends it, since good credentials count for their account whatever
 * became of the request, and which version answers.
 */
export const createEarlyRefusals = ({ authenticate, versions, isVersioned }: Dependencies): { recognise: Step; settle: Step } => {
  const choose = chooseVersion(versions, isVersioned);
  const settle = settleVersion(versions, isVersioned);
  return {
    recognise: async (exchange: Exchange): Promise<void> => {
      if (!exchange.secure) return;
      varyByCaller(exchange);
      const asked = { ...exchange, facts: operations.getCurrentUser };
      await quietly(async () => {
        await recognise(authenticate, exchange, presentedCredentials(asked));
      });
    },
    settle: async (exchange: Exchange): Promise<void> => {
      if (!exchange.version) await quietly(() => choose(exchange));
      await quietly(() => settle(exchange));
    },
  };
};
