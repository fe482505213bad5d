import { ServiceError } from '../core/errors.ts';
import { markCredentialsEnded } from '../data/connection/transaction.ts';
import { audit } from '../rules/audit.ts';
import { ownEntry, type PersonSource, type SignedIn } from './own-password.ts';
import { lacksDemandedFactor } from './policies.ts';
import type { OwnProof, OwnProofs } from './second-factors/own-proof.ts';
import { isFactorDemanded } from './second-factors/store.ts';

/** Makes a session of the API as good as a new sign-in. @throws ServiceError `invalid_state`, and the errors of `OwnProofs.prove` */
export type ProveSession = (who: SignedIn, proof: OwnProof, source: PersonSource) => Promise<void>;

const action = 'proveSession';

const demanded = () =>
  new ServiceError(
    'invalid_state',
    'Your account demands a second factor, and you have none yet. Add one first, by enrolTotp or enrolPasskey.',
  );

export const createProveSession =
  ({ ownProofs }: { ownProofs: Pick<OwnProofs, 'prove'> }): ProveSession =>
  (who, proof, source) =>
    ownProofs.prove(who, proof, source, action, async (tx, now, _person, methods) => {
      // A sign-in would ask for one: the password alone must not count for more here.
      if (lacksDemandedFactor({ methods, demands_factor: await isFactorDemanded(tx, who) })) throw demanded();
      await tx
        .updateTable('sessions')
        .set({ proved_at: now.toISOString(), methods })
        .where('account_id', '=', who.accountId)
        .where('id', '=', who.sessionId)
        .execute();
      // What nodes have cached of the session is from before the proof.
      markCredentialsEnded(tx, who.accountId);
      await audit(tx, ownEntry(who, source, action, now));
    });
