import { isDeepStrictEqual } from 'node:util';
import { operations } from '../../contract/operations.ts';
import { mostDays } from '../../contract/plans.ts';
import { normalForm } from '../../core/normal-form.ts';
import type { Came } from '../contract/answer-check.ts';
import type { ValidRequest } from './fill.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const instant = /^\d{4}-\d\d-\d\dt/i;

/** Instants are kept to the millisecond, in UTC. */
const sameInstant = (sent: string, shown: unknown): boolean => Math.abs(Date.parse(sent) - Date.parse(String(shown))) <= 1;

const same = (sent: unknown, shown: unknown): boolean =>
  typeof sent === 'string' && instant.test(sent) ? sameInstant(sent, shown) : isDeepStrictEqual(sent, shown);

/** Texts that lists filter by are kept in Unicode's normal form C. */
const texts = new Set(Object.values(operations).flatMap((one) => one.texts));

const isNormalForm = (name: string, sent: unknown, shown: unknown): boolean => texts.has(name) && same(normalForm(sent), shown);

/** How long the accounts of tests keep what grows, unless they want less. */
const most = mostDays('enterprise');

/** What no schema says of what a record shows of what was written. */
export interface Kept {
  /** What stands in the place of a null that was sent, by the name of the property or `settings.theme`; it may always be an empty list or object. */
  emptied: Readonly<Record<string, unknown>>;
  /** The lists and objects that cannot be emptied, because they have parts that the record needs. */
  neverEmpty: readonly string[];
  /** What callers write and no record shows, by the same names. */
  unread: readonly string[];
}

/** Of what every platform has: settings that the plan bounds, and what an action is told. */
const ofAll: Partial<Kept> = {
  emptied: {
    events_days: most.events,
    deliveries_days: most.deliveries,
    audit_days: most.audit,
    requests_days: most.requests,
    logged_reads: 1,
  },
  unread: ['include', 'overlap_seconds', 'since'],
};

/** Says what a record shows of what was written, of all these together. */
export const keeping = (families: readonly Partial<Kept>[]) => {
  const all = [ofAll, ...families];
  const emptied: Kept['emptied'] = Object.assign({}, ...all.map((one) => one.emptied));
  const [unread, neverEmpty] = [all.flatMap((one) => one.unread ?? []), all.flatMap((one) => one.neverEmpty ?? [])];

  const isEmptied = (where: string, shown: unknown): boolean =>
    [emptied[where], [], {}].some((empty) => empty !== undefined && isDeepStrictEqual(shown, empty));

  /** What was sent and the record does not show, by the names of the properties. A null may have taken its property away. */
  const missing = (sent: Record<string, unknown>, record: Record<string, unknown>, at: string): string[] =>
    Object.entries(sent).flatMap(([name, value]) => {
      const shown = record[name];
      const where = `${at}${name}`;
      if (value === null && (shown === undefined || isEmptied(where, shown))) return [];
      if (isObject(value) && isObject(shown)) return missing(value, shown, `${where}.`);
      return unread.includes(where) || same(value, shown) || (at === '' && isNormalForm(name, value, shown))
        ? []
        : [`${where}: sent ${JSON.stringify(value)}, shown ${JSON.stringify(shown)}`];
    });

  return {
    emptied,
    neverEmpty,
    /** What a write was sent and the record that it answers does not show. */
    unkept: ({ method, path, body }: ValidRequest, came: Came): string[] => {
      const { data } = (came.body ?? {}) as { data?: unknown };
      // A preview shows what would come of it, and keeps nothing.
      if (method === 'GET' || path.split('?')[0]!.endsWith('/preview') || typeof body !== 'string' || !isObject(data)) return [];
      const sent: unknown = JSON.parse(body);
      return isObject(sent) ? missing(sent, data, '') : [];
    },
  };
};
