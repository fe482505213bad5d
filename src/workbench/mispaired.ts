import { type Finding, pointerOf, wordsOf } from './places.ts';
import { isJson, type Json, valueIn } from './source-files.ts';

/**
 * Redocly's comparison pairs what only one of two lists has by its index: a removed parameter with a new one, an alternative that is gone with
 * a new one. What it says of such a pair is no change of anything; what is true of it is that the first one is gone.
 */

/** What is found within a place. */
const isWithin = (finding: Finding, place: string): boolean => finding.way?.startsWith(`${place}/`) === true;

const renamed = /^(`([^`]+)` \w+ parameter was )renamed to `[^`]+`\.$/;

/** The place of a parameter in the older document, by its name. */
const parameterIn = (base: Json, way: string, name: string): string => {
  const list = wordsOf(way).slice(0, -1);
  const entries = valueIn(base, list);
  const nameOf = (entry: unknown) => {
    const reference = isJson(entry) ? entry.$ref : undefined;
    const parameter = typeof reference === 'string' ? valueIn(base, wordsOf(reference)) : entry;
    return isJson(parameter) ? parameter.name : undefined;
  };
  const at = Array.isArray(entries) ? entries.findIndex((entry) => nameOf(entry) === name) : -1;
  return at < 0 ? way : pointerOf([...list, String(at)]);
};

/** What the message says of a parameter that was paired with another one, and its name; undefined where it has another name now. */
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

/** The place of the alternative that a finding says to be another one now, and the value that it had. */
const otherAlternative = ({ way, message }: Finding): { place: string; was: string } | undefined => {
  const [, was] = otherConst.exec(message) ?? [];
  const [, place] = /^(.*\/(?:oneOf|anyOf)\/\d+)\/(?:allOf\/\d+\/)?properties\/[^/]+$/.exec(way ?? '') ?? [];
  return was === undefined || place === undefined ? undefined : { place, was };
};

/**
 * The same findings without what is said of two things that only stand at one place of a list.
 * @param kinds the kinds of events of the older document: that one is gone is found at the list of kinds
 */
export const withoutMispaired = (findings: readonly Finding[], base: Json, kinds: Readonly<Record<string, string>>): Finding[] => {
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
