import { identityOf } from './changed-references.ts';
import { type Finding, pointerOf, wordsOf } from './places.ts';
import { type Json, valueIn } from './source-files.ts';

// Redocly's comparison pairs what only one of two lists has by its index: a removed parameter with a new one, a removed alternative with a new
// one. What it says of such a pair is no change of either; only that the first one is gone is true.

/** What is found within a place. */
const isWithin = (finding: Finding, place: string): boolean => finding.way?.startsWith(`${place}/`) === true;

const renamed = /^(`([^`]+)` \w+ parameter was )renamed to `[^`]+`\.$/;

/** The place of a parameter in the older document, by its name. */
const parameterIn = (base: Json, way: string, name: string): string => {
  const list = wordsOf(way).slice(0, -1);
  const entries = valueIn(base, list);
  const at = Array.isArray(entries) ? entries.findIndex((entry) => identityOf('parameters', entry, base) === name) : -1;
  return at < 0 ? way : pointerOf([...list, String(at)]);
};

/** The beginning of the message, and the name of a parameter that was paired with another one; undefined where it was renamed. */
const pairedParameter = ({ message, pointer }: Finding, base: Json): { start: string; name: string } | undefined => {
  const [, start, name] = renamed.exec(message) ?? [];
  return start === undefined || name === undefined || valueIn(base, wordsOf(pointer)) === name ? undefined : { start, name };
};

/** A parameter that was paired with another one is removed. */
const asRemoved = (finding: Finding, base: Json): Finding => {
  const paired = pairedParameter(finding, base);
  if (!paired || finding.way === undefined) return finding;
  const place = parameterIn(base, finding.way, paired.name);
  return { ...finding, message: `${paired.start}removed.`, way: place, pointer: place, gone: true };
};

const otherConst = /^`const` of `\w+` changed from '([^']+)' to '[^']+'\.$/;

/** Where a finding compares two alternatives, and what the former one was called. */
const otherAlternative = ({ way, message }: Finding): { place: string; was: string } | undefined => {
  const [, was] = otherConst.exec(message) ?? [];
  const [, place] =
    /^(.*\/(?:(?:oneOf|anyOf)\/\d+|discriminator\/mapping\/\w+))\/(?:allOf\/\d+\/)?properties\/[^/]+$/.exec(way ?? '') ?? [];
  return was === undefined || place === undefined ? undefined : { place, was };
};

/**
 * The same findings, without those that compare two parameters or alternatives only because they have the same index.
 * @param kinds the kinds of events of the older document; a removed one is found in the list of kinds
 */
export const withoutMispaired = (findings: readonly Finding[], base: Json, kinds: Readonly<Record<string, unknown>>): Finding[] => {
  const alternatives = findings.map(otherAlternative).filter((one) => one !== undefined);
  const parameters = findings.flatMap((one) => (pairedParameter(one, base) && one.way !== undefined ? [one.way] : []));
  const isOfPair = (finding: Finding): boolean => {
    const other = otherAlternative(finding);
    if (other) return other.was in kinds;
    if (pairedParameter(finding, base)) return false;
    return (
      alternatives.some(({ place }) => isWithin(finding, place)) ||
      parameters.some((way) => finding.way === way && !finding.gone) ||
      parameters.some((way) => isWithin(finding, way))
    );
  };
  return findings.filter((finding) => !isOfPair(finding)).map((finding) => asRemoved(finding, base));
};
