import { basename } from 'node:path';
import { joinFieldMap, type WrittenMap } from './read-field-map.ts';

const notEmpty = ([, names]: [string, string[]]): boolean => names.length > 0;

/** The fields in one map that need a resolver, by type: root fields, and fields that lead to other records. */
const fieldsIn = ({ roots, types = {} }: Partial<WrittenMap>): Record<string, string[]> => {
  const { Query = {}, Mutation = {}, Subscription = {} } = roots ?? {};
  // Fields that follow a list have one resolver for all families.
  const followed = Object.entries(Subscription).flatMap(([name, one]) => ('list' in one ? [] : [name]));
  const reached = Object.entries(types).map(([type, entry]): [string, string[]] => [type, Object.keys(entry.reached ?? {})]);
  const root: [string, string[]][] = [
    ['Query', Object.keys(Query)],
    ['Mutation', Object.keys(Mutation)],
    ['Subscription', followed],
  ];
  return Object.fromEntries([...root, ...reached].filter(notEmpty));
};

/** The fields that need a resolver of a family, by family and type: those in its map. */
export const resolvedFields = (files: readonly [file: string, text: string][]): Record<string, Record<string, string[]>> =>
  Object.fromEntries(
    files
      .map(([file, text]) => [basename(file, '.map.yaml'), fieldsIn(joinFieldMap([[file, text]]))] as const)
      .filter(([, fields]) => Object.keys(fields).length > 0),
  );
