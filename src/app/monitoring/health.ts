import type { Express } from 'express';
import { ServiceError } from '../../core/errors.ts';

/** A check of something that a node depends on; rejects with a message for the operator. */
export interface Check {
  check: () => Promise<void>;
  /** Whether the node still serves without it, with restrictions. */
  optional?: boolean;
}

/** Milliseconds that a check may take: a probe must get its response within a second. */
export const checkTimeoutMs = 800;

const withTimeLimit = (name: string, checked: Promise<void>): Promise<void> => {
  const { promise, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(`the ${name} does not answer`)), checkTimeoutMs);
  return Promise.race([checked, promise]).finally(() => clearTimeout(timer));
};

/** Resolves with the problem, if there is one. Concurrent probes share one check, so that hanging checks do not pile up. */
const createProbe = (name: string, { check }: Check) => {
  let running: Promise<void> | undefined;
  return (): Promise<string | undefined> => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return withTimeLimit(name, running).then(
      () => undefined,
      (error: Error) => error.message,
    );
  };
};

/** `/health/live` shows that the process runs; `/health/ready` whether it can serve (200), or what is wrong (503). */
export const mountHealth = (app: Express, checks: Readonly<Record<string, Check>>, isDraining: () => boolean): void => {
  const probes = Object.entries(checks).map(([name, one]) => ({ probe: createProbe(name, one), optional: one.optional ?? false }));
  app.get('/health/live', (_request, response) => void response.json({ status: 'live' }));
  app.get('/health/ready', async (_request, response) => {
    if (isDraining()) return void response.status(503).json({ status: 'draining' });
    const found = await Promise.all(probes.map(async ({ probe, optional }) => ({ reason: await probe(), optional })));
    const reasons = (wanted: boolean) =>
      found.flatMap(({ reason, optional }) => (reason !== undefined && optional === wanted ? [reason] : []));
    const [reason, ...more] = reasons(false);
    if (reason !== undefined) return void response.status(503).json({ status: 'unavailable', reason: [reason, ...more].join('; ') });
    const degraded = reasons(true);
    response.json({ status: 'ready', ...(degraded.length > 0 ? { degraded } : {}) });
  });
  app.all(['/health/live', '/health/ready'], ({ method, path }) => {
    throw new ServiceError('method_not_allowed', `${path} has no ${method}. Allowed: GET, HEAD.`, { headers: { Allow: 'GET, HEAD' } });
  });
};
