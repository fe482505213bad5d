import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceError } from '../core/errors.ts';
import type { Authenticated, Credential, Principal } from '../core/principal.ts';

/** Milliseconds for which credentials that were found valid are trusted without another check. */
const trusted = 1000;

/** Why credentials that were valid no longer are. */
export type Lapse = 'expired' | 'revoked' | 'permissions_changed';

/** Why credentials have lapsed, by the error of their check; undefined when the error does not mean that they have. */
export const lapseOf = ({ code, type }: ServiceError): Lapse | undefined => {
  if (code === 'expired_token') return 'expired';
  if (type === 'authentication_error') return 'revoked';
  return type === 'authorization_error' ? 'permissions_changed' : undefined;
};

/** A connection whose credentials are revalidated. */
export interface Revalidated {
  /** Checks previously valid credentials again. */
  authenticate(credential: Credential): Promise<Principal> | Principal;
  now(): number;
  /** Called with the current caller of the credentials in force. It must call `adopt`, or close the connection. */
  found(caller: Principal): void;
  /** Called with the reason why they are not valid, or why they could not be checked. */
  failed(failure: unknown): void;
}

/** A class, because there is one instance for each connection. */
class Revalidation {
  readonly #of: Revalidated;
  #inForce: Authenticated | undefined;
  #checkedAt = 0;
  #checking: Promise<unknown> | undefined;
  #over = false;
  /** The number of calls of `doubt` about these credentials. */
  #doubts = 0;

  constructor(of: Revalidated) {
    this.#of = of;
  }

  /** The credentials in force; undefined before the first authentication. */
  get inForce(): Authenticated | undefined {
    return this.#inForce;
  }

  get isStale(): boolean {
    return !this.#over && this.#of.now() - this.#checkedAt > trusted;
  }

  /** Puts credentials in force that have just been found valid. */
  adopt(authenticated: Authenticated): void {
    this.#inForce = authenticated;
    this.#checkedAt = this.#of.now();
  }

  /** Checks now; calls during a check share its result. Resolves to the failure, or to undefined when the credentials are valid. */
  check(): Promise<unknown> {
    this.#checking ??= this.#revalidate().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  /** Reports that credentials of an account may have ended. If those in force belong to it, they are checked at once. */
  doubt(accountId: string): void {
    if (this.#over || (this.#inForce && this.#inForce.caller.accountId !== accountId)) return;
    this.#doubts += 1;
    this.#checkedAt = Number.NEGATIVE_INFINITY;
    if (this.#inForce) void this.check();
  }

  /** @throws the failure of the check, when the credentials in force are not known to be valid */
  async expectGood(): Promise<void> {
    const failure = this.isStale ? await this.check() : undefined;
    if (failure !== undefined) throw failure;
  }

  /** Waits until the credentials are known to be still valid, or the connection is over. */
  async assured(): Promise<void> {
    while (this.isStale) {
      await this.check();
      if (this.isStale) await delay(trusted, undefined, { ref: false });
    }
  }

  /** Reports that the connection is over, so that `assured` does not wait any longer. */
  end(): void {
    this.#over = true;
  }

  async #revalidate(): Promise<unknown> {
    const checked = this.#inForce!;
    const doubts = this.#doubts;
    try {
      const caller = await this.#of.authenticate(checked.credential);
      if (doubts !== this.#doubts) return this.#revalidate();
      // Otherwise other credentials were adopted meanwhile.
      if (this.#inForce === checked) this.#of.found(caller);
      return undefined;
    } catch (failure) {
      if (this.#inForce === checked) this.#of.failed(failure);
      return failure;
    }
  }
}

/** Revalidates the credentials of an open connection. */
export const createRevalidation = (of: Revalidated): Revalidation => new Revalidation(of);
