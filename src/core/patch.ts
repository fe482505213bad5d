type Filled<Changes, Defaults> = {
  [Name in keyof Changes]: Name extends keyof Defaults ? Exclude<Changes[Name], null> : Changes[Name];
};

/** The changes of a PATCH. A null becomes the field's default, if there is one. */
export const fillDefaults = <Changes extends object, Defaults extends object>(
  changes: Changes,
  defaults: Defaults,
): Filled<Changes, Defaults> =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      value === null && Object.hasOwn(defaults, name) ? defaults[name as keyof Defaults] : value,
    ]),
  ) as Filled<Changes, Defaults>;
