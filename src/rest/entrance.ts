import type { Request, Response } from 'express';
import { operations } from '../contract/operations.ts';
import type { OperationId } from '../contract/types.ts';
import type { Versions } from '../contract/versions.ts';
import type { AnsweredRequest } from '../core/answered-request.ts';
import type { Authenticate } from '../core/principal.ts';
import type { RateLimiter } from '../rules/rate-limit.ts';
import { drain } from './body.ts';
import { allowOrigin, openToAll } from './cors.ts';
import { presentedCredentials, varyByCaller } from './credentials.ts';
import { challenge401 } from './errors.ts';
import { type Answer, begin, originOf } from './exchange.ts';
import { incoming, requestIdOf, write } from './express.ts';
import { isCounted, limit, uncountIfAway } from './limits.ts';
import { createPreflights } from './preflight.ts';
import { recognise } from './recognise.ts';
import { createEarlyRefusals } from './refused.ts';
import { requireCoding, requireHttps, requireSingleHeaders, requireWellFormedAddress } from './steps.ts';
import { chooseVersion, settleVersion } from './versions.ts';

interface Dependencies {
  authenticate: Authenticate;
  versions: Versions;
  limiter: RateLimiter;
  /** Whether plain HTTP from this machine counts as safe. */
  plainLoopback: boolean;
  /** Told of every answer: what answered, status, seconds. */
  observe: (operation: string, status: number, seconds: number) => void;
  /** Told of every request whose caller is known, once it is answered. */
  answered: (request: AnsweredRequest) => void;
}

/** A door of its own behind this entrance: by what name it is known, and the methods that it has. */
interface Door {
  name: string;
  methods: readonly string[];
}

/** What is behind this entrance grows without versions. */
const isVersioned = () => false;

/**
 * The entrance for doors over HTTP that have no operations in the REST contract. What every request obeys is the same here, and
 * told by the same headers: https, version, credentials, origin, limits.
 */
export const createEntrance = ({ authenticate, versions, limiter, plainLoopback, observe, answered }: Dependencies, door: Door) => {
  const limited = limit(limiter);
  const choose = chooseVersion(versions, isVersioned);
  const settle = settleVersion(versions, isVersioned);
  const early = createEarlyRefusals({ authenticate, versions, isVersioned });
  const preflight = createPreflights(limiter, early.settle);

  return (request: Request, response: Response) => {
    const since = performance.now();
    const exchange = begin(incoming(request, requestIdOf(request.headers), plainLoopback));
    // It takes the credentials that the platform's operations take.
    exchange.facts = operations.getCurrentUser;
    exchange.operationId = door.name as OperationId;
    const { requestId, stamped, method, path, address } = exchange;
    let isLookedAt = false;

    const tell = ({ status, errorCode }: Answer, duration: number): void => {
      observe(door.name, status, duration / 1000);
      const { caller, version, facts } = exchange;
      if (!caller) return;
      const known = { caller, requestId, method, path, address, operationId: null, version: version?.name ?? null };
      answered({ ...known, status, errorCode: errorCode ?? null, duration, cost: facts.cost });
    };

    const reply = async (answer: Answer): Promise<void> => {
      await uncountIfAway(exchange, answer);
      const milliseconds = performance.now() - since;
      tell(answer, milliseconds);
      if (response.destroyed) return;
      const headers = { ...(answer.status === 401 ? challenge401(exchange.presented) : {}), ...answer.headers, ...stamped };
      void write(response, { ...answer, headers }, requestId, milliseconds);
      drain(request);
    };

    const admit = async () => {
      requireHttps(exchange);
      requireWellFormedAddress(exchange);
      requireSingleHeaders(exchange);
      choose(exchange);
      varyByCaller(exchange);
      isLookedAt = true;
      const presented = presentedCredentials(exchange);
      exchange.presented = presented;
      const origin = originOf(exchange);
      await recognise(authenticate, exchange, presented);
      settle(exchange);
      allowOrigin(exchange);
      requireCoding(exchange);
      return { caller: exchange.caller, presented, origin };
    };

    const charge = async (cost: number): Promise<void> => {
      if (!isLookedAt) await early.recognise(exchange);
      if (!exchange.version) await early.settle(exchange);
      exchange.facts = { ...exchange.facts, cost };
      return limited(exchange);
    };

    if (method === 'OPTIONS') return void preflight.answer(exchange, door.methods).then(reply);
    openToAll(exchange);
    return {
      method,
      query: exchange.query,
      headers: exchange.headers,
      requestId,
      admit,
      charge,
      isCharged: () => isCounted(exchange),
      readBody: exchange.readBody,
      reply,
    };
  };
};
