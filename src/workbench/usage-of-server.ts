import type { AccountSchemas } from '../contract/types.ts';
import { type Parameters, writeQueryString } from '../core/query/query-string.ts';
import type { PartUse, Usage } from './part-use.ts';
import type { PartsAbout } from './used-by.ts';

type UsedPart = AccountSchemas['UsedPart'];

interface Page<T> {
  data: T[];
  meta: { next_cursor?: string | null };
}

/** Maximum names in one filter. */
const namesAtOnce = 100;

const dayOf = (instant: string): string => instant.slice(0, 10);

/** The lists of an account's usage on a server. */
const listsOf = (url: string, key: string) => {
  const ask = (path: string, query: Parameters) =>
    fetch(`${url.replace(/\/+$/, '')}/v1/account/usage/${path}?${writeQueryString(query)}`, { headers: { 'X-API-Key': key } });

  const page = async <T>(path: string, query: Parameters): Promise<Page<T>> => {
    const response = await ask(path, query);
    const body = (await response.json().catch(() => ({}))) as Page<T> & { error?: { message: string } };
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${body.error?.message ?? 'no reason'}`);
    return body;
  };

  const all = async <T>(path: string, query: Parameters): Promise<T[]> => {
    const found: T[] = [];
    let after: string | null | undefined = '';
    while (after !== null && after !== undefined) {
      const { data, meta }: Page<T> = await page<T>(path, { ...query, limit: '100', after });
      found.push(...data);
      after = meta.next_cursor;
    }
    return found;
  };
  return { ask, page, all };
};

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

/** Filters that together find the parts: by exact names, and by prefixes. */
const queriesFor = (about: readonly PartsAbout[]): Parameters[] => {
  const [whole = [], begun = []] = [true, false].map((is) => about.filter(({ endsWith }) => (endsWith === undefined) === is));
  const names = [...new Set(whole.map(({ name }) => name))];
  const beginnings = [...new Set(begun.map(({ name }) => name))];
  return [...chunks(names, namesAtOnce).map((some) => ({ name_in: some })), ...beginnings.map((name) => ({ name_starts_with: name }))];
};

/** Days by client, version and part, summed. */
const addedUp = (rows: readonly UsedPart[]): PartUse[] =>
  [...Map.groupBy(rows, (row) => [row.kind, row.name, row.api_version, row.client_id].join(' ')).values()].map((all) => {
    const { kind, name, api_version, client_type, client_id } = all[0]!;
    const requests = all.reduce((sum, row) => sum + row.requests, 0);
    return {
      kind,
      name,
      api_version,
      client_type,
      client_id,
      requests,
      last_used: all
        .map((row) => dayOf(row.starts_at))
        .sort()
        .at(-1)!,
    };
  });

/** How the account of a key used these parts since a date, from its server. A key with only `read:usage` does not learn which days are incomplete. */
export const usageOfServer = async (url: string, key: string, about: readonly PartsAbout[], since: string): Promise<Usage> => {
  const { ask, page, all } = listsOf(url, key);
  const from = { starts_at_gte: `${since}T00:00:00Z` };
  const first = (await page<UsedPart>('parts', { sort: 'starts_at:asc', limit: '1' })).data[0];
  const rows: UsedPart[] = [];
  for (const query of queriesFor(about)) rows.push(...(await all<UsedPart>('parts', { ...from, ...query })));
  const mayReadDays = (await ask('days', { limit: '1' })).ok;
  const days = mayReadDays ? await all<AccountSchemas['UsageDay']>('days', from) : null;
  return {
    counted_since: first ? dayOf(first.starts_at) : null,
    incomplete: days?.filter((day) => day.incomplete).map((day) => dayOf(day.starts_at)) ?? null,
    parts: addedUp([...new Map(rows.map((row) => [row.id, row])).values()]),
  };
};
