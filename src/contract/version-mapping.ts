import type { Mappings } from '#generated/differing';
import type { Surplus } from './types.ts';

type Functions = Readonly<Record<string, (value: never) => unknown>>;

/** The type of the same functions. A function that returns surplus properties gets a type that does not compile and names them. */
type WithoutSurplus<Given, Demanded> = {
  [Name in keyof Given]: Name extends keyof Demanded
    ? Given[Name] extends (value: never) => infer Made
      ? Demanded[Name] extends (value: never) => infer Wanted
        ? Surplus<Made, Wanted> extends never
          ? Given[Name]
          : { 'this has properties that the contract does not document': Surplus<Made, Wanted> }
        : Given[Name]
      : Given[Name]
    : { 'nothing of this name differs in this version': Name };
};

type Checked<Given, Demanded> = {
  [Group in keyof Given]: Group extends keyof Demanded
    ? WithoutSurplus<Given[Group], Demanded[Group]>
    : { 'this version needs none': Group };
};

/**
 * Defines how a version is mapped to the latest one and from it. These do not compile: a difference without its function, a function
 * without a difference, and a function that returns too few or too many properties.
 */
export const defineMapping =
  <V extends keyof Mappings>(_version: V) =>
  <M extends Mappings[V]>(mapping: M & Checked<M, Mappings[V]>): Mappings[V] =>
    mapping;

/** An enum of the latest version, and which of its values each value of a version stands for. */
export interface AnyEnumValues {
  readonly field: string;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/** A mapping as it is applied, whatever its version. */
export interface AnyMapping {
  readonly answers?: Functions;
  readonly bodies?: Functions;
  readonly filters?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly sorts?: Readonly<Record<string, Readonly<Record<string, string | AnyEnumValues>>>>;
  readonly fields?: Readonly<Record<string, Readonly<Record<string, PropertyKey | null>>>>;
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type { Mappings };
