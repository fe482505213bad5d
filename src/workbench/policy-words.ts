import { type Finding, pointerOf } from './places.ts';

/**
 * Our own keys that clients rely on: what an operation costs, emits, causes, audits, sorts by and does to permissions, its deprecation date, and the limits
 * of the channel. Required scopes are in `security`, too.
 */
export const policyWords: ReadonlySet<string> = new Set([
  'x-rate-cost',
  'x-emits',
  'x-causes',
  'x-audits',
  'x-default-sort',
  'x-authority',
  'x-recent-sign-in',
  'x-deprecated',
  'x-sunset',
  'x-limits',
  'x-close-codes',
]);

interface Policy {
  'x-rate-cost'?: number;
  'x-emits'?: string[];
  'x-causes'?: string[];
  'x-audits'?: string[];
  'x-default-sort'?: string;
  'x-authority'?: string[];
  /** Derived: whether a word of `x-authority` requires a recent sign-in. */
  'x-recent-sign-in'?: boolean;
}

interface Document {
  paths?: Record<string, Record<string, Policy>>;
  'x-limits'?: Record<string, number>;
  'x-close-codes'?: { code: number; reason: string }[];
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
    says: (base, next) =>
      next['x-recent-sign-in'] && !base['x-recent-sign-in'] ? 'A person must now have signed in recently.' : undefined,
  },
];

const breaksOfOperation = (path: string, method: string, base: Policy, next: Policy): Finding[] =>
  rules.flatMap(({ rule, word, says }) => {
    const message = says(base, next);
    const place = { where: `${method.toUpperCase()} ${path}`, pointer: pointerOf(['paths', path, method, word]) };
    return message === undefined ? [] : [{ ...place, rule, message }];
  });

const breaksOfLimits = (base: Document, next: Document): Finding[] =>
  Object.entries(base['x-limits'] ?? {}).flatMap(([name, before]) => {
    const now = next['x-limits']?.[name];
    if (now !== undefined && now >= before) return [];
    const message = `\`${name}\` is ${now ?? 'gone'} instead of ${before}.`;
    return [{ where: 'channel', rule: 'limit-lowered', message, pointer: pointerOf(['x-limits', name]) }];
  });

const breaksOfCloseCodes = (base: Document, next: Document): Finding[] =>
  (base['x-close-codes'] ?? []).flatMap(({ code, reason }) => {
    const codes = next['x-close-codes'] ?? [];
    const at = codes.findIndex((one) => one.reason === reason);
    if (codes[at]?.code === code) return [];
    const message = `\`${reason}\` has the code ${codes[at]?.code ?? 'no more'} instead of ${code}.`;
    const pointer = pointerOf(at < 0 ? ['x-close-codes'] : ['x-close-codes', String(at), 'code']);
    return [{ where: 'channel', rule: 'close-code-changed', message, pointer }];
  });

/** What clients lose by changed policy words; removed operations are left out. */
export const policyFindings = (base: Document, next: Document): Finding[] => [
  ...Object.entries(base.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, before]) => {
      const now = next.paths?.[path]?.[method];
      return now ? breaksOfOperation(path, method, before, now) : [];
    }),
  ),
  ...breaksOfLimits(base, next),
  ...breaksOfCloseCodes(base, next),
];
