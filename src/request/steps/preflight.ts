import type { Incoming } from '../incoming.ts';
import type { Answered } from '../states.ts';
import { preflightHeaders } from './cors.ts';
import { type QuotaDependencies, showQuota } from './quota.ts';
import { type VersionDependencies, versionOfRefusal } from './version.ts';

export interface PreflightDependencies extends QuotaDependencies, VersionDependencies {
  /** The methods of a path, and further headers of its preflight answer. */
  methodsAt: (request: Incoming) => { methods: readonly string[]; headers?: Record<string, string> };
}

const answer = async (request: Incoming, dependencies: PreflightDependencies): Promise<Partial<Answered>> => {
  const { methods, headers } = dependencies.methodsAt(request);
  if (methods.length === 0) return {};
  versionOfRefusal(request, dependencies);
  await showQuota(request, dependencies);
  return { answer: { status: 204, headers: { ...request.stamped, ...preflightHeaders(methods), ...headers } } };
};

/** Answers preflight requests. The answer has the quota that the address has left, as every answer does, but it is not counted. */
export const answerPreflight = (request: Incoming, dependencies: PreflightDependencies): Promise<Partial<Answered>> | undefined =>
  request.method === 'OPTIONS' ? answer(request, dependencies) : undefined;
