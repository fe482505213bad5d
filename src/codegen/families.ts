import { singular } from '../core/singular.ts';
import type { PathItem, Schema } from '../documents/document.ts';
import { idSchemaOf } from '../documents/events.ts';
import { prefixesIn } from '../documents/id-patterns.ts';

export type Json = Record<string, unknown>;

/** Reads a file of `openapi`, by its path there. */
export type ReadFile = (file: string) => Json;

/** The families are the tags of the platform's root. */
export const familiesIn = (read: ReadFile): string[] => ((read('platform.yaml').tags ?? []) as { name: string }[]).map(({ name }) => name);

export const familyFile = (family: string): string => `platform/${family}.yaml`;

/** A part of a family's file that other families do not have to know, such as `catalogue`. */
export interface FamilyPart<T> {
  family: string;
  file: string;
  part: T;
}

/** What families have under a key of their files, in the order of the families. */
export const familyParts = <T>(read: ReadFile, key: string): FamilyPart<T>[] =>
  familiesIn(read).flatMap((family) => {
    const file = familyFile(family);
    const part = read(file)[key] as T | undefined;
    return part === undefined ? [] : [{ family, file, part }];
  });

const prefixOf = (read: ReadFile, { family, file }: FamilyPart<unknown>): string => {
  const { schemas } = read(file) as { schemas: Record<string, Schema> };
  return prefixesIn(schemas[idSchemaOf(family)]?.pattern)[0]!;
};

/** Takes a word from a schema with what families have under the key that it names; the word stays where none has anything. */
const taken = <T>(schema: Schema, word: string, read: ReadFile): FamilyPart<T>[] => {
  const parts = schema[word] === undefined ? [] : familyParts<T>(read, String(schema[word]));
  if (parts.length > 0) delete schema[word];
  return parts;
};

/** An error that only one family has. */
interface StatedError {
  status: number;
  /** What it means, and what a client can do. */
  description: string;
}

/** The errors that families add to those of `shared/errors.yaml`, by code. */
export const familyErrors = (read: ReadFile): Record<string, StatedError> =>
  Object.assign({}, ...familyParts<Record<string, StatedError>>(read, 'errors').map(({ part }) => part));

/** Replaces `x-family-errors`: adds the codes of families, and their statuses. */
const withFamilyErrors = (schema: Schema, read: ReadFile): void => {
  if (schema['x-family-errors'] === undefined) return;
  delete schema['x-family-errors'];
  const errors = Object.entries(familyErrors(read));
  schema.enum = [...(schema.enum ?? []), ...errors.map(([code]) => code)];
  Object.assign(schema['x-statuses'] as object, Object.fromEntries(errors.map(([code, { status }]) => [code, status])));
};

const writing = ['post', 'put', 'patch', 'delete'] as const;

/** The operations that can be part of a batch: all that write, without those that say otherwise. */
const batchOperations = (read: ReadFile): string[] =>
  familiesIn(read)
    .flatMap((family) => Object.values(read(familyFile(family))) as PathItem[])
    .flatMap((item) => writing.flatMap((method) => item[method] ?? []))
    .flatMap(({ operationId, 'x-batch': batch }) => (batch === undefined ? [operationId] : []));

/** Adds the values of `x-batch-operations`. The word stays: what is promised of them is each operation's own `x-batch`. */
const withBatchOperations = (schema: Schema, read: ReadFile): void => {
  if (schema['x-batch-operations'] !== undefined) schema.enum = batchOperations(read);
};

/** A kind of record with properties that search takes words from. */
export interface SearchedKind {
  kind: string;
  /** The family, which is also the name of the table. */
  family: string;
  /** The schema of the record. */
  schema: string;
  /** The properties with `x-search`. */
  searched: Readonly<Record<string, Schema>>;
}

/** The kinds of records with properties that have `x-search`, in the order of the families. */
export const searchedKinds = (read: ReadFile): SearchedKind[] =>
  familiesIn(read).flatMap((family) =>
    Object.entries((read(familyFile(family)).schemas ?? {}) as Record<string, Schema>).flatMap(([schema, { properties = {} }]) => {
      const searched = Object.entries(properties).filter(([, property]) => property['x-search'] !== undefined);
      if (searched.length === 0) return [];
      return [{ kind: singular(family).replaceAll('-', '_'), family, schema, searched: Object.fromEntries(searched) }];
    }),
  );

/** Replaces `x-search-kinds`: adds the kinds of records that search finds. */
const withSearchKinds = (schema: Schema, read: ReadFile): void => {
  if (schema['x-search-kinds'] === undefined) return;
  delete schema['x-search-kinds'];
  schema.enum = searchedKinds(read).map(({ kind }) => kind);
};

/**
 * Replaces what a schema leaves to families: `x-family-values` names a key under which families have values of this enumeration, and
 * `x-family-ids` one under which those have something whose ids the schema takes. `x-family-errors` adds the codes of their errors, and
 * `x-batch-operations` stands for the operations that can be part of a batch, and `x-search-kinds` for the kinds of records that search finds.
 */
export const withFamilies = (node: object, read: ReadFile): void => {
  const schema = node as Schema;
  withFamilyErrors(schema, read);
  withBatchOperations(schema, read);
  withSearchKinds(schema, read);
  const values = taken<string[]>(schema, 'x-family-values', read);
  const prefixes = taken(schema, 'x-family-ids', read).map((part) => prefixOf(read, part));
  if (values.length > 0) schema.enum = values.flatMap(({ part }) => part);
  if (prefixes.length > 0) schema.pattern = `^(${prefixes.join('|')})_[0-7][0-9a-hjkmnp-tv-z]{25}$`;
};
