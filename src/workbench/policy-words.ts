import type { Break } from './compatibility.ts';

/**
 * The keys of ours that clients rely on: what an operation costs, emits and sorts by, and the limits of the channel. Required scopes stand
 * in `security`, too.
 */
export const policyWords: ReadonlySet<string> = new Set(['x-rate-cost', 'x-emits', 'x-default-sort', 'x-limits', 'x-close-codes']);

interface Policy {
  'x-rate-cost'?: number;
  'x-emits'?: string[];
  'x-default-sort'?: string;
}

interface Document {
  paths?: Record<string, Record<string, Policy>>;
  'x-limits'?: Record<string, number>;
  'x-close-codes'?: { code: number; reason: string }[];
}

const without = (some: readonly string[] = [], others: readonly string[] = []): string[] => some.filter((one) => !others.includes(one));

const list = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

/** What the policy of an operation takes from its clients: the rule and what to say, or undefined. */
const rules: Record<string, (base: Policy, next: Policy) => string | undefined> = {
  'rate-cost-raised': (base, next) => {
    const [before, now] = [base['x-rate-cost'] ?? 1, next['x-rate-cost'] ?? 1];
    return now > before ? `It counts as ${now} requests, and not as ${before}.` : undefined;
  },
  'events-removed': (base, next) => {
    const removed = without(base['x-emits'], next['x-emits']);
    return removed.length > 0 ? `${list(removed)} is not emitted any more.` : undefined;
  },
  'default-sort-changed': ({ 'x-default-sort': before }, { 'x-default-sort': now }) =>
    before !== undefined && before !== now ? `The list is sorted by \`${now}\`, and not by \`${before}\`.` : undefined,
};

const breaksOfOperation = (operation: string, base: Policy, next: Policy): Break[] =>
  Object.entries(rules).flatMap(([rule, broken]) => {
    const message = broken(base, next);
    return message === undefined ? [] : [{ operation, rule, message }];
  });

const breaksOfLimits = (base: Document, next: Document): Break[] =>
  Object.entries(base['x-limits'] ?? {}).flatMap(([name, before]) => {
    const now = next['x-limits']?.[name];
    if (now !== undefined && now >= before) return [];
    return [{ operation: 'channel', rule: 'limit-lowered', message: `\`${name}\` is ${now ?? 'gone'}, and not ${before}.` }];
  });

const breaksOfCloseCodes = (base: Document, next: Document): Break[] =>
  (base['x-close-codes'] ?? []).flatMap(({ code, reason }) => {
    const now = next['x-close-codes']?.find((one) => one.reason === reason)?.code;
    if (now === code) return [];
    return [
      { operation: 'channel', rule: 'close-code-changed', message: `\`${reason}\` has the code ${now ?? 'no more'}, and not ${code}.` },
    ];
  });

/** What clients lose by the policy words that have changed; operations that were removed are left out. */
export const policyBreaks = (base: Document, next: Document): Break[] => [
  ...Object.entries(base.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, before]) => {
      const now = next.paths?.[path]?.[method];
      return now ? breaksOfOperation(`${method.toUpperCase()} ${path}`, before, now) : [];
    }),
  ),
  ...breaksOfLimits(base, next),
  ...breaksOfCloseCodes(base, next),
];
