import type { RenewableCredentials } from '../credentials.ts';
import { TesseraError } from '../errors.ts';
import { isTemporary, sleep } from '../retries.ts';
import { ask, isSeconds, isText, rootOf } from './ask.ts';
import { refreshing, type StoredTokens } from './refreshing.ts';
import { untilAborted } from './renewing.ts';
import { type Application, askForTokens, proofOf, type Tokens } from './tokens.ts';

const grantType = 'urn:ietf:params:oauth:grant-type:device_code';

/** What the person needs: a page to open in any browser, and the code to compare there. */
export interface DevicePrompt {
  verification_uri: string;
  /** The same page with the code. */
  verification_uri_complete: string;
  user_code: string;
  /** How long the code is valid, in seconds. */
  expires_in: number;
}

interface Began extends DevicePrompt {
  device_code: string;
  /** The seconds between two requests. */
  interval: number;
}

const hasBegun = ({ device_code, expires_in, interval }: Record<string, unknown>): boolean =>
  isText(device_code) && isSeconds(expires_in) && isSeconds(interval);

interface DeviceOptions extends Application, StoredTokens {
  /** All that the application is registered for when left out. */
  scopes?: readonly string[];
  /** Shows the person what to do. */
  show: (prompt: DevicePrompt) => void | Promise<void>;
  /** Waits for milliseconds, unless the signal ends it; for tests. */
  sleep?: typeof sleep;
}

/** The credentials of a person who consents in a browser, wherever it is, that a program without one acts for them. */
export interface Device extends RenewableCredentials {
  /**
   * Shows the person what to do, and waits until they have agreed: once for all who call it meanwhile. The waiting ends with the signal of
   * the call that began it; the signals of the others end their own.
   * @throws TesseraError `access_denied` when they refuse, `expired_token` when they do nothing in time; the reason of the signal
   */
  connect(signal?: AbortSignal): Promise<void>;
}

/** The server wants to be asked again, or could not be asked (RFC 8628, 3.5). */
const isWaiting = (error: unknown): error is TesseraError =>
  error instanceof TesseraError && (error.code === 'authorization_pending' || error.code === 'slow_down' || isTemporary(error));

const tooLate = (server: string): TesseraError =>
  new TesseraError({
    code: 'expired_token',
    message: 'Nobody has agreed while the code was valid. Begin again.',
    link: `${server}/docs/errors#expired_token`,
  });

/** OAuth's device grant (RFC 8628), for programs without a browser, such as commands. */
export const deviceCode = (options: DeviceOptions): Device => {
  const { scopes, show, sleep: wait = sleep } = options;
  const credentials = refreshing(options);
  const askTokens = askForTokens(options);
  const { fields, proof } = proofOf(options);
  let connecting: Promise<void> | undefined;

  const poll = async ({ device_code, expires_in, interval: first }: Began, signal: AbortSignal | undefined): Promise<Tokens> => {
    let interval = first;
    let pause = interval;
    for (let waited = pause; waited <= expires_in; waited += pause) {
      await wait(pause * 1000, signal);
      try {
        // A code is good once, so a request whose answer was lost is not repeated at once: the next one says whether it was good.
        return await askTokens({ grant_type: grantType, device_code }, { repeatable: false, retries: 0, signal });
      } catch (error) {
        if (!isWaiting(error)) throw error;
        if (error.code === 'slow_down') interval += 5;
        pause = Math.max(interval, error.retryAfter ?? 0);
      }
    }
    throw tooLate(rootOf(options));
  };

  const begin = async (signal: AbortSignal | undefined): Promise<void> => {
    const form = { ...fields, scope: scopes?.join(' ') };
    const began = await ask<Began>(options, '/oauth/device-authorization', { form, proof, repeatable: true, signal }, hasBegun);
    await show(began);
    credentials.hold(await poll(began, signal));
  };

  return {
    headers: credentials.headers,
    renew: credentials.renew,
    connect: (signal) => {
      connecting ??= begin(signal).finally(() => {
        connecting = undefined;
      });
      return untilAborted(connecting, signal);
    },
  };
};
