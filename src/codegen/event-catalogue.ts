import { join } from 'node:path/posix';
import type { EventCatalogue, EventKind } from '../documents/events.ts';

type Json = Record<string, unknown>;

/** Reads a file of `openapi`, by its path there. */
export type ReadFile = (file: string) => Json;

/** A kind of event as a family's file has it. */
export interface StatedKind extends Omit<EventKind, 'subject'> {
  /** The family of the record whose id is in `resource_id`, where it is not that of the file. */
  subject?: string;
  /** An example of the data. */
  example: unknown;
  /** An example of the message that carries such an event to a webhook. */
  message?: { summary: string; value: unknown };
  'x-emitted-by'?: string;
}

/** A kind of event with the file that has it. */
export interface PlacedKind {
  kind: string;
  file: string;
  entry: StatedKind & { subject: string };
}

const inCamelCase = (kind: string): string => kind.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** The families are the tags of the platform's root. */
export const familiesIn = (read: ReadFile): string[] => ((read('platform.yaml').tags ?? []) as { name: string }[]).map(({ name }) => name);

const familyFile = (family: string): string => `platform/${family}.yaml`;

/** A reference of a family's file, as `messages/events.yaml` would write it. */
const rebased = ($ref: string, file: string): string => ($ref.startsWith('#') ? `../${file}${$ref}` : join('../platform', $ref));

/** The kinds of events of all families, in the order of the families. References are relative to `messages/events.yaml`. */
export const placedKinds = (read: ReadFile): PlacedKind[] =>
  familiesIn(read).flatMap((family) => {
    const file = familyFile(family);
    const stated = (read(file).catalogue ?? {}) as Record<string, StatedKind>;
    return Object.entries(stated).map(([kind, entry]) => {
      const data = entry.data && { $ref: rebased(entry.data.$ref, file) };
      return { kind, file, entry: { subject: family, ...entry, data } };
    });
  });

/** The same, by kind. */
export const joinedCatalogue = (read: ReadFile): Record<string, PlacedKind['entry']> =>
  Object.fromEntries(placedKinds(read).map(({ kind, entry }) => [kind, entry]));

/** What the server has to know of the catalogue, without the examples. */
export const essentialCatalogue = (read: ReadFile): EventCatalogue =>
  Object.fromEntries(
    placedKinds(read).map(({ kind, entry: { description, data, subject, changes, affects } }) => [
      kind,
      { description, data, subject, ...(changes && { changes }), ...(affects && { affects }) },
    ]),
  );

/** Replaces `x-catalogue: messages`: the examples of messages, by name, such as `projectArchived` for `PROJECT_ARCHIVED`. */
export const withMessages = (media: object, read: ReadFile): void => {
  const body = media as { 'x-catalogue'?: string; examples?: Json };
  if (body['x-catalogue'] !== 'messages') return;
  delete body['x-catalogue'];
  const stated = placedKinds(read).flatMap(({ kind, entry: { message } }) => (message ? [[inCamelCase(kind), message] as const] : []));
  body.examples = Object.fromEntries(stated);
};
