import type { Finding } from './places.ts';
import { pointerOf, wordsOf } from './places.ts';
import { isJson, type Json, valueIn } from './source-files.ts';

/** The pointer that a part refers to: `$ref`, or the text of a discriminator's mapping. */
const referenceOf = (part: unknown): string | undefined => {
  const text = isJson(part) ? part.$ref : part;
  return typeof text === 'string' && text.startsWith('#/') ? text : undefined;
};

const named = (reference: string): string => `\`${wordsOf(reference).at(-1)}\``;

interface Replacement {
  /** Whether it is another response that there was before: what differs behind the reference is what that one is like. */
  isResponse: boolean;
  /** Where the reference stands in the newer document. */
  pointer: string;
  message: string;
}

/** A part of both documents, and its place in the newer one. */
interface Step {
  before: unknown;
  now: unknown;
  place: readonly string[];
}

const resolved = (base: Json, next: Json, { before, now, place }: Step): Step => {
  const [was, is] = [referenceOf(before), referenceOf(now)];
  return {
    before: was ? valueIn(base, wordsOf(was)) : before,
    now: is ? valueIn(next, wordsOf(is)) : now,
    place: is ? wordsOf(is) : place,
  };
};

const replacedAt = (base: Json, { before, now, place }: Step): Replacement | undefined => {
  const [was, is] = [referenceOf(before), referenceOf(now)];
  if (!was || !is || was === is) return undefined;
  const isResponse = is.startsWith('#/components/responses/') && valueIn(base, wordsOf(is)) !== undefined;
  return { isResponse, pointer: pointerOf(place), message: `It is ${named(is)} instead of ${named(was)}.` };
};

/** Lists whose entries may have another index now. */
const lists: readonly string[] = ['parameters', 'oneOf', 'anyOf'];

/** What an entry of such a list is known by: a parameter by its name, others by their reference. */
export const identityOf = (list: string, entry: unknown, document: Json): unknown => {
  const reference = referenceOf(entry);
  if (list !== 'parameters') return reference;
  const parameter = reference ? valueIn(document, wordsOf(reference)) : entry;
  return isJson(parameter) ? parameter.name : undefined;
};

/** Whether both lead to the same component: what differs behind it is a change of that component. */
const isSame = ({ before, now }: Step): boolean => referenceOf(before) !== undefined && referenceOf(before) === referenceOf(now);

/**
 * The last reference on the way to a place that leads to another component than before, or the one that leads to another response. Undefined
 * where a later one leads to the same component as before.
 * @param way a pointer from an operation, without references
 */
const changedReference = (base: Json, next: Json, way: string): Replacement | undefined => {
  const words = wordsOf(way);
  let step: Step = { before: base, now: next, place: [] };
  let found: Replacement | undefined;
  for (const at of [...words.keys(), words.length]) {
    const list = lists.find((one) => one === words[at - 2]);
    if (list && identityOf(list, step.before, base) !== identityOf(list, step.now, next)) return undefined;
    const replaced = list || found?.isResponse ? undefined : replacedAt(base, step);
    found = isSame(step) ? undefined : (replaced ?? found);
    if (at === words.length) return found;
    const { before, now, place } = resolved(base, next, step);
    const word = words[at]!;
    step = { before: valueIn(before, [word]), now: valueIn(now, [word]), place: [...place, word] };
  }
  return undefined;
};

/** The way into the message of one kind of event. */
const ofKind = /\/discriminator\/mapping\/([A-Z_]+)\//;

/** The same findings; what differs because a reference leads to another component is found at the reference. */
export const atChangedReferences =
  (base: Json, next: Json) =>
  (finding: Finding): Finding => {
    const replacement = finding.way === undefined ? undefined : changedReference(base, next, finding.way);
    if (!replacement) return finding;
    const [, kind] = ofKind.exec(finding.way!) ?? [];
    const { pointer, message } = replacement;
    return { ...finding, pointer, message, rule: 'schema-replaced', gone: false, ...(kind && { kind }) };
  };
