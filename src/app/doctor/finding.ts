import { giveUpAfter, timeLimit } from '../../core/time-limit.ts';

/** A check and its result. */
export interface Finding {
  name: string;
  /** `warning`: it works, but something should be done; `failed`: it does not work; `skipped`: it is not configured. */
  status: 'ok' | 'warning' | 'failed' | 'skipped';
  says: string;
  /** The remedy. */
  remedy?: string;
}

export type Findings = Omit<Finding, 'name'>;

export const ok = (says: string): Findings => ({ status: 'ok', says });
export const skipped = (says: string): Findings => ({ status: 'skipped', says });
export const warning = (says: string, remedy: string): Findings => ({ status: 'warning', says, remedy });
export const failed = (says: string, remedy: string): Findings => ({ status: 'failed', says, remedy });

/** Timeout of a check in milliseconds. */
const patienceMs = 15_000;

export const messageOf = (error: unknown): string => {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: unknown[] };
  return message || (errors ? errors.map(messageOf).join('; ') : '') || code || String(error);
};

/** The code of an error, or of its cause. */
export const codeOf = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : codeOf(cause);
};

/** The remedy for an error, or the whole finding if the error message does not help. */
export type Explain = (error: unknown) => string | Findings;

const explained = (error: unknown, remedy: string | Explain): Findings => {
  const found = typeof remedy === 'string' ? remedy : remedy(error);
  return typeof found === 'string' ? failed(messageOf(error), found) : found;
};

/** Runs a check; an exception or a timeout is a failure with this remedy. */
export const look = async (name: string, remedy: string | Explain, work: () => Promise<Findings>): Promise<Finding> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const inTime = giveUpAfter(timeLimit(patienceMs), () => reject(new Error(`no answer within ${patienceMs / 1000} s`)));
  try {
    return { name, ...(await Promise.race([work(), late])) };
  } catch (error) {
    return { name, ...explained(error, remedy) };
  } finally {
    inTime();
  }
};
