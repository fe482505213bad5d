import { joinedCatalogue } from '../codegen/event-catalogue.ts';
import type { ReadFile } from '../codegen/families.ts';
import { placedKinds } from '../codegen/stated-events.ts';
import { eventNames } from '../documents/events.ts';
import type { Node } from './source-files.ts';

const firstWord = (kind: string): string => kind.split('_')[0]!;

/** Finds where kinds of events are written. */
export const kindPlaces = (read: ReadFile) => {
  const kinds = placedKinds(read);
  const names = eventNames(joinedCatalogue(read));

  /** A kind, or what is left of its family: the list where others begin with the same word, or the list of families. */
  const ofKind = (kind: string): Node => {
    const found = kinds.find((one) => one.kind === kind);
    if (found) return { file: found.file, words: ['catalogue', kind] };
    const alike = kinds.find((one) => firstWord(one.kind) === firstWord(kind));
    return alike ? { file: alike.file, words: ['catalogue'] } : { file: 'platform.yaml', words: ['tags'] };
  };

  /** The kind that a schema is made from. */
  const ofSchema = (name: string): Node | undefined => (names[name] ? ofKind(names[name]) : undefined);

  return { ofKind, ofSchema };
};
