import { existsSync } from 'node:fs';
import { readYaml } from '../codegen/read-yaml.ts';
import { type Break, breaksOf } from './breaks.ts';
import { placeInYaml } from './places.ts';

/** An accepted break: what it is, in the words of `contract check --format json`, and who accepted it when and why. */
export interface Acceptance extends Pick<Break, 'at' | 'rule' | 'message'> {
  reason: string;
  /** A day, `2026-05-01`. */
  date: string;
  by: string;
}

/** The file of them, which people review. */
export const acceptedFile = 'openapi/accepted-breaks.yaml';

const keys = ['at', 'rule', 'message', 'reason', 'date', 'by'] as const;

const isWhole = (entry: Acceptance): boolean =>
  keys.every((key) => typeof entry[key] === 'string' && entry[key].trim() !== '') && /^\d{4}-\d{2}-\d{2}$/.test(entry.date);

const wrong = (at: number, rule: string, message: string): Break[] =>
  breaksOf([
    { ...placeInYaml(acceptedFile, ['accepted', String(at)]), rule, message, contract: 'accepted breaks', touches: [acceptedFile] },
  ]);

/** Whether an entry is about a break. */
export const meets = (one: Break, entry: Acceptance): boolean =>
  one.at === entry.at && one.rule === entry.rule && one.message === entry.message;

export const readAccepted = (): Acceptance[] =>
  existsSync(acceptedFile) ? (readYaml<{ accepted: Acceptance[] | null }>(acceptedFile).accepted ?? []) : [];

/** Divides breaks into accepted and other ones. The others include incomplete entries, and entries that match no break any more. */
export const divideBreaks = (breaks: readonly Break[]): { open: Break[]; accepted: (Break & { acceptance: Acceptance })[] } => {
  const entries = readAccepted();
  const whole = entries.filter(isWhole);
  const faults = entries.flatMap((entry, at) => {
    if (!isWhole(entry)) return wrong(at, 'acceptance-incomplete', `The entry needs ${keys.join(', ')}; \`date\` must be a date.`);
    if (breaks.some((one) => meets(one, entry))) return [];
    return wrong(at, 'acceptance-without-break', 'No break matches this place, rule and message.');
  });
  const accepted = breaks.flatMap((one) => {
    const acceptance = whole.find((entry) => meets(one, entry));
    return acceptance ? [{ ...one, acceptance }] : [];
  });
  return { open: [...faults, ...breaks.filter((one) => !whole.some((entry) => meets(one, entry)))], accepted };
};
