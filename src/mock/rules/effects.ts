import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { RequestHandler, Response } from 'express';
import { type Clock, systemClock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Authenticate } from '../../core/principal.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { header } from '../../request/incoming.ts';
import { isPreflight } from '../../request/steps/cors.ts';
import { errorAnswer, formAt } from '../../rest/errors.ts';
import type { Pipeline } from '../../rest/rest-door.ts';
import type { RateLimiter } from '../../rules/rate-limit.ts';
import { preferenceIn } from '../preferences.ts';
import { type Effects, isFor, isForAll, type Rule } from './rule.ts';
import type { Rules } from './rules.ts';

/** The effects that a request asks for itself, with `Prefer`. */
const wished = (prefer: string | undefined): Effects => {
  const preference = (name: string) => preferenceIn(prefer, name);
  const latency = preference('latency');
  const outage = preference('outage');
  return {
    ...(latency && /^\d{1,6}$/.test(latency) ? { latency: Number(latency) } : {}),
    ...(preference('rate_limit') === 'used_up' ? { rate_limit: 'used_up' } : {}),
    ...(outage === 'unavailable' || outage === 'cut' ? { outage } : {}),
    ...(preference('expired_token') === 'true' ? { expired_token: true } : {}),
  };
};

interface Asked {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
}

/** An error caused by a rule, not by a failure of the mock. */
class Outage extends ServiceError {
  constructor() {
    super('service_unavailable', 'A mock rule makes the server unavailable.');
  }
}

/** Whether a rule caused an error. */
export const isMadeByRule = (failure: unknown): boolean => failure instanceof Outage;

/** The paths of pages, which are exempt from rules. */
export const pages = /^\/(?:$|_mock|docs|openapi|asyncapi|health|graphql\/)/;

const isAboutRequests = ({ webhook, clock }: Rule) => webhook === undefined && clock === undefined;

/** What the rules of a mock change about the server. */
export const createRuleEffects = (rules: Pick<Rules, 'list' | 'use'>, now: Clock = systemClock) => {
  const current = new AsyncLocalStorage<Effects>();
  const ending = new AbortController();

  /** Waits some milliseconds, or until the client disconnects or the mock ends. */
  const waited = async (milliseconds: number, response?: Response): Promise<void> => {
    const over = new AbortController();
    response?.once('close', () => over.abort());
    const signal = AbortSignal.any([over.signal, ending.signal]);
    await delay(milliseconds, undefined, { signal, ref: response !== undefined }).catch(() => undefined);
  };

  /** Rules do not apply to a CORS preflight but to the request after it: if the preflight failed, the page would not see the effect. */
  const effectsOn = (request: Asked): Effects => {
    if (isPreflight(request)) return {};
    const own = rules
      .list()
      .filter((rule) => isAboutRequests(rule) && isFor(rule, request))
      .map(rules.use);
    return Object.assign({}, ...own, wished(header(request, 'prefer')));
  };

  /** The effects on the current request; outside a request, those on everything. */
  const effects = (): Effects =>
    current.getStore() ?? Object.assign({}, ...rules.list().filter((rule) => isAboutRequests(rule) && isForAll(rule)));

  const latest = <Name extends 'clock' | 'webhook'>(name: Name) => rules.list().findLast((rule) => rule[name] !== undefined);

  /** Express assigns each request its effects before any door gets it. */
  const begin: RequestHandler = async (request, response, next) => {
    if (pages.test(request.path)) return next();
    const own = effectsOn(request);
    if (own.latency) await waited(own.latency, response);
    if (response.destroyed) return;
    if (own.outage === 'cut') return void response.destroy();
    current.run(own, next);
  };

  const authenticate =
    (check: Authenticate): Authenticate =>
    (credential, origin) => {
      const { expired_token, outage: isOut } = effects();
      if (isOut) throw new Outage();
      if (expired_token) throw new ServiceError('expired_token', 'A mock rule makes the credentials expired.');
      return check(credential, origin);
    };

  /** Channel calls do not come through Express. */
  const ofCall = async (request: Asked): Promise<Effects> => {
    const own = effectsOn(request);
    if (own.latency) await waited(own.latency);
    return own;
  };

  const answer =
    (own: Pipeline): Pipeline =>
    async (request) => {
      const given = current.getStore() ?? (await ofCall(request));
      if (!given.outage) return current.run(given, () => own(request));
      const refused = errorAnswer(new Outage(), request, formAt(request.path));
      return { ...refused, headers: { ...refused.headers, 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' } };
    };

  const limiter = (own: RateLimiter): RateLimiter => {
    const count: RateLimiter = Object.assign(
      async (...asked: Parameters<RateLimiter>) => {
        const status = await own(...asked);
        return effects().rate_limit ? { ...status, remaining: 0, retryAfter: status.resetIn } : status;
      },
      { status: own.status, refund: own.refund },
    );
    return count;
  };

  const outbound = (own: Outbound): Outbound => ({
    ...own,
    send: async (request) => {
      const rule = request.method === 'POST' ? latest('webhook') : undefined;
      if (!rule) return own.send(request);
      return { status: rules.use(rule).webhook!, headers: {}, body: Buffer.from('A mock rule causes this response.'), complete: true };
    },
  });

  const clock: Clock = () => new Date(now().getTime() + (latest('clock')?.clock ?? 0) * 1000);

  return {
    /** Releases delayed requests: a client that has left may look like one that is still waiting. */
    close: (): void => ending.abort(),
    begin,
    authenticate,
    answer,
    limiter,
    outbound,
    clock,
  };
};
