import { operations } from '../contract/operations.ts';
import { newId } from '../core/ids.ts';
import type { Authenticate, Recognised } from '../core/principal.ts';
import type { Attempts } from '../rules/attempt-limits.ts';
import type { EventStream } from '../rules/event-feed.ts';
import type { AuthenticationFrame, Begun, Door, SubscriptionFrame } from './incoming.ts';
import { countAttempt, countMessageRefusal } from './refusal.ts';
import type { FollowDependencies } from './steps/connection.ts';
import type { QuotaDependencies } from './steps/quota.ts';
import { createWalk } from './steps.ts';

const begin = (door: Door, address: string, requestId: string): Begun => ({ door, requestId, address, stamped: {}, step: undefined });

/** Authenticates on a connection. @throws ServiceError when the frame is refused */
export type Recognise = (frame: Omit<AuthenticationFrame, keyof Begun>) => Promise<Recognised>;

/** Takes the steps of frames that authenticate. @param attempts counts failed attempts */
export const createRecognition = ({
  authenticate,
  attempts,
}: {
  authenticate: Authenticate;
  attempts: Pick<Attempts, 'take'>;
}): Recognise => {
  const steps = createWalk('authenticate', { authenticate, own: {} }).between(undefined);
  return async (sent) => {
    const { address, requestId } = sent.origin;
    const frame: AuthenticationFrame & Partial<Recognised> = { ...begin('authenticate', address, requestId), ...sent };
    try {
      await steps(frame);
      return { presented: frame.presented!, caller: frame.caller! };
    } catch (failure) {
      throw await countAttempt(frame, failure, { attempts });
    }
  };
};

/** Subscribes to events on a connection. @throws ServiceError when the frame is refused */
export type Subscribe = (frame: Omit<SubscriptionFrame, keyof Begun | 'facts'> & Pick<Begun, 'address'>) => Promise<EventStream>;

/** Takes the steps of frames that subscribe. */
export const createSubscribing = (dependencies: QuotaDependencies & FollowDependencies): Subscribe => {
  const steps = createWalk('subscribe', { ...dependencies, own: {} }).between(undefined);
  return async ({ address, ...sent }) => {
    const begun = begin('subscribe', address, newId('request'));
    const frame: SubscriptionFrame & { stream?: EventStream } = { ...begun, ...sent, facts: operations.listEvents };
    try {
      await steps(frame);
      return frame.stream!;
    } catch (failure) {
      throw await countMessageRefusal(frame, failure, dependencies);
    }
  };
};
