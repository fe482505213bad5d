import { ServiceError } from '../../core/errors.ts';
import { audit } from '../../rules/audit.ts';
import { ownEntry, type PersonSource, type SignedIn } from '../passwords/own-password.ts';
import { lacksRequiredFactor } from '../policies.ts';
import type { OwnProof, OwnProofs } from '../second-factors/own-proof.ts';
import { isFactorRequired } from '../second-factors/store.ts';
import type { OpenSession, Sessions } from './sessions.ts';

/**
 * Gives an API session the standing of a new sign-in, under a new token.
 * @throws ServiceError `invalid_state`, `invalid_token`, and the errors of `OwnProofs.prove`
 */
export type ProveSession = (who: SignedIn, token: string, proof: OwnProof, source: PersonSource) => Promise<OpenSession>;

interface Dependencies {
  ownProofs: Pick<OwnProofs, 'prove'>;
  sessions: Pick<Sessions, 'replace'>;
}

const action = 'proveSession';

const demanded = () =>
  new ServiceError(
    'invalid_state',
    'Your account requires a second factor, and you have none yet. Add one first with enrolTotp or enrolPasskey.',
  );

export const createProveSession =
  ({ ownProofs, sessions }: Dependencies): ProveSession =>
  (who, token, proof, source) =>
    ownProofs.prove(who, proof, source, action, async (tx, now, _person, methods) => {
      // A sign-in would ask for a factor, so the password alone must not be enough here.
      if (lacksRequiredFactor({ methods, demands_factor: await isFactorRequired(tx, who) })) throw demanded();
      await tx
        .updateTable('sessions')
        .set({ proved_at: now.toISOString(), methods })
        .where('account_id', '=', who.accountId)
        .where('id', '=', who.sessionId)
        .execute();
      const opened = await sessions.replace(tx, who, token, now);
      await audit(tx, ownEntry(who, source, action, now));
      return opened;
    });
