import { join } from 'node:path/posix';
import { camelCase } from '../core/client-names.ts';
import type { Effect, EventKind } from '../documents/events.ts';
import { familyParts, type Json, type ReadFile } from './families.ts';

/** An effect as it is written. */
export interface StatedEffect extends Omit<Effect, 'records'> {
  /** Kinds of records and their filters. `restricted` are the records that only some people see. */
  records: Effect['records'] | 'restricted';
}

/** A kind of event as a family's file has it. */
interface StatedKind extends Omit<EventKind, 'subject' | 'affects'> {
  /** The family of the record whose id is in `resource_id`, where it is not that of the file. */
  subject?: string;
  /** An example of the data. */
  example: unknown;
  /** An example of the message that carries such an event to a webhook. */
  message?: { summary: string; value: unknown };
  affects?: readonly StatedEffect[];
  /** The operations that cause it and do not know its family. */
  'x-caused-by'?: readonly string[];
  'x-emitted-by'?: string;
}

/** A kind of event with the file that has it. */
export interface PlacedKind {
  kind: string;
  file: string;
  entry: StatedKind & { subject: string };
}

/** A reference of a family's file, as `messages/events.yaml` would write it. */
const rebased = ($ref: string, file: string): string => ($ref.startsWith('#') ? `../${file}${$ref}` : join('../platform', $ref));

/** The kinds of events of all families, in the order of the families. References are relative to `messages/events.yaml`. */
export const placedKinds = (read: ReadFile): PlacedKind[] =>
  familyParts<Record<string, StatedKind>>(read, 'catalogue').flatMap(({ family, file, part }) =>
    Object.entries(part).map(([kind, entry]) => {
      const data = entry.data && { $ref: rebased(entry.data.$ref, file) };
      return { kind, file, entry: { subject: family, ...entry, data } };
    }),
  );

/** What families say of events of others: their effects on people who see records of the family. */
export const placedEffects = (read: ReadFile): { kind: string; family: string; file: string; effects: readonly StatedEffect[] }[] =>
  familyParts<Record<string, readonly StatedEffect[]>>(read, 'affected').flatMap(({ family, file, part }) =>
    Object.entries(part).map(([kind, effects]) => ({ kind, family, file, effects })),
  );

/** What families say that happens to their records with kinds of families before them, as sentences by kind. */
export const placedSentences = (read: ReadFile): { kind: string; file: string; sentence: string }[] =>
  familyParts<Record<string, string>>(read, 'follows').flatMap(({ file, part }) =>
    Object.entries(part).map(([kind, sentence]) => ({ kind, file, sentence })),
  );

/** The audiences that families add to those of `messages/events.yaml`. */
export const audiencesIn = (read: ReadFile): string[] => familyParts<Json>(read, 'audiences').flatMap(({ part }) => Object.keys(part));

/** By operation: the kinds that say themselves that it causes them. */
export const causedKinds = (read: ReadFile): Map<string, string[]> => {
  const pairs = placedKinds(read).flatMap(({ kind, entry }) => (entry['x-caused-by'] ?? []).map((operation) => ({ operation, kind })));
  return new Map(
    [...Map.groupBy(pairs, ({ operation }) => operation)].map(([operation, some]) => [operation, some.map(({ kind }) => kind)]),
  );
};

/** Replaces `x-catalogue: messages`: the examples of messages, by name, such as `projectArchived` for `PROJECT_ARCHIVED`. */
export const withMessages = (media: object, read: ReadFile): void => {
  const body = media as { 'x-catalogue'?: string; examples?: Json };
  if (body['x-catalogue'] !== 'messages') return;
  delete body['x-catalogue'];
  const stated = placedKinds(read).flatMap(({ kind, entry: { message } }) =>
    message ? [[camelCase(kind.toLowerCase()), message] as const] : [],
  );
  body.examples = Object.fromEntries(stated);
};
