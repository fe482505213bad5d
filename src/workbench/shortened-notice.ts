import { type Finding, operationAt, pointerOf } from './places.ts';
import { isJson } from './source-files.ts';

/** The days of a deprecation: clients may rely on neither of them coming earlier. */
const days = ['x-deprecated', 'x-sunset'] as const;

/** The entry of a list with the same name or reference, because an index may mean another entry now. */
const sameEntry = (entries: readonly unknown[], entry: unknown, at: number): number => {
  const key = isJson(entry) ? (entry.$ref ?? entry.name) : undefined;
  return key === undefined ? at : entries.findIndex((one) => isJson(one) && (one.$ref ?? one.name) === key);
};

/** Days of deprecations that were moved to an earlier date, so that clients have less time. */
export const noticeFindings = (base: unknown, next: unknown, words: readonly string[] = []): Finding[] => {
  if (!isJson(base) || !isJson(next)) return [];
  const moved = days.flatMap((key): Finding[] => {
    const [before, now] = [base[key], next[key]];
    if (typeof before !== 'string' || typeof now !== 'string' || now >= before) return [];
    const pointer = pointerOf([...words, key]);
    return [{ where: operationAt(pointer), rule: 'notice-shortened', message: `\`${key}\` is ${now} instead of ${before}.`, pointer }];
  });
  const inside = Object.entries(base).flatMap(([key, before]) => {
    const at = Array.isArray(base) && Array.isArray(next) ? String(sameEntry(next, before, Number(key))) : key;
    return noticeFindings(before, next[at], [...words, at]);
  });
  return [...moved, ...inside];
};
