import { type Advice, adviceOn } from './advice.ts';
import type { BreakUsage } from './part-use.ts';
import type { Finding, Place } from './places.ts';
import type { PartsAbout } from './used-by.ts';

/** A breaking change, reported once, however many contracts and operations it affects. */
export interface Break extends Place, Advice {
  /** The name of the rule: Redocly's, GraphQL Inspector's, or of the policy words. */
  rule: string;
  message: string;
  /** File and pointer as one address: `openapi/platform/teams.yaml#/schemas/Team/properties`. */
  at: string;
  contracts: string[];
  /** The operations, frames or fields that it affects. */
  touches: string[];
  /** The counted parts of the contracts that it affects. */
  parts: PartsAbout[];
  /** Who used them, if that was asked for. */
  usage?: BreakUsage;
}

/** A finding at its place in the hand-written files. */
export interface Located extends Place, Pick<Finding, 'rule' | 'message'> {
  contract: string;
  touches: string[];
  /** Where the parts that operations have by default are written, when it is such a part. */
  shared?: Place;
  parts?: PartsAbout[];
  /** Whether the removed part was deprecated for long enough. */
  mayGo?: boolean;
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)];

const distinctParts = (parts: readonly PartsAbout[]): PartsAbout[] => [
  ...new Map(parts.map((part) => [JSON.stringify(part), part])).values(),
];

/** Maximum number of sentences in a list. */
const most = 4;

const inFew = (messages: string[]): string => {
  const more = messages.length - most;
  return [...messages.slice(0, most), ...(more > 0 ? [`And ${more} more like these.`] : [])].join(' ');
};

const merged = (all: readonly Located[]): Break => {
  const { file, line, word, rule } = all[0]!;
  return {
    file,
    line,
    word,
    rule,
    at: `${file}${word.startsWith('#') ? '' : '#'}${word}`,
    message: inFew(distinct(all.map(({ message }) => message))),
    contracts: distinct(all.map(({ contract }) => contract)),
    touches: distinct(all.flatMap(({ touches }) => touches)),
    parts: distinctParts(all.flatMap(({ parts = [] }) => parts)),
    ...adviceOn(rule),
  };
};

/** Findings of one rule at one place are one break. Sorted by file and line. */
export const breaksOf = (findings: readonly Located[]): Break[] =>
  [...Map.groupBy(findings, ({ file, word, line, rule }) => [file, word, line, rule].join(' ')).values()]
    .map(merged)
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line || one.rule.localeCompare(other.rule));
