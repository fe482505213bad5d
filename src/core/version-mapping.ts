import type { Condition } from './query/list-query.ts';

type NameIn<Names, Key> = Key extends keyof Names ? Names[Key] : Key;

type With<Value, Record> = Value extends readonly unknown[] ? Record[] : Value extends object ? Record : Value;

/**
 * A record whose properties are named differently, with nested records.
 * @public The mappings of versions are typed with it, in `generated/`.
 */
export type Renamed<Latest, Names, Inside> = {
  [Key in keyof Latest as NameIn<Names, Key> & PropertyKey]: NameIn<Names, Key> extends keyof Inside
    ? With<Latest[Key], Inside[NameIn<Names, Key>]>
    : Latest[Key];
};

/** Translates a filter of another version into the latest filters. It returns at least one filter, even if that one finds every record: a group must not become empty. */
export type FilterFunction = (condition: Condition) => readonly [Condition, ...Condition[]];

/**
 * The latest enum behind a field that another version filters or sorts by, and the latest values that each value of the version stands for.
 * @public The mappings of versions are typed with it, in `generated/`.
 */
export type EnumValues<Own extends string, Latest> = {
  [Field in keyof Latest]: { readonly field: Field; readonly values: Readonly<Record<Own, readonly Latest[Field][]>> };
}[keyof Latest];
