import type { Express } from 'express';
import { ServiceError } from '../../core/errors.ts';

/** Something that a node depends on: rejects with what is wrong with it, in words for whoever runs the node. */
export interface Check {
  check: () => Promise<void>;
  /** Whether the node serves without it, if worse. */
  spare?: boolean;
}

/** Milliseconds that a check may take: a probe is answered within a second, whatever hangs. */
export const patience = 800;

const inTime = (name: string, checked: Promise<void>): Promise<void> => {
  const { promise, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(`the ${name} does not answer`)), patience);
  return Promise.race([checked, promise]).finally(() => clearTimeout(timer));
};

/** What is wrong, if anything. Probes that come while a check is under way join it: what hangs is not asked again and again. */
const createLook = (name: string, { check }: Check) => {
  let underWay: Promise<void> | undefined;
  return (): Promise<string | undefined> => {
    underWay ??= check().finally(() => {
      underWay = undefined;
    });
    return inTime(name, underWay).then(
      () => undefined,
      (error: Error) => error.message,
    );
  };
};

/** `/health/live` says that the process runs, `/health/ready` that it can serve, or what is wrong: 200 or 503. */
export const mountHealth = (app: Express, checks: Readonly<Record<string, Check>>, isDraining: () => boolean): void => {
  const looks = Object.entries(checks).map(([name, one]) => ({ look: createLook(name, one), spare: one.spare ?? false }));
  app.get('/health/live', (_request, response) => void response.json({ status: 'live' }));
  app.get('/health/ready', async (_request, response) => {
    if (isDraining()) return void response.status(503).json({ status: 'draining' });
    const found = await Promise.all(looks.map(async ({ look, spare }) => ({ reason: await look(), spare })));
    const reasons = (wanted: boolean) => found.flatMap(({ reason, spare }) => (reason !== undefined && spare === wanted ? [reason] : []));
    const [reason, ...more] = reasons(false);
    if (reason !== undefined) return void response.status(503).json({ status: 'unavailable', reason: [reason, ...more].join('; ') });
    const degraded = reasons(true);
    response.json({ status: 'ready', ...(degraded.length > 0 ? { degraded } : {}) });
  });
  app.all(['/health/live', '/health/ready'], ({ method, path }) => {
    throw new ServiceError('method_not_allowed', `${path} has no ${method}. Allowed: GET, HEAD.`, { headers: { Allow: 'GET, HEAD' } });
  });
};
