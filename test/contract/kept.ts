import { isDeepStrictEqual } from 'node:util';
import { operations } from '../../src/contract/operations.ts';
import { mostDays } from '../../src/contract/plans.ts';
import { normalForm } from '../../src/core/normal-form.ts';
import type { ValidRequest } from '../support/valid-requests.ts';
import type { Came } from './answer-check.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const instant = /^\d{4}-\d\d-\d\dt/i;

/** Instants are kept to the millisecond, in UTC. */
const sameInstant = (sent: string, shown: unknown): boolean => Math.abs(Date.parse(sent) - Date.parse(String(shown))) <= 1;

const same = (sent: unknown, shown: unknown): boolean =>
  typeof sent === 'string' && instant.test(sent) ? sameInstant(sent, shown) : isDeepStrictEqual(sent, shown);

/** Texts that lists filter by are kept in Unicode's normal form C. */
const texts = new Set(Object.values(operations).flatMap((one) => one.texts));

/** What an action is told and no record has, and what callers write and nobody reads. */
const unread = ['config.request_headers', 'include', 'overlap_seconds', 'since'];

/** How long the accounts of tests keep what grows, unless they want less. */
const most = mostDays('enterprise');

/** What stands in the place of a null that was sent for a list, an object, a part of one that has a default, or a setting that the plan bounds. */
const emptied: Record<string, unknown> = {
  events_days: most.events,
  deliveries_days: most.deliveries,
  audit_days: most.audit,
  requests_days: most.requests,
  logged_reads: 1,
  settings: { enableNotifications: true, defaultView: 'kanban' },
  'settings.enableNotifications': true,
  'settings.defaultView': 'kanban',
  'config.items_pointer': '',
  'config.id_field': 'id',
  'config.name_field': 'name',
  'config.resource_type': 'standard',
};

const isEmptied = (where: string, shown: unknown): boolean =>
  [emptied[where], [], {}].some((empty) => empty !== undefined && isDeepStrictEqual(shown, empty));

/** What was sent and the record does not show, by the names of the properties. A null may have taken its property away. */
const missing = (sent: Record<string, unknown>, record: Record<string, unknown>, at: string): string[] =>
  Object.entries(sent).flatMap(([name, value]) => {
    const shown = record[name];
    const where = `${at}${name}`;
    if (value === null && (shown === undefined || isEmptied(where, shown))) return [];
    if (isObject(value) && isObject(shown)) return missing(value, shown, `${where}.`);
    if (unread.includes(where)) return [];
    return same(value, shown) || (at === '' && texts.has(name) && same(normalForm(value), shown))
      ? []
      : [`${where}: sent ${JSON.stringify(value)}, shown ${JSON.stringify(shown)}`];
  });

/** What a write was sent and the record that it answers does not show. */
export const unkept = ({ method, path, body }: ValidRequest, came: Came): string[] => {
  const { data } = (came.body ?? {}) as { data?: unknown };
  // A preview shows what would come of it, and keeps nothing.
  if (method === 'GET' || path.split('?')[0]!.endsWith('/preview') || typeof body !== 'string' || !isObject(data)) return [];
  const sent: unknown = JSON.parse(body);
  return isObject(sent) ? missing(sent, data, '') : [];
};
