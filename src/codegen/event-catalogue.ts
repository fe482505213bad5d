import { nearest } from '../core/nearest-names.ts';
import type { Operation } from '../documents/document.ts';
import type { EventCatalogue, EventKind } from '../documents/events.ts';
import { effectsIn } from './event-effects.ts';
import type { ReadFile } from './families.ts';
import { type PlacedKind, placedEffects, placedKinds, placedSentences } from './stated-events.ts';

/** A kind of event with all its effects. */
type JoinedKind = Omit<PlacedKind['entry'], 'affects'> & Pick<EventKind, 'affects'>;

/** The whole catalogue: the kinds of all families with all their effects, and what follows for other families. References are relative to `messages/events.yaml`. */
export const joinedCatalogue = (read: ReadFile): Record<string, JoinedKind> => {
  const kinds = placedKinds(read);
  const effectsOf = effectsIn(read, kinds);
  const ofOthers = placedEffects(read);
  const sentences = placedSentences(read);
  const joined = kinds.map((placed): [string, JoinedKind] => {
    const { affects: own = [], ...rest } = placed.entry;
    const affects = effectsOf(placed, [...own, ...ofOthers.flatMap(({ kind, effects }) => (kind === placed.kind ? effects : []))]);
    const description = [rest.description, ...sentences.flatMap(({ kind, sentence }) => (kind === placed.kind ? [sentence] : []))].join(
      ' ',
    );
    return [placed.kind, { ...rest, description, ...(affects.length > 0 && { affects }) }];
  });
  return Object.fromEntries(joined);
};

/** What the server has to know of the catalogue, without the examples. */
export const essentialCatalogue = (read: ReadFile): EventCatalogue => {
  const kinds = Object.entries(joinedCatalogue(read)).map(([kind, { description, data, subject, changes, affects }]) => [
    kind,
    { description, data, subject, changes, affects },
  ]);
  return Object.fromEntries(kinds);
};

const verbs = { 'x-emits': 'emits', 'x-causes': 'causes' } as const;

/** What an operation says of kinds that no family has: where, and what is wrong. */
export const unknownKinds = (operation: Operation, kinds: readonly string[]): { words: [string, number]; message: string }[] =>
  Object.entries(verbs).flatMap(([key, verb]) =>
    (operation[key as keyof typeof verbs] ?? []).flatMap((kind, at) => {
      if (kinds.includes(kind)) return [];
      const near = nearest(kind, kinds);
      const known = near.length > 0 ? `Did you mean ${near.slice(0, 3).join(' or ')}?` : `They have: ${kinds.join(', ')}.`;
      return [{ words: [key, at], message: `${operation.operationId} ${verb} ${kind}, which is in no catalogue of a family. ${known}` }];
    }),
  );
