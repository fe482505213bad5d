import type { Schema } from '../documents/document.ts';
import { type DocumentWithKinds, kindsCausedBy } from './event-kinds.ts';
import { type Finding, pointerOf } from './places.ts';

/**
 * Our own keys that clients rely on: what an operation costs, emits, causes, audits, sorts by, whether a batch may have it, and what it does to permissions, its stability and deprecation date,
 * the statuses of error codes, and the servers, the address and the limits of the channel. Required scopes are in `security`, too.
 */
export const policyWords: ReadonlySet<string> = new Set([
  'x-rate-cost',
  'x-emits',
  'x-causes',
  'x-audits',
  'x-default-sort',
  'x-batch',
  'x-authority',
  'x-recent-sign-in',
  'x-deprecated',
  'x-sunset',
  'x-stability',
  'x-statuses',
  'x-limits',
  'x-content-type',
  'x-close-codes',
  'x-servers',
  'x-channels',
]);

interface Policy {
  operationId?: string;
  'x-rate-cost'?: number;
  'x-emits'?: string[];
  'x-causes'?: string[];
  'x-audits'?: string[];
  'x-default-sort'?: string;
  'x-batch'?: string;
  'x-authority'?: string[];
  /** Derived: whether a word of `x-authority` requires a recent sign-in. */
  'x-recent-sign-in'?: boolean;
  'x-stability'?: string;
}

interface Document extends Pick<DocumentWithKinds, 'x-kinds'> {
  paths?: Record<string, Record<string, Policy>>;
  components?: { schemas?: Record<string, Schema & { 'x-statuses'?: Record<string, number> }> };
}

const without = (some: readonly string[] = [], others: readonly string[] = []): string[] => some.filter((one) => !others.includes(one));

const list = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

/** The word for an operation that grants nothing and so requires no authority. */
const givesNone = 'less';

interface Rule {
  rule: string;
  word: keyof Policy;
  /** What to say about an operation that takes something from its clients, or undefined. */
  says: (base: Policy, next: Policy) => string | undefined;
}

const rules: Rule[] = [
  {
    rule: 'rate-cost-raised',
    word: 'x-rate-cost',
    says: ({ 'x-rate-cost': before = 1 }, { 'x-rate-cost': now = 1 }) =>
      now > before ? `It counts as ${now} requests instead of ${before}.` : undefined,
  },
  {
    rule: 'events-removed',
    word: 'x-emits',
    says: (base, next) => {
      const removed = without(base['x-emits'], next['x-emits']);
      return removed.length > 0 ? `${list(removed)} is no longer emitted.` : undefined;
    },
  },
  {
    rule: 'events-removed',
    word: 'x-causes',
    says: (base, next) => {
      const removed = without(base['x-causes'], [...(next['x-causes'] ?? []), ...(next['x-emits'] ?? [])]);
      return removed.length > 0 ? `${list(removed)} is no longer caused.` : undefined;
    },
  },
  {
    rule: 'audits-removed',
    word: 'x-audits',
    says: (base, next) => {
      const removed = without(base['x-audits'], next['x-audits']);
      return removed.length > 0 ? `${list(removed)} is no longer in the audit log.` : undefined;
    },
  },
  {
    rule: 'default-sort-changed',
    word: 'x-default-sort',
    says: ({ 'x-default-sort': before }, { 'x-default-sort': now }) =>
      before !== undefined && before !== now ? `The list is sorted by \`${now ?? 'nothing'}\` instead of \`${before}\`.` : undefined,
  },
  {
    rule: 'batch-excluded',
    word: 'x-batch',
    says: ({ 'x-batch': before }, { 'x-batch': now }) =>
      now === 'excluded' && before !== now ? 'It can no longer be part of a batch.' : undefined,
  },
  {
    rule: 'authority-added',
    word: 'x-authority',
    says: (base, next) => {
      const added = without(next['x-authority'], [...(base['x-authority'] ?? []), givesNone]);
      return added.length > 0 ? `${list(added)} is now required of callers.` : undefined;
    },
  },
  {
    rule: 'recent-sign-in-added',
    word: 'x-authority',
    // Where the words are the same, one of them demands it now: that is said once, at the word.
    says: (base, next) =>
      next['x-recent-sign-in'] && !base['x-recent-sign-in'] && without(next['x-authority'], base['x-authority']).length > 0
        ? 'A person must now have signed in recently.'
        : undefined,
  },
  {
    rule: 'stability-lowered',
    word: 'x-stability',
    says: ({ 'x-stability': before = 'stable' }, { 'x-stability': now = 'stable' }) =>
      before === 'stable' && now !== 'stable' ? `It is \`${now}\` instead of \`stable\`.` : undefined,
  },
];

const breaksOfOperation = (path: string, method: string, base: Policy, next: Policy): Finding[] =>
  rules.flatMap(({ rule, word, says }) => {
    const message = says(base, next);
    const place = { where: `${method.toUpperCase()} ${path}`, pointer: pointerOf(['paths', path, method, word]) };
    return message === undefined ? [] : [{ ...place, rule, message }];
  });

/** Codes that are gone, and those with another HTTP status. */
const statusFindings = (base: Document, next: Document): Finding[] =>
  Object.entries(base.components?.schemas ?? {}).flatMap(([name, { 'x-statuses': statuses = {} }]) =>
    Object.entries(statuses).flatMap(([code, before]): Finding[] => {
      const { 'x-statuses': { [code]: now } = {} } = next.components?.schemas?.[name] ?? {};
      if (now === before) return [];
      const message = now
        ? `The status of \`${code}\` is ${now} instead of ${before}.`
        : `The error \`${code}\` is gone; its status was ${before}.`;
      const pointer = pointerOf(['components', 'schemas', name, 'x-statuses', code]);
      return [{ where: `error \`${code}\``, rule: 'error-status-changed', message, pointer }];
    }),
  );

const hasBatches = ({ paths = {} }: Document): boolean =>
  Object.values(paths).some((methods) => Object.values(methods).some(({ 'x-batch': batch }) => batch === 'operations'));

/** What clients lose by changed policy words; removed operations are left out. */
export const policyFindings = (base: Document, next: Document): Finding[] => [
  ...Object.entries(base.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, before]) => {
      const now = next.paths?.[path]?.[method];
      const own = without(before['x-causes'], kindsCausedBy(base, before.operationId));
      // Before there are batches, every operation is excluded.
      const batch = hasBatches(base) ? before['x-batch'] : 'excluded';
      return now ? breaksOfOperation(path, method, { ...before, 'x-causes': own, ...(batch && { 'x-batch': batch }) }, now) : [];
    }),
  ),
  ...statusFindings(base, next),
];
