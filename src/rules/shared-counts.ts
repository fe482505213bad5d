import { randomUUID } from 'node:crypto';
import type { SharedCounters } from './rate-limit.ts';

/** Seconds for which a node's count is valid, and between its reports. The count of a node that was killed expires after the first. */
const usual = { seconds: 30, reportEvery: 10 };

/**
 * Writes this node's count, unless all counts together exceed the limit. Each node has a field of the hash: its count, and until when it is
 * valid. Redis runs this atomically, so that two nodes cannot both take the last one.
 */
const script = `
local now = tonumber(redis.call('TIME')[1])
local own = tonumber(ARGV[2])
local fields = redis.call('HGETALL', KEYS[1])
local total = own
for i = 1, #fields, 2 do
  if fields[i] ~= ARGV[1] then
    local count, ends = string.match(fields[i + 1], '^(%d+) (%d+)$')
    if tonumber(ends) < now then redis.call('HDEL', KEYS[1], fields[i]) else total = total + tonumber(count) end
  end
end
if ARGV[3] ~= '' and total > tonumber(ARGV[3]) then return 0 end
if own == 0 then redis.call('HDEL', KEYS[1], ARGV[1])
else
  redis.call('HSET', KEYS[1], ARGV[1], own .. ' ' .. (now + ARGV[4]))
  redis.call('EXPIRE', KEYS[1], ARGV[4])
end
return 1`;

interface Redis {
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** Reports the counts of this node to Redis, and compares those of all nodes with a limit. */
export const createSharedCounts = ({ redis, namespace }: SharedCounters, counts: ReadonlyMap<string, number>, lease = usual) => {
  const node = randomUUID();
  const changed = new Set<string>();

  const report = async (key: string, most?: number): Promise<boolean> => {
    const figures = [counts.get(key) ?? 0, most ?? '', lease.seconds].map(String);
    const keys = [`tessera:${namespace}:${key}`];
    return (await (redis as Redis).eval(script, { keys, arguments: [node, ...figures] })) === 1;
  };
  /** Sends the counts one at a time, and stops if Redis does not respond. The next round sends all of them again. */
  const reportAll = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) await report(key);
  };
  const flush = (): void => {
    const keys = [...changed];
    changed.clear();
    void reportAll(keys).catch(() => undefined);
  };
  const timer = setInterval(() => void reportAll([...counts.keys()]).catch(() => undefined), lease.reportEvery * 1000).unref();

  return {
    /** Whether this node's count, with those of the others, is within the limit; true while Redis is unavailable. */
    fits: (key: string, most: number): Promise<boolean> => report(key, most).catch(() => true),
    /** Reports a lower count soon. Counts that change in the same turn of the loop are reported once. */
    changed: (key: string): void => {
      if (changed.size === 0) setImmediate(flush);
      changed.add(key);
    },
    close: (): void => clearInterval(timer),
  };
};
