import type { Express } from 'express';
import { ServiceError } from '../../core/errors.ts';
import { giveUpAfter, timeLimit } from '../../core/time-limit.ts';

/** A check of a dependency; rejects with a message for the operator. */
export interface Check {
  check: () => Promise<void>;
  /** Whether the node still serves without it, with restrictions. */
  optional?: boolean;
}

/** Timeout of a check in milliseconds: a probe must get its response within a second. */
export const checkTimeoutMs = 800;

const withTimeLimit = (name: string, checked: Promise<void>): Promise<void> => {
  const { promise, reject } = Promise.withResolvers<void>();
  const inTime = giveUpAfter(timeLimit(checkTimeoutMs), () => reject(new Error(`the ${name} does not answer`)));
  return Promise.race([checked, promise]).finally(inTime);
};

/** Resolves with the problem, if there is one. Concurrent probes share one check, so that hanging checks do not pile up. */
export const createProbe = (name: string, { check }: Check) => {
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

/** The answer of `/health/ready`. */
export interface Readiness {
  status: 200 | 503;
  body: { status: 'ready'; degraded?: string[] } | { status: 'draining' } | { status: 'unavailable'; reason: string };
}

/** Determines whether a node can serve, and what is wrong. */
export const readinessOf = (checks: Readonly<Record<string, Check>>, isDraining: () => boolean): (() => Promise<Readiness>) => {
  const probes = Object.entries(checks).map(([name, one]) => ({ probe: createProbe(name, one), optional: one.optional ?? false }));
  return async () => {
    if (isDraining()) return { status: 503, body: { status: 'draining' } };
    const found = await Promise.all(probes.map(async ({ probe, optional }) => ({ reason: await probe(), optional })));
    const reasons = (wanted: boolean) =>
      found.flatMap(({ reason, optional }) => (reason !== undefined && optional === wanted ? [reason] : []));
    const [reason, ...more] = reasons(false);
    if (reason !== undefined) return { status: 503, body: { status: 'unavailable', reason: [reason, ...more].join('; ') } };
    const degraded = reasons(true);
    return { status: 200, body: { status: 'ready', ...(degraded.length > 0 ? { degraded } : {}) } };
  };
};

/** `/health/live` shows that the process runs; `/health/ready` whether it can serve (200) or what is wrong (503). */
export const mountHealth = (app: Express, readiness: () => Promise<Readiness>): void => {
  app.get('/health/live', (_request, response) => void response.json({ status: 'live' }));
  app.get('/health/ready', async (_request, response) => {
    const { status, body } = await readiness();
    response.status(status).json(body);
  });
  app.all(['/health/live', '/health/ready'], ({ method, path }) => {
    throw new ServiceError('method_not_allowed', `${method} is not supported at ${path}. Allowed: GET, HEAD.`, {
      headers: { Allow: 'GET, HEAD' },
    });
  });
};
