/** What was looked at, and what was found. */
export interface Finding {
  name: string;
  /** `warning`: it works, and something should be done; `failed`: it does not work; `skipped`: it is not configured. */
  status: 'ok' | 'warning' | 'failed' | 'skipped';
  says: string;
  /** What to do. */
  remedy?: string;
}

export type Findings = Omit<Finding, 'name'>;

export const ok = (says: string): Findings => ({ status: 'ok', says });
export const skipped = (says: string): Findings => ({ status: 'skipped', says });
export const warning = (says: string, remedy: string): Findings => ({ status: 'warning', says, remedy });
export const failed = (says: string, remedy: string): Findings => ({ status: 'failed', says, remedy });

/** Milliseconds that a look may take. */
const patienceMs = 15_000;

export const messageOf = (error: unknown): string => {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: unknown[] };
  return message || (errors ? errors.map(messageOf).join('; ') : '') || code || String(error);
};

/** Looks at something; what it throws, and silence, is a failure with this remedy. */
export const look = async (name: string, remedy: string, work: () => Promise<Findings>): Promise<Finding> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs / 1000} s`)), patienceMs);
  try {
    return { name, ...(await Promise.race([work(), late])) };
  } catch (error) {
    return { name, ...failed(messageOf(error), remedy) };
  } finally {
    clearTimeout(timer);
  }
};
