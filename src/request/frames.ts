import { operations } from '../contract/operations.ts';
import { newId } from '../core/ids.ts';
import type { Authenticate, Authenticated } from '../core/principal.ts';
import type { Attempts } from '../rules/attempt-limits.ts';
import type { EventStream } from '../rules/event-feed.ts';
import type { AuthenticationFrame, Begun, Door, SubscriptionFrame } from './incoming.ts';
import { countAttempt, countMessageRefusal, type MessageRefusalDependencies } from './refusal.ts';
import { leave } from './steps/admission.ts';
import type { FollowDependencies } from './steps/connection.ts';
import { createWalk } from './steps.ts';

const begin = (door: Door, address: string, requestId: string): Begun => ({
  door,
  requestId,
  address,
  stamped: {},
  step: undefined,
  held: {},
});

/** Authenticates on a connection. @throws ServiceError when the frame is refused */
export type AuthenticateFrame = (frame: Omit<AuthenticationFrame, keyof Begun>) => Promise<Authenticated>;

/** Takes the steps of frames that authenticate. @param attempts counts failed attempts */
export const createFrameAuthentication = ({
  authenticate,
  attempts,
}: {
  authenticate: Authenticate;
  attempts: Pick<Attempts, 'take'>;
}): AuthenticateFrame => {
  const walk = createWalk('authenticate', { authenticate, steps: {} });
  return async (sent) => {
    const { address, requestId } = sent.origin;
    const frame: AuthenticationFrame = { ...begin('authenticate', address, requestId), ...sent };
    try {
      const { credential, caller } = await walk.all(frame);
      return { credential, caller };
    } catch (failure) {
      throw await countAttempt(frame, failure, { attempts });
    }
  };
};

/** Subscribes to events on a connection. @throws ServiceError when the frame is refused */
export type Subscribe = (frame: Omit<SubscriptionFrame, keyof Begun | 'facts'> & Pick<Begun, 'address'>) => Promise<EventStream>;

/** Takes the steps of frames that subscribe. */
export const createSubscribing = (dependencies: MessageRefusalDependencies & FollowDependencies): Subscribe => {
  const walk = createWalk('subscribe', { ...dependencies, steps: {} });
  return async ({ address, ...sent }) => {
    const begun = begin('subscribe', address, newId('request'));
    const frame: SubscriptionFrame = { ...begun, ...sent, facts: operations.listEvents };
    try {
      const { stream } = await walk.all(frame);
      return stream;
    } catch (failure) {
      throw await countMessageRefusal(frame, failure, dependencies);
    } finally {
      leave(frame);
    }
  };
};
