import { existsSync, readFileSync } from 'node:fs';
import type { Break } from './breaks.ts';
import type { BreakUsage, PartUse, Usage } from './part-use.ts';
import type { PartsAbout } from './used-by.ts';

const isAbout = ({ kind, name, endsWith, version }: PartsAbout, use: PartUse): boolean =>
  use.kind === kind &&
  (version === undefined || use.api_version === version) &&
  (endsWith === undefined ? use.name === name : use.name.startsWith(name) && isEnd(use.name.slice(name.length), endsWith));

/** Whether a path is the property, or leads to it. */
const isEnd = (path: string, end: string): boolean => end === '' || path === end || path.endsWith(`.${end}`);

/** The clients that used one of the parts, most active first. */
const clientsOf = (uses: readonly PartUse[]): BreakUsage['clients'] =>
  [...Map.groupBy(uses, ({ account_id, client_id }) => `${account_id} ${client_id}`).values()]
    .map((all) => {
      const { account_id, client_type, client_id } = all[0]!;
      const requests = Math.max(...all.map((one) => one.requests));
      const last_used = all
        .map((one) => one.last_used)
        .sort()
        .at(-1)!;
      return { ...(account_id && { account_id }), client_type, client_id, requests, last_used };
    })
    .sort((one, other) => other.requests - one.requests || one.client_id.localeCompare(other.client_id));

/** Adds to each break who used the affected parts in the days before today. A break without counted parts stays as it is. */
export const withUsage = (breaks: readonly Break[], usage: Usage, { days, since }: { days: number; since: string }): Break[] =>
  breaks.map((one) => {
    if (one.parts.length === 0) return one;
    const uses = usage.parts.filter((use) => use.last_used >= since && one.parts.some((parts) => isAbout(parts, use)));
    const incomplete = usage.incomplete?.filter((day) => day >= since) ?? null;
    return { ...one, usage: { days, since, counted_since: usage.counted_since, incomplete, clients: clientsOf(uses) } };
  });

/** Reads the output of `npx tessera usage`. @throws Error for any other file */
export const usageOfFile = (file: string): Usage => {
  if (!existsSync(file)) throw new Error(`${file} does not exist; create it with npx tessera usage > ${file}`);
  const usage = JSON.parse(readFileSync(file, 'utf8')) as Partial<Usage>;
  if (!Array.isArray(usage.parts) || usage.counted_since === undefined)
    throw new Error(`${file} contains no usage; create it with npx tessera usage > ${file}`);
  return usage as Usage;
};
