import { isObject } from './is-object.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether a default is an object, whose properties have defaults of their own. */
type IsNested<Default> = Default extends readonly unknown[] | null ? false : Default extends object ? true : false;

/** Values in which nothing is missing that has a default. */
export type Completed<Given, Defaults> = {
  [Name in keyof Given as Name extends keyof Defaults ? never : Name]: Given[Name];
} & {
  [Name in keyof Given & keyof Defaults]-?: IsNested<Defaults[Name]> extends true
    ? Completed<NonNullable<Given[Name]>, Defaults[Name]>
    : Exclude<Given[Name], undefined>;
};

/** Changes in which no null is left that stands for a default. */
export type Filled<Changes, Defaults> = {
  [Name in keyof Changes]: Name extends keyof Defaults
    ? Defaults[Name] extends null
      ? Changes[Name]
      : IsNested<Defaults[Name]> extends true
        ? Filled<Exclude<Changes[Name], null>, Defaults[Name]>
        : Exclude<Changes[Name], null>
    : Changes[Name];
};

const complete = (given: Values, defaults: Values): Values => {
  const completed = Object.entries(defaults).map(([name, value]) => {
    const { [name]: own = value } = given;
    return [name, isObject(value) && isObject(own) ? complete(own, value) : own];
  });
  return { ...given, ...Object.fromEntries(completed) };
};

const fill = (changes: Values, defaults: Values): Values =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      const otherwise = Object.hasOwn(defaults, name) ? defaults[name] : undefined;
      if (value === null) return [name, otherwise ?? null];
      return [name, isObject(otherwise) && isObject(value) ? fill(value, otherwise) : value];
    }),
  );

/** The values of a POST or PUT. What is missing has its default, if there is one, also within objects that have defaults. */
export const withDefaults = <Given extends object, Defaults extends object>(given: Given, defaults: Defaults): Completed<Given, Defaults> =>
  complete(given as Values, defaults as Values) as Completed<Given, Defaults>;

/** The changes of a PATCH. A null becomes the field's default, if there is one, also within objects that have defaults. */
export const fillDefaults = <Changes extends object, Defaults extends object>(
  changes: Changes,
  defaults: Defaults,
): Filled<Changes, Defaults> => fill(changes as Values, defaults as Values) as Filled<Changes, Defaults>;
